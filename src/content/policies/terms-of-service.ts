import { policiesOffer } from '../derived/policies-offer.ts';
import { compliance } from '../compliance.ts';
import { paying } from '../paying.ts';
import type { Policy } from './policy.schema.ts';

export const termsOfService = {
  slug: 'terms-of-service',
  title: 'Terms of Service',
  lastUpdated: '2026-11-30',
  meta: {
    title: 'Terms of Service for our med spa',
    description:
      'The terms for our website and studio: age, appointments, 24 hours’ cancellation notice, final sales, memberships, rewards, medical disclaimer, California law.',
  },
  intro: [
    'These terms are the agreement between you and {name} when you use this website, book or receive a service, or buy anything from us. You can read them in one sitting. If a sentence is unclear, ask us before you agree to it.',
    '*Sample text.* An attorney reviews and adapts this page before it is published.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'Agreement and who may use it',
      blocks: [
        {
          type: 'paragraph',
          text: `By booking an appointment, buying a service, product, package${paying.giftCards ? ', gift card' : ''} or membership, or receiving a treatment, you accept these terms. If you only use this website, the sections on the website, the medical disclaimer, liability and governing law apply to you. Our [Privacy Policy](/privacy-policy) and our [Notice of Privacy Practices](/hipaa-compliance) tell you how we handle your information. They are notices, and using this website doesn’t mean that you accept or waive anything in them.`,
        },
        {
          type: 'paragraph',
          text: 'You must be at least 18 years old to use this website’s forms, to book, to buy and to be treated. We don’t treat minors.',
        },
        {
          type: 'paragraph',
          text: `In these terms, “we” and “us” mean {name}, {address}, and, for medical care, ${compliance.professionalCorporation ?? 'the physician’s practice that gives it'}. “Studio” means our premises. “Services” means all treatments, consultations and other services we provide, in person or by video.`,
        },
      ],
    },
    {
      id: 'medical-disclaimer',
      heading: 'Medical disclaimer',
      blocks: [
        {
          type: 'paragraph',
          text: 'What you read on this website, in our articles, in our emails and in messages from us is general education. It is not a diagnosis or medical advice for you, and reading it or writing to us doesn’t create a relationship between a patient and a clinician. That relationship begins only when a licensed provider has evaluated you and accepted you for care.',
        },
        {
          type: 'paragraph',
          text: 'Don’t delay or disregard advice from your own doctor because of something you have read here. We don’t provide emergency care. If you think you may have a medical emergency, call 911 or go to the nearest emergency room; don’t use a form on this website, because it may not be read in time.',
        },
      ],
    },
    {
      id: 'consultation',
      heading: 'Consultation, eligibility and consent',
      blocks: [
        {
          type: 'paragraph',
          text: 'Every service begins with a consultation. For medical services, California law also requires an examination by a physician, or by a nurse practitioner or physician assistant acting within the law, before treatment. Medical services are performed by licensed professionals within their scope of practice and under the supervision the law requires.',
        },
        {
          type: 'paragraph',
          text: 'You agree to give us complete and accurate information and to keep it current. In particular, tell us about:',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            'pregnancy, plans for pregnancy and breastfeeding;',
            'medical conditions, implants, surgeries and skin cancers, past or present;',
            'medicines, supplements and topical products, including isotretinoin, blood thinners and retinoids;',
            'allergies, including to anesthetics, latex, metals, pigments and adhesives;',
            'cold sores, keloids or unusual scarring, recent sun, tanning and self-tanner;',
            'recent injectables, peels, lasers or other procedures anywhere.',
          ],
        },
        {
          type: 'paragraph',
          text: 'We may decline, postpone or change a treatment when we believe it isn’t safe or suitable for you. You will be asked to read and sign a consent form for each kind of treatment; it explains risks, alternatives and aftercare and is part of our agreement. You may withdraw consent and stop a treatment at any time.',
        },
      ],
    },
    {
      id: 'results',
      heading: 'Results vary',
      blocks: [
        {
          type: 'paragraph',
          text: 'People differ in skin, hair, health, age, habits and healing, and so do results. We make no promise that you will achieve a particular result, or that a stated number of sessions will be enough for you. Numbers of sessions, intervals and recovery times on this website are typical ranges.',
        },
        {
          type: 'paragraph',
          text: 'Before and after pictures show one case each, or are illustrations and labeled as such. Testimonials are the experience of the person who gave them, or are samples and labeled as such. Some products and devices are used off-label, in ways that the FDA hasn’t cleared or approved. Our service pages point this out, and your provider will tell you when it applies to you.',
        },
      ],
    },
    {
      id: 'booking',
      heading: 'Booking and payment',
      blocks: [
        {
          type: 'paragraph',
          text: 'Booking doesn’t take place on this website. BOOK NOW and JOIN buttons open the website of an independent booking provider in a new tab. Any account you create there, the payment details you enter and the way they are handled are governed by that provider’s terms and privacy policy. An inquiry you send us through this website is a question, not a booking; a time is reserved only when the booking provider or our team has confirmed it.',
        },
        {
          type: 'paragraph',
          text: 'Services are by appointment only. Prices are in U.S. dollars, may change before you book and may depend on your consultation. Payment is due at the time of service or purchase unless a prepaid package, membership or payment plan says otherwise. Payment plans are offered through the booking provider or a lender, on their terms and subject to their approval.',
        },
        {
          type: 'paragraph',
          text: 'We don’t bill health insurance. Cosmetic services are usually not covered by it.',
        },
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancellation, rescheduling and late arrival',
      blocks: [
        {
          type: 'paragraph',
          text: 'Please give at least 24 hours’ notice if you need to cancel or move an appointment. Use the link in your booking confirmation, call {phone} or write to {email}. The hours count back from the start of your appointment, weekends and holidays included.',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            'With at least 24 hours’ notice, you may cancel or reschedule without charge.',
            'With less notice, or if you miss your appointment, a prepaid session may be counted as used, and any cancellation fee shown to you when you booked applies.',
            'If you arrive late, we will treat you for as much of the time as remains if that can be done safely, at the full price. Otherwise the visit counts as a late cancellation.',
            'If you are ill or sunburned, have a cold sore or start a new medicine, tell us as early as you can. We’ll gladly move your visit to a better time.',
            'Virtual consultations may be rescheduled free of charge up to 24 hours before.',
            'If we have to cancel, we will offer another time. If no time suits you, the appointment is not counted as used.',
          ],
        },
      ],
    },
    {
      id: 'final-sales',
      heading: 'All sales are final',
      blocks: [
        {
          type: 'paragraph',
          text: 'All sales are final. We don’t give refunds, exchanges or credits, except where the law requires it or these terms say otherwise. This covers:',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            'single sessions, once provided or prepaid;',
            'packages and series, including sessions not yet used;',
            ...(paying.giftCards ? ['gift cards;'] : []),
            'memberships;',
            'products, opened or unopened;',
            'consultation fees.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Packages and prepaid sessions are for the person named, for the service named, and can’t be transferred or exchanged for cash. If a change in your health means that you can no longer receive a prepaid service, tell us; with a note from your doctor, we will help you choose a different service of the same value. A product that reaches you damaged or defective will be replaced if you tell us within seven days.',
        },
        ...(paying.giftCards
          ? [
              {
                type: 'paragraph' as const,
                text: 'Gift cards sold by us have no expiration date, can be used toward any service, and can’t be exchanged for cash, except that we pay out a balance under $15 if you ask (California Civil Code section 1749.5). Treat one like cash; we can replace a lost card only if you can show the purchase.',
              },
            ]
          : []),
      ],
    },
    {
      id: 'offers',
      heading: policiesOffer.heading,
      blocks: [
        {
          type: 'paragraph',
          text: policiesOffer.terms,
        },
      ],
    },
    {
      id: 'memberships',
      heading: 'Memberships',
      blocks: [
        {
          type: 'paragraph',
          text: '[Memberships](/memberships) are annual and billed once a year. There is no monthly option. The tiers are:',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            'Refresh: $99 per year, 10% off eligible services;',
            'Rejuvenate: $125 per year, 15% off eligible services;',
            'Revive: $150 per year, 20% off eligible services.',
          ],
        },
        {
          type: 'paragraph',
          text: 'These rules apply to every tier:',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            'The discount applies to services only, not to products, and excludes Botox and dermal filler. The other neurotoxins we offer are excluded, too.',
            'A membership is individual. It can’t be shared, given away or transferred.',
            'A change of tier takes effect at the next billing cycle.',
            'If you cancel within 30 days of purchase, you forfeit the discounted benefits: services you received at the member price are recalculated at the regular price, and the balance of services provided is charged to the card on file.',
            'Membership fees are not refunded, in part or in full, except where this section or the law requires it.',
            '*Automatic renewal.* A membership renews every year on the date you joined and is charged to the card on file, at the price shown when you joined, until you cancel. You accept this separately, before you pay, and receive these terms in a form you can keep. We email you a reminder with the price and the way to cancel 15 to 45 days before each renewal. If the price changes, we tell you the new price and how to cancel at least 7 and no more than 30 days before it takes effect.',
            '*How to cancel the renewal.* Online with the booking provider, in the same way you joined, or in writing to {email}, at any time before the renewal date and without a fee. You keep your discount to the end of the year you paid for. A renewal that we charge after you canceled is refunded.',
            'We may end a membership that is misused. In that case we will tell you why.',
          ],
        },
      ],
    },
    {
      id: 'rewards',
      heading: 'Points and rewards',
      blocks: [
        {
          type: 'paragraph',
          text: 'The [rewards program](/rewards) is a courtesy, not a purchase. You need an account with the booking provider to track points.',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            'Botox and neurotoxin services (Botox, Dysport, Xeomin, Jeuveau and Daxxify) earn 1 point per $1 spent.',
            'Points are credited after payment is processed and are valid for 12 months from the day they were earned.',
            'They may be redeemed at these levels as credit toward any service: 500 points for $12.50, 1,000 for $25, 2,500 for $62.50 and 5,000 for $125.',
            `Points apply to service payments only, not to products${paying.giftCards ? ', memberships or gift cards' : ' or memberships'}.`,
            'They are not transferable, have no cash value and can’t be combined with promotions.',
            'Points earned on a payment that is reversed are removed.',
            'We may change or end the program. We will announce that at least 30 days ahead, and points already earned can be redeemed until then.',
          ],
        },
      ],
    },
    {
      id: 'aftercare',
      heading: 'Your part: preparation and aftercare',
      blocks: [
        {
          type: 'paragraph',
          text: 'Treatments ask something of you before and after. You agree to follow the written instructions we give you, to protect treated skin from the sun, and to contact us promptly if something doesn’t feel right. Complications that are reported early are usually easier to treat. If you are treated elsewhere for one, that provider’s charges are between you and them unless the law says otherwise.',
        },
      ],
    },
    {
      id: 'conduct',
      heading: 'In the studio',
      blocks: [
        {
          type: 'paragraph',
          text: 'We want the studio to be calm and safe for everyone. We may end a visit or refuse service in case of harassment, threats, intoxication or disregard for safety; a visit ended for that reason is charged in full. We serve people of every race, color, religion, ancestry, national origin, disability, medical condition, age, sex, gender identity, sexual orientation and every other status protected by law. Please tell us what you need to make your visit accessible.',
        },
        {
          type: 'paragraph',
          text: 'Photos taken for your record are part of your medical record. We publish a picture only with your separate written permission, which you may refuse without any effect on your care.',
        },
      ],
    },
    {
      id: 'website',
      heading: 'Using this website',
      blocks: [
        {
          type: 'paragraph',
          text: 'You may read, save and print pages for your own use. Text, pictures, drawings, marks and code belong to us or to our licensors and may not be republished, sold or used to train or feed other services without written permission. Product and brand names belong to their owners and are used to describe what we offer; no endorsement is implied.',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            'Don’t send false inquiries, use other people’s addresses or try to disturb or break into the website.',
            'Don’t put medical details into a form that you would not put into an ordinary email.',
            'The website can be saved to your device and read without a connection. A saved page may be older than the current one; the current one applies.',
            'A form sent without a connection is kept on your device and delivered later. Until the website tells you that it was sent, we have not received it.',
            'Links lead to websites we don’t control, and we aren’t responsible for them.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Warranties and liability',
      blocks: [
        {
          type: 'paragraph',
          text: 'We maintain this website with care but provide it “as is” and “as available,” without warranties of any kind, to the extent the law allows. To that extent we aren’t liable for indirect or consequential losses that arise from using the website, and our total liability in connection with the website, as distinct from treatments, is limited to $100.',
        },
        {
          type: 'paragraph',
          text: 'Nothing in these terms limits liability that can’t be limited by law, including for professional negligence, gross negligence, fraud, willful injury or violation of law, and nothing takes away rights that California gives to consumers or patients.',
        },
      ],
    },
    {
      id: 'law',
      heading: 'Governing law and disputes',
      blocks: [
        {
          type: 'paragraph',
          text: 'California law governs these terms, without regard to its rules on conflict of laws. If something has gone wrong, write to us first at {email}. We will answer within 30 days, and most matters can be settled that way. If yours can’t, it will be heard by the state or federal courts in the California county where the studio is located; either of us may use small claims court instead.',
        },
        {
          type: 'paragraph',
          text: 'If a part of these terms is found invalid, the rest remains. If we don’t enforce a right once, we haven’t given it up. You may not transfer these terms to someone else without our agreement.',
        },
      ],
    },
    {
      id: 'patient-notices',
      heading: 'Notices for patients in California',
      blocks: [
        {
          type: 'paragraph',
          text: 'Medical doctors are licensed and regulated by the Medical Board of California. To check up on a license or to file a complaint go to www.mbc.ca.gov, email licensecheck@mbc.ca.gov, or call (800) 633-2322. Registered nurses and nurse practitioners are licensed by the California Board of Registered Nursing, www.rn.ca.gov. Physician assistants are licensed and regulated by the Physician Assistant Board, www.pab.ca.gov. Estheticians and cosmetologists are licensed by the California Board of Barbering and Cosmetology, www.barbercosmo.ca.gov. Massage therapists are certified by the California Massage Therapy Council, www.camtc.org. Body art practitioners are registered with the county.',
        },
        {
          type: 'paragraph',
          text: 'For informational purposes only, a link to the federal Centers for Medicare and Medicaid Services (CMS) Open Payments web page is provided here. The federal Physician Payments Sunshine Act requires that detailed information about payment and other payments of value worth over ten dollars ($10) from manufacturers of drugs, medical devices, and biologics to physicians and teaching hospitals be made available to the public.',
        },
        {
          type: 'paragraph',
          text: 'The Open Payments database is a federal tool used to search payments made by drug and device companies to physicians and teaching hospitals. It can be found at https://openpaymentsdata.cms.gov.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and contact',
      blocks: [
        {
          type: 'paragraph',
          text: 'We may change these terms. The date at the top shows the latest version, and the version in force when you booked or bought applies to that booking or purchase. Questions are welcome: {name}, {address}, {phone}, {email}.',
        },
      ],
    },
  ],
} satisfies Policy;
