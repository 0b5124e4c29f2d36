/** The sentences that visitors read after sending, in the browser and in replies of the functions. */
export const MESSAGES = {
  inquirySuccess: (withinHours: number) =>
    `Thank you for your inquiry! We'll get back to you within ${withinHours} hours.`,
  inquiryFailure: 'Failed to submit. Please try again.',
  inquiryMissing: 'Email and message are required fields',
  unexpected: 'An unexpected error occurred. Please try again.',
  subscribed: 'Successfully subscribed!',
  alreadySubscribed: 'You are already subscribed!',
  subscribeFailure: 'Failed to subscribe. Please try again.',
  subscribeUnexpected: 'An unexpected error occurred',
  invalidEmail: 'Please enter a valid email address',
  messageFailure: 'Failed to send message. Please try again.',
  unsubscribeFailure: 'Failed to unsubscribe. Please try again.',
  tooLong: 'Please shorten this a little',
  /** For a text with `count` more characters than its field takes. Without `Intl`, see `src/site/date-text.ts`. */
  tooLongBy: (count: number) =>
    `Please shorten this by ${String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')} character${count === 1 ? '' : 's'}`,
} as const;
