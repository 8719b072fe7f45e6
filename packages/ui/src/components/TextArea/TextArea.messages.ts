export const messages = {
  /** Follows the count. */
  characters: 'characters',
};
