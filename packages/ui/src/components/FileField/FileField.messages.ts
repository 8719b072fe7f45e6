const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

export const messages = {
  add: 'Add files',
  orDrop: 'or drop here',
  dropOrPaste: 'Drop or paste files',
  remove: (name: string) => `Remove ${name}`,
  unnamed: 'Unnamed file',
  bytes: (count: number) => (count === 1 ? 'byte' : 'bytes'),
  upTo: (size: string) => `up to ${size}`,
  upToEach: (size: string) => `up to ${size} each`,
  atMost: (count: number) => `${count} at most`,
  added: (count: number) => `${files(count)} added.`,
  removed: (name: string) => `${name} removed.`,
  checking: (count: number) => `Checking ${files(count)}…`,
  onlyTypes: (types: string) => `Only ${types} can be added.`,
  otherTypes: 'other types of file',
  empty: 'A file must not be empty.',
  tooLarge: (size: string) => `A file can have ${size} at most.`,
  unreadable: 'It could not be read.',
  folder: 'Folders cannot be added.',
  noFile: 'Nothing was added. That was not a file.',
  duplicate: 'It is in the list already.',
  onlyOne: 'Only one file can be added.',
  tooMany: (count: number) => `${count} files at most.`,
  /** `more` is the number of files that are not in `names`. */
  refused: (names: readonly string[], more: number, reason: string) => {
    const all = more > 0 ? [...names, `${more} more`] : names;
    const last = all.at(-1) ?? '';
    return all.length > 1
      ? `${all.slice(0, -1).join(', ')} and ${last} were not added. ${reason}`
      : `${last} was not added. ${reason}`;
  },
};
