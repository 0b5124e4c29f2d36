/** What `inquiries.full_name` holds where the visitor gave no name: the default of the column. */
export const NO_NAME = 'Not provided';
