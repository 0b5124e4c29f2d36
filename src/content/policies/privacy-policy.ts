import { policiesOffer } from '../derived/policies-offer.ts';
import type { Policy } from './policy.schema.ts';

/** States what the site really stores. Whoever changes the outbox, the tables or the QR tracking changes this text too. */
export const privacyPolicy = {
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  lastUpdated: '2026-11-30',
  meta: {
    title: 'Privacy Policy and California rights',
    description:
      'What this website stores, where and for how long, how to opt out of visit records, and your privacy rights in California. No cookies, no third-party trackers.',
  },
  intro: [
    'This policy explains what {name} learns about you through this website, why, for how long, and what you can do about it. It is also our notice at collection under California law.',
    'The short version: no cookies, no ads, no third-party trackers. We keep what you choose to send us so we can answer you, and very little else.',
    '*Sample text.* An attorney reviews and adapts this page before it is published.',
  ],
  sections: [
    {
      id: 'scope',
      heading: 'What this policy covers',
      blocks: [
        {
          type: 'paragraph',
          text: 'It covers this website, the messages you send through it and our mailing list. Two other places have their own rules. Health information that we receive or create when you are our patient is described in our [Notice of Privacy Practices](/hipaa-compliance). Booking, accounts, payment and financing take place on the website of an independent booking provider, which opens in a new tab; its privacy policy applies there.',
        },
        {
          type: 'paragraph',
          text: 'This website has no visitor accounts. You can read all of it without telling us who you are.',
        },
      ],
    },
    {
      id: 'what-you-send',
      heading: 'What you send us',
      blocks: [
        {
          type: 'list',
          ordered: false,
          items: [
            '*An inquiry* (the forms on the home and contact pages, and the floating contact form): your email address and your message, and your name, phone number and service of interest if you give them.',
            policiesOffer.signUp,
            '*An unsubscribe request:* the email address you type, or the random code in the link that you followed in one of our emails, and the time.',
          ],
        },
        {
          type: 'paragraph',
          text: 'With an inquiry, your browser also sends which form was used, the time, the kind of browser (its user agent), the address of the page that led you here if the browser reveals it, and a random session ID. The session ID is new for each tab session and names no person; it helps us tell a person from a flood of automated messages. A form or sign-up that was filled out faster than people type, or that has text in a field people can’t see, is marked for review and never silently discarded.',
        },
        {
          type: 'paragraph',
          text: 'Please keep medical details for your consultation. A form needs only enough for us to know what to talk about.',
        },
      ],
    },
    {
      id: 'on-your-device',
      heading: 'What stays on your own device',
      blocks: [
        {
          type: 'paragraph',
          text: 'To work without a connection, this website keeps some things in your browser’s own storage. Other websites can’t read any of it, and we don’t use it to follow you. This list is complete, with the name under which your browser shows each entry.',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            '*Outbox* (database “outbox”). Every inquiry, sign-up, unsubscribe request and permitted QR visit is first stored on your own device and then delivered. Once it has been delivered, it is deleted from your device. If it can’t be delivered, it waits there, and you can see it, send it or delete it. After 30 days of trying, it is shown as failed until you decide.',
            '*Receipts* (database “outbox-meta”). After delivery, a receipt without personal data (a random ID, the kind of message, the time) stays on your device for at most 7 days, so nothing is sent twice. In browsers without a lock of their own, the same database notes which tab is sending.',
            '*QR scans and your privacy choice* (database “scans”, and local storage entries “privacy-choice” and “scan:” followed by a random ID). A scan holds the code, the time, the address that led to it and the campaign labels until it moves to the outbox. Your choice is kept because otherwise we would have to ask again.',
            '*Saved pages* (caches “files”, “pictures” and “pages-” followed by the version). Copies of our pages, scripts, pictures and articles, so they open offline. They say nothing about you and are replaced when the website is updated. A service worker, a script of ours in your browser, looks after them.',
            '*What is new* (cache “site-settings”). Opening hours, news and before and after pictures that changed after the website was last updated, and when your browser asked for them. The request holds nothing about you.',
            '*Notes that stay* (local storage entries “install-asked”, “keep-offline” and “closed-news”). When we last suggested installing the app, whether you asked us to save every picture, and which of our notes you’ve closed.',
            '*Notes that end with the tab* (session storage entries “session-id”, “qr-session-id”, “popup-seen” and “page-views”). A random session ID, another one for QR visits, whether you have seen the sign-up offer, and how many pages this tab has shown.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Under *Your Privacy Choices* at the bottom of every page you can clear all of this with *Forget this device*. Clearing the website’s data in your browser does the same. On a shared device, do that before you leave, especially if a message is still waiting.',
        },
      ],
    },
    {
      id: 'qr-visits',
      heading: 'QR codes',
      blocks: [
        {
          type: 'paragraph',
          text: 'When you scan one of our printed codes (business card, bag, front desk, banner), we may record the visit: the code and where it led, the time, the type of device (mobile, tablet or desktop), browser and operating system, the user agent these were read from, the referring page, a random session ID and campaign labels in the address. No name, email address or location is part of it. We use it to learn which printed pieces are worth printing.',
        },
        {
          type: 'paragraph',
          text: 'Nothing is recorded if your browser sends *Global Privacy Control* or *Do Not Track*, or if you have opted out under Your Privacy Choices. The code takes you to the page either way, without waiting for the record.',
        },
      ],
    },
    {
      id: 'no-cookies',
      heading: 'No cookies, no third-party trackers',
      blocks: [
        {
          type: 'paragraph',
          text: 'We set no cookies. There are no advertising pixels, analytics scripts, social media buttons or embedded players of other companies on this website, and its fonts and pictures come from our own address. So there is no cookie banner: there is nothing for it to ask.',
        },
        {
          type: 'paragraph',
          text: 'As with every website, the servers that deliver it see your IP address and the page requested while they answer. Our hosting providers keep such records for a short time for security. To hold back floods, our database counts how many messages, sign-ups and QR visits come from one network and one tab session, and how many welcome and confirmation emails one mailbox gets. It keeps each of these only as a code that can’t be read back (a keyed hash; its key is locked away separately), and removes it after about a day. We don’t combine any of this with anything else. Two film clips come from our storage provider by a link that expires.',
        },
      ],
    },
    {
      id: 'why',
      heading: 'Why we use it',
      blocks: [
        {
          type: 'list',
          ordered: false,
          items: [
            'to answer your inquiry and, if you wish, to arrange a visit;',
            'to confirm by email that your inquiry reached us, without repeating what you wrote;',
            policiesOffer.mail,
            'to keep the website safe and its forms usable;',
            'to see how often a printed code is used;',
            'to meet legal duties and to defend legal claims.',
          ],
        },
        {
          type: 'paragraph',
          text: 'We make no automated decisions about you and build no profiles.',
        },
      ],
    },
    {
      id: 'who-receives-it',
      heading: 'Who receives it',
      blocks: [
        {
          type: 'paragraph',
          text: 'Our own team, as far as each person needs it, and the companies that run our infrastructure under contract: the host of the website and its database, and the providers that carry our email and hold our mailbox. These service providers may use your information only to do that work for us. We disclose information otherwise only if the law or a court requires it, to protect someone’s safety, or to a successor of the business, who would be bound by this policy.',
        },
        {
          type: 'paragraph',
          text: 'Staff read inquiries in our mailbox, where each arrives by email and a daily digest lists open ones and new sign-ups, and at a desk that only invited staff can sign in to. There they answer, note calls and facts, and mark inquiries as done or spam. Your email replies and the files you attach stay with the inquiry. A log that can’t be edited keeps who did what, and when. To work offline, the desk keeps a copy of the open inquiries on the staff member’s device. It deletes the copy at sign-out and, after 12 hours without contact with our server, the next time it runs.',
        },
        {
          type: 'paragraph',
          text: 'We do not sell personal information and do not share it for cross-context behavioral advertising, and we have not done so in the past twelve months. We have no actual knowledge that we sell or share the personal information of anyone under 16.',
        },
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [
        {
          type: 'list',
          ordered: false,
          items: [
            '*On your device:* messages until they are delivered, receipts for at most 7 days, the rest as described above.',
            '*Inquiries:* our database deletes each one, by itself, 24 months after it reached us, with its answers, replies, notes and log. If you become a patient, what belongs to your care moves to your medical record and follows its rules.',
            '*Email about your inquiry, and the daily digests:* in our mailbox for no longer than 24 months. Our database’s log of emails, some with a copy, is deleted after 24 months, too.',
            '*Mailing list:* until you unsubscribe. After that your address stays marked as unsubscribed, and we use it only to make sure we don’t write to you again. We keep a record of each sign-up request for 90 days, without the address itself, to give a repeated request the same answer.',
            '*QR visits:* deleted after 24 months. Only the totals by day, code and campaign remain, which name no visitor.',
            '*Flood counts:* about one day.',
          ],
        },
        {
          type: 'paragraph',
          text: 'If a law or a legal dispute requires longer, we keep only what it concerns and only until it ends.',
        },
      ],
    },
    {
      id: 'email',
      heading: 'Our emails',
      blocks: [
        {
          type: 'paragraph',
          text: 'Every email to the list carries our postal address and an unsubscribe link that works with one click. You can also use the [unsubscribe page](/unsubscribe). Its answer is the same whether or not an address is on the list, so nobody can use it to find out about you. Our emails contain no tracking pixels.',
        },
      ],
    },
    {
      id: 'california',
      heading: 'Your rights in California',
      blocks: [
        {
          type: 'paragraph',
          text: 'The California Consumer Privacy Act, as amended by the California Privacy Rights Act (CCPA/CPRA), gives residents the rights below. We honor them for every Californian who asks, whatever our size, and for visitors from elsewhere wherever we reasonably can.',
        },
        {
          type: 'list',
          ordered: false,
          items: [
            '*To know* what we have collected about you, where it came from, why we use it and to whom we disclosed it, and to receive a copy that you can take elsewhere.',
            '*To delete* what we collected from you, with the exceptions the law provides.',
            '*To correct* what is inaccurate.',
            '*To opt out* of sale or sharing. We do neither; we still treat Global Privacy Control as an opt-out and stop recording QR visits for that browser.',
            '*To limit* the use of sensitive personal information. If your message mentions your health, we use it only to answer you, which the law permits without such a limit.',
            '*Not to be retaliated against* or treated worse for using any of these rights.',
          ],
        },
        {
          type: 'paragraph',
          text: 'In the past twelve months, we have collected these categories, from you or your browser, for the purposes above, and disclosed them only to the service providers above. How long we keep each is listed under *How long we keep it*. The categories are: identifiers (name, email address, phone number, IP address, random session ID); internet activity (user agent, referring page, QR visits); commercial information (the services you asked about); and sensitive personal information, if you put details about your health into a message. Health records covered by HIPAA or the California Confidentiality of Medical Information Act follow those laws instead.',
        },
        {
          type: 'paragraph',
          text: '*Shine the Light.* California Civil Code section 1798.83 lets residents ask once a year which personal information a business disclosed to other companies for their own direct marketing. We don’t disclose any for that purpose. You can still ask, at {email}, and we answer within 30 days.',
        },
      ],
    },
    {
      id: 'requests',
      heading: 'How to make a request',
      blocks: [
        {
          type: 'paragraph',
          text: 'Write to {email} or call {phone}. Tell us which right you want to use and the email address you wrote from. We verify a request by asking you to answer from that address or to name details of your message; we don’t ask for identity documents where that is enough. Someone else may act for you with your signed permission, which we may confirm with you.',
        },
        {
          type: 'paragraph',
          text: 'We confirm a request within 10 business days and answer it within 45 days. If a complicated one needs more time, we tell you why, and it takes no more than another 45 days. Requests are free. If we decline one, we explain the reason. You may also complain to the California Privacy Protection Agency, cppa.ca.gov, or the Attorney General, oag.ca.gov.',
        },
        {
          type: 'paragraph',
          text: 'QR visits and session IDs are not linked to a name or address, so we usually can’t find yours. The direct way is to opt out and to use Forget this device, both under Your Privacy Choices.',
        },
      ],
    },
    {
      id: 'do-not-track',
      heading: 'Do Not Track and Global Privacy Control',
      blocks: [
        {
          type: 'paragraph',
          text: 'We treat both signals as a request to opt out, without asking you to do anything else: no QR visit is recorded. No third parties collect information about your activity over time and across websites here, so there is nothing else to switch off.',
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        {
          type: 'paragraph',
          text: 'This website is not directed at children under 13, and we do not knowingly collect information from them. You must be at least 18 to use its forms, to book, to buy and to be treated. If you believe that a minor has written to us, tell us and we will delete the message.',
        },
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        {
          type: 'paragraph',
          text: 'The website is delivered over encrypted connections only. The key your browser uses can only add what you send to our database; it can’t read or delete anything there. Few people have access to what arrives, and only for their work. No system is perfectly safe; if a breach affects you, we will tell you as the law requires.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and contact',
      blocks: [
        {
          type: 'paragraph',
          text: 'We review this policy at least once a year and whenever the website starts to store something new. The date at the top shows the latest version. If a change matters to information we already hold, we tell you before it takes effect where we have a way to reach you.',
        },
        {
          type: 'paragraph',
          text: 'Questions and requests: {name}, {address}, {phone}, {email}. If you need this policy in another format, such as large print, we are glad to send it.',
        },
      ],
    },
  ],
} satisfies Policy;
