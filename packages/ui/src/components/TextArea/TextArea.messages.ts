export const messages = {
  /** After the count. */
  characters: 'characters',
};
