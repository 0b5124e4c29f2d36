/** The system notice after a message that had waited went out. */
export const notification = {
  title: 'Your message has been sent',
  body: 'We have it now and will get back to you within 24 hours.',
};
