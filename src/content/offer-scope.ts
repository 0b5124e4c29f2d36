import type { Business } from './business.schema.ts';
import { business } from './business.ts';

/** Whether the first-visit offer covers injectables, as a sentence. */
export const injectablesInOffer = ({
  firstVisitCoversInjectables: covered,
}: Pick<Business, 'firstVisitCoversInjectables'> = business): string =>
  `Neurotoxins and dermal filler ${covered ? 'are included' : 'aren’t included'}.`;

/** That someone who came for a consultation first still has the offer, as a sentence. */
export const consultationInOffer = (): string => 'A consultation alone doesn’t use it up.';
