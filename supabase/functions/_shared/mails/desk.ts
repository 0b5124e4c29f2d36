/** The address of an inquiry in the staff desk. */
export const deskHref = (siteUrl: string, inquiryId: string): string =>
  `${siteUrl}/staff/inquiries/${encodeURIComponent(inquiryId)}`;
