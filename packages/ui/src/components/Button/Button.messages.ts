export const messages = {
  /** Said of a button that is pending. */
  pending: 'Please wait',
};
