export const messages = {
  play: 'Play audio',
  pause: 'Pause audio',
  position: 'Position',
  failed: 'The audio could not be played.',
  retry: 'Try again',
};
