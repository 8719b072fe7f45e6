export const messages = {
  empty: 'No avatars here yet.',
};
