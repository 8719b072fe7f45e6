export const messages = {
  label: 'Profile menu',
};
