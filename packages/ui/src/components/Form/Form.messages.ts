export const messages = {
  errorTitle: 'There is a problem',
};
