import type { InquiryForm } from './contact.schema.ts';

export const inquiryForm = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  service: 'Service of interest',
  message: 'Message',
  messageHint: 'Please leave out medical details. We’ll ask for what we need.',
  optional: '(optional)',
  honeypot: 'Leave this field empty',
  submit: 'SEND MESSAGE',
  submitting: 'SENDING...',
  privacy: 'We use what you send to answer you, as our privacy policy explains.',
  services: {
    none: 'Not sure yet',
    groups: [
      {
        title: 'Skin',
        names: [
          'Elevated HydraFacials',
          'Chemical Peels',
          'Dermaplaning',
          'SkinPen Microneedling',
          'Scarlet SRF Microneedling',
          'Agnes Precision RF Microneedling',
          'Laser IPL Facial Rejuvenation',
          'Laser Facial Rejuvenation',
        ],
      },
      {
        title: 'Face',
        names: [
          'Botox & Neurotoxins',
          'Injectables & Dermal Fillers',
          'Plasmage Skin Tightening',
          'Buccal Facial Massage',
          'Semi-Permanent Makeup',
          'Microblading',
          'Lip Blush',
          'Eyebrow Laser Removal',
          'PhiBrows Tattoo Removal',
        ],
      },
      {
        title: 'Hair & scalp',
        names: [
          'Head Spa',
          'Hair Restoration',
          'Exosome Scalp Treatment',
          'JetPeel for the Scalp',
          'LED Scalp Therapy',
          'Laser Scalp Therapy with LED',
          'Hair & Scalp Micropigmentation',
          'PhiBrows Hairline Camouflage',
        ],
      },
      {
        title: 'Body',
        names: ['Laser Hair Removal', 'Body Microneedling', 'Laser Tattoo Removal', 'IV Therapy'],
      },
    ],
  },
} satisfies InquiryForm;
