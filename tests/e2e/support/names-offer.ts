/** What names the offer for first-time clients, in any of its words. */
export const NAMES_OFFER =
  /first-time (?:client|offer)|(?:your|their) first treatment|the first time we treat you|\bFIRSTTIDE\b/i;
