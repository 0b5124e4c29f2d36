/** What service pages say of the records about paying, and the payment methods, which no other page loads. */
import { business } from '../business.ts';
import { consultationCost, consultationText, paying } from '../paying.ts';

/** The payment methods of the business record. */
export const paymentMethods: readonly string[] = business.payment;

/** When a client learns a price that isn't shown. */
export const writtenPrice: string = paying.writtenPrice;

/** How long a consultation takes. */
export const consultation: string = consultationText(paying);

/** The same for what is never treated at the same visit. */
export const consultationLater: string = consultationText(paying, true);

/** The same for what isn't medical treatment. */
export const consultationBrief: string = paying.consultationVisit.brief;

/** What that costs, as a sentence. */
export const consultationBriefCost: string = paying.consultationVisit.briefCost;

/** What a consultation costs, as a sentence. */
export const consultationFee: string = consultationCost(paying);
