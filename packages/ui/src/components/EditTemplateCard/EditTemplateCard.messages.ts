export const messages = {
  beta: 'Beta',
  /** Appended to the accessible name. */
  spokenBeta: ', beta',
  play: (name: string) => `Play ${name}`,
  pause: (name: string) => `Pause ${name}`,
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
};
