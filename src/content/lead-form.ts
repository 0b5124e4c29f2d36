/**
 * Texts of all forms: for a message that is saved but not sent yet, and for single fields. The texts for replies of
 * the server are in `supabase/functions/_shared/messages.ts`.
 */
export const leadForm = {
  saved: 'Your message hasn’t reached us yet. It’s saved on this device and will be sent automatically.',
  unsaved:
    'Your message hasn’t reached us yet, and your browser can’t save it. Please leave this page open while we keep trying.',
  /** Added to the result of a submission if the form has changed since. */
  unsent: 'Your latest changes haven’t been sent yet.',
  fields: {
    fullName: 'Please tell us your name',
    email: 'Please enter your email address',
    message: 'Please write a message',
  },
};
