export const messages = {
  play: (title: string) => `Play ${title}`,
  pause: (title: string) => `Pause ${title}`,
  progress: (title: string) => `Progress of ${title}`,
  actions: (title: string) => `Actions for ${title}`,
  edit: 'Edit',
  share: (title: string) => `Share ${title}`,
  download: (title: string) => `Download ${title}`,
  captions: 'Captions',
};
