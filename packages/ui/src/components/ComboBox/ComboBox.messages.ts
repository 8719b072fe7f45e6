export const messages = {
  empty: 'Nothing found',
};
