export const messages = {
  uncategorized: 'Uncategorized',
  aiGenerated: 'AI Generated',
  /** Precedes the day. */
  created: 'Created',
  words: (count: number, shown: string) => `${shown} ${count === 1 ? 'word' : 'words'}`,
  edit: 'Edit',
  editNamed: (title: string) => `Edit ${title}`,
  createVideo: 'Create Video',
  createVideoFrom: (title: string) => `Create Video from ${title}`,
  duplicate: (title: string) => `Duplicate ${title}`,
  delete: (title: string) => `Delete ${title}`,
};
