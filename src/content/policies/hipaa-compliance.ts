import type { Policy } from './policy.schema.ts';

export const hipaaCompliance = {
  slug: 'hipaa-compliance',
  title: 'HIPAA Notice of Privacy Practices',
  lastUpdated: '2026-11-23',
  meta: {
    title: 'HIPAA Notice of Privacy Practices',
    description:
      'How we may use and disclose your medical information, your rights to see, correct and restrict it, and how to complain to us within 180 days or to HHS.',
  },
  intro: [
    'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
    '*Effective date:* November 23, 2026.',
    '*Sample text.* An attorney reviews and adapts this page before it is published.',
  ],
  sections: [
    {
      id: 'about',
      heading: 'About this notice',
      blocks: [
        {
          type: 'paragraph',
          text: 'When you become a patient of {name}, we keep a record of your health history, consultation, photographs, treatments, products, consents and payments. As far as it can identify you, that record is protected health information. We handle it according to the federal Health Insurance Portability and Accountability Act (HIPAA) and the California Confidentiality of Medical Information Act, and wherever one of them protects you more, we follow that one.',
        },
        {
          type: 'paragraph',
          text: 'This notice applies to everyone who works at our studio: physicians, nurses, estheticians, cosmetologists, permanent makeup artists, massage therapists, front desk staff, trainees, and contractors who perform services for us. What this website itself stores is explained in the [Privacy Policy](/privacy-policy).',
        },
        {
          type: 'paragraph',
          text: 'We give you this notice no later than your first service, including a consultation by video, and ask you to sign that you received it. Your signature is not an agreement, you may decline to sign, and your care doesn’t depend on it; we then note that we tried. Reading this website doesn’t mean that you received or accepted this notice.',
        },
      ],
    },
    {
      id: 'our-duties',
      heading: 'Our duties',
      blocks: [
        {
          type: 'paragraph',
          text: 'We are required by law to:',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            'maintain the privacy and security of your protected health information;',
            'give you this notice of our legal duties and privacy practices;',
            'follow the terms of the notice that is currently in effect;',
            'notify you following a breach of unsecured protected health information that affects you, without unreasonable delay and within the time the law sets;',
            'use or disclose your information only as this notice describes, unless you tell us in writing that we may do otherwise.',
          ],
        },
      ],
    },
    {
      id: 'treatment-payment-operations',
      heading: 'Uses for treatment, payment and operations',
      blocks: [
        {
          type: 'paragraph',
          text: 'We may use and disclose your information for these three purposes without asking you each time.',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            '*Treatment.* To provide and coordinate your care. For example, the nurse who treats you reads the physician’s examination and your allergies; if a complication arises, we may speak with your dermatologist.',
            '*Payment.* To charge for services and collect payment. For example, we confirm the date and amount of a service to a financing company you chose. We don’t bill health insurance.',
            '*Health care operations.* To run the studio and improve care. For example, the medical director reviews charts for quality, and new staff learn under supervision.',
          ],
        },
        {
          type: 'paragraph',
          text: 'We may also contact you with appointment reminders, aftercare checks and information on treatment alternatives or other health-related services that may interest you, where that doesn’t count as marketing under the law. Tell us if you prefer not to receive them, or if we should use a certain number or address.',
        },
      ],
    },
    {
      id: 'your-choice',
      heading: 'When you can choose',
      blocks: [
        {
          type: 'paragraph',
          text: 'You may tell us whether and what to share with family members, friends or others involved in your care or its payment, for instance the person who drives you home. If you aren’t able to tell us, such as in an emergency, we may share what we believe is in your best interest and no more than is needed. We may also share information to help in disaster relief.',
        },
        {
          type: 'paragraph',
          text: 'We don’t keep a public patient directory and don’t use your information for fundraising.',
        },
      ],
    },
    {
      id: 'required-by-law',
      heading: 'Uses and disclosures the law permits or requires',
      blocks: [
        {
          type: 'paragraph',
          text: 'In some situations the law allows or obliges us to use or disclose information without your authorization, often under strict conditions that we have to meet first:',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            '*Public health:* reporting certain diseases, reactions to medicines, and problems with products or devices, including recalls.',
            '*Abuse, neglect or violence:* reporting to the authorities the law names, including the injury reports California requires.',
            '*Serious threats:* preventing a serious and imminent threat to someone’s health or safety.',
            '*Oversight:* audits, inspections and licensing by agencies such as the Medical Board of California.',
            '*Compliance:* disclosures to the U.S. Department of Health and Human Services when it reviews whether we follow HIPAA.',
            '*Courts:* in response to a court order, or to a subpoena after the steps that California law sets for your protection.',
            '*Law enforcement:* where a law, warrant or similar process requires it, with the limits California law adds.',
            '*Workers’ compensation:* as those laws allow.',
            '*Coroners, medical examiners, funeral directors and organ donation organizations:* as their work requires.',
            '*Special government functions,* such as military or national security matters, where the law provides for them.',
            '*Research:* only after an approved review of its privacy protections, or with your authorization.',
            '*Business associates:* companies that work for us, such as our record system, after they have signed an agreement to protect your information.',
          ],
        },
      ],
    },
    {
      id: 'authorization',
      heading: 'Uses that need your written authorization',
      blocks: [
        {
          type: 'paragraph',
          text: 'Every use or disclosure that this notice doesn’t describe needs your written authorization. In particular, we need it for:',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            'marketing, where the law counts a message as marketing, and always when someone pays us for it;',
            'any sale of your information, which we don’t do;',
            'most uses and disclosures of psychotherapy notes, which we don’t keep;',
            'photographs, videos or your story in our gallery, on this website, in social media, in advertising or in teaching, even without your name;',
            'disclosure of test results or other information for which California law asks for specific permission.',
          ],
        },
        {
          type: 'paragraph',
          text: 'You may say no without any effect on your treatment. You may revoke an authorization at any time in writing. We will stop from then on; we can’t take back what was already disclosed in reliance on it, and a picture already printed can’t always be withdrawn.',
        },
      ],
    },
    {
      id: 'special-protection',
      heading: 'Information with special protection',
      blocks: [
        {
          type: 'paragraph',
          text: 'Some information has additional protection under federal or California law, such as HIV test results, mental health records, genetic information and care related to reproductive health or gender. If we ever receive records from a federally assisted program for substance use disorders, we won’t use or disclose them, or testimony about what they contain, in civil, criminal, administrative or legislative proceedings against you without your written consent or a court order that meets the legal requirements, after notice and an opportunity to be heard.',
        },
        {
          type: 'paragraph',
          text: 'Information that we lawfully disclose may be disclosed again by whoever receives it and may then no longer be protected by HIPAA.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          type: 'paragraph',
          text: 'You have the following rights over your information. Write to {email} or to {name}, {address}; call {phone} if you would like help with a request.',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            '*See and copy.* You may look at your record within five working days and receive a paper or electronic copy within fifteen days of your written request. We may charge a reasonable fee based on cost. If we deny part of a request, we explain why and how you can have that reviewed.',
            '*Correct.* If you believe that something is wrong or missing, you may ask us to amend it. If we decline, we tell you why in writing within 60 days. You may add a statement of disagreement, and under California law a written addendum of up to 250 words for each item you believe is incomplete or incorrect.',
            '*Confidential communication.* You may ask us to reach you in a certain way or at a certain place. We say yes to every reasonable request and don’t ask for a reason.',
            '*Restrict.* You may ask us to limit what we use or share for treatment, payment or operations. We don’t have to agree, with one exception: if you paid for a service in full out of pocket, you may ask us not to share it with a health plan for payment or operations, and we must agree unless a law requires us to share it.',
            '*List of disclosures.* You may ask for an accounting of disclosures for the six years before your request, except those for treatment, payment, operations and some others, such as those you asked for. One list in twelve months is free.',
            '*Copy of this notice.* You may have a paper copy at any time, even if you agreed to receive it electronically.',
            '*Someone to act for you.* A person with your medical power of attorney, or your legal guardian, may exercise your rights for you. We verify that authority first.',
            '*Notice of a breach.* You will be told if one affects your unsecured information.',
          ],
        },
      ],
    },
    {
      id: 'safeguards',
      heading: 'How we protect your information',
      blocks: [
        {
          type: 'list',
          ordered: false,
          items: [
            'People see what their work requires and no more; access to records is logged.',
            'Records are kept in a system with encryption and individual sign-in, separate from this website.',
            'We take clinical photographs with the studio’s own equipment, never with personal phones, and they go straight to your record.',
            'Our team is trained when they join and every year after.',
            'Virtual consultations use a video service that has signed an agreement to protect health information, and aren’t recorded without your permission.',
            'Records are kept for as long as California law and good practice require, then destroyed beyond recovery.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Ordinary email, text messages and the forms on this website are not part of your medical record system. If you write to us about your health that way, we will answer, and we may move the conversation to a safer place. If you prefer email in spite of the risk, tell us and we will respect it.',
        },
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      blocks: [
        {
          type: 'paragraph',
          text: 'If you believe that your privacy rights have been violated, you may complain to us, to the federal government, or both. We will not retaliate against you in any way, and your care doesn’t depend on it.',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            '*To our facility:* in writing within 180 days of the day you learned of the matter, to the Privacy Officer, {name}, {address}, or {email}. Tell us what happened, when, and how we can reach you. You may call {phone} first, and we will help you write it down. We confirm that we have received it, look into it and answer in writing.',
            '*To the U.S. Department of Health and Human Services:* Office for Civil Rights, 200 Independence Avenue SW, Washington, DC 20201; 1-800-368-1019, TDD 1-800-537-7697; www.hhs.gov/ocr/complaints. It generally also has to be filed within 180 days.',
            '*About a physician’s conduct:* Medical Board of California, www.mbc.ca.gov, (800) 633-2322.',
          ],
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this notice',
      blocks: [
        {
          type: 'paragraph',
          text: 'We may change the terms of this notice, and the change will apply to all information we have about you, including what we received before. The current notice is posted on this page and in the studio, and you may ask for a copy at any visit. It is effective November 23, 2026.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          type: 'paragraph',
          text: 'Questions about this notice, requests and complaints go to the Privacy Officer: {name}, {address}, {phone}, {email}. If you need this notice in another language or format, tell us and we will arrange it at no charge.',
        },
      ],
    },
  ],
} satisfies Policy;
