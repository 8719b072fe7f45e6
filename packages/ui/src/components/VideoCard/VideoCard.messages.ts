export const messages = {
  aiEdit: 'AI Edit',
  aiEditNamed: (title: string) => `AI Edit ${title}`,
};
