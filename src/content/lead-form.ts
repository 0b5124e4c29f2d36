/**
 * What forms say beside the error catalogue (`supabase/functions/_shared/contract.ts`): the texts for a message
 * that is saved but not yet sent, and for single fields.
 */
export const leadForm = {
  saved:
    'No connection right now. Your message is saved on this device and will be sent automatically as soon as there is one.',
  unsaved:
    'Your message could not be sent yet, and this browser would not let us save it. Keep this page open: we keep trying while it is.',
  /** Follows the answer to a submission whose form has been changed since. */
  unsent: 'Your latest changes haven’t been sent yet.',
  fields: {
    fullName: 'Please tell us your name',
    email: 'Please enter your email address',
    emailFormat: 'Please enter a valid email address',
    message: 'Please write a message',
  },
};

/** Labels of an inquiry's fields where it is edited again. */
export const leadFormLabels = {
  fullName: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
};
