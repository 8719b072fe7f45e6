export const messages = {
  /** After a label. */
  optional: '(optional)',
};
