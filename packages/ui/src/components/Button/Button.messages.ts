export const messages = {
  /** Announced while a button is pending. */
  pending: 'Please wait',
};
