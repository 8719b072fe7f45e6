/** Notes for the next version, from their changesets, newest first. */
const notes = Object.entries(
  import.meta.glob<string>('../../.changeset/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).flatMap(([file, text]) => {
  const [, head = '', words = ''] = /^---\n([\s\S]*?)---\n+([\s\S]*)$/.exec(text) ?? [];
  const kind = /: (major|minor|patch)/.exec(head)?.[1];
  return kind === undefined ? [] : [{ file, kind, words: words.trim() }];
});

const KINDS = { major: 'Breaking', minor: 'Added', patch: 'Fixed' } as const;

/** The list of changes in the next version, breaking changes first. */
export function Changes() {
  return (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => {
    const ofKind = notes.filter((note) => note.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <section key={kind}>
        <h2>{KINDS[kind]}</h2>
        <ul>
          {ofKind.map(({ file, words }) => (
            <li key={file}>{words}</li>
          ))}
        </ul>
      </section>
    );
  });
}
