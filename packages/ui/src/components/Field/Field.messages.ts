export const messages = {
  /** Follows a label. */
  optional: '(optional)',
};
