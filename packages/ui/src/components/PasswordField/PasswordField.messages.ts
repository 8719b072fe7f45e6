export const messages = {
  show: 'Show password',
  hide: 'Hide password',
};
