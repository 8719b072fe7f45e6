export const messages = {
  label: 'Files',
  download: (kind: string) => `Download ${kind}`,
};
