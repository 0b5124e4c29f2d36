/** What visitors submit. */
import type {
  Inquiry,
  QrVisit,
  Subscription,
  Unsubscribe,
} from '../../supabase/functions/_shared/contract.ts';
import { hasTexts, type ItemOf, type Kinds } from './item.ts';

/** The payload of each kind. */
export interface VisitorPayloads {
  inquiry: Inquiry;
  subscription: Subscription;
  unsubscribe: Unsubscribe;
  'qr-visit': QrVisit;
}
export type VisitorKind = keyof VisitorPayloads;
export type VisitorItem = ItemOf<VisitorPayloads>;

export const visitorKinds: Kinds<VisitorPayloads> = {
  // A stored row creates a mail job on the server, and a sent mail has informed the staff.
  inquiry: { steps: ['store', 'notify'], validate: hasTexts('email', 'message'), isDeliveredByAnyStep: true },
  subscription: { steps: ['store', 'notify'], validate: hasTexts('email'), mailingList: 'join' },
  unsubscribe: { steps: ['notify'], validate: () => true, mailingList: 'leave' },
  'qr-visit': {
    steps: ['store'],
    validate: hasTexts('qrCode', 'destination', 'scannedAt'),
    isHidden: true,
    batchSize: 100,
  },
};
