export const messages = {
  /** Spoken while a button is pending. */
  pending: 'Please wait',
};
