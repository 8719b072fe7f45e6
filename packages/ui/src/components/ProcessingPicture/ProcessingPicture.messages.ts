export const messages = {
  failed: 'Failed',
  stoppedAt: 'Stopped at',
};
