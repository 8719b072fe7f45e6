export const messages = {
  label: 'Captions',
  empty: 'There are no captions.',
};
