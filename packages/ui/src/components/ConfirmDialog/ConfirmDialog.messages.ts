export const messages = {
  cancel: 'Cancel',
};
