export const messages = {
  play: (title: string) => `Play ${title}`,
  pause: (title: string) => `Pause ${title}`,
  choose: 'Use Template',
  chooseNamed: (title: string) => `Use Template: ${title}`,
  preview: 'Preview',
  previewNamed: (title: string) => `Preview: ${title}`,
};
