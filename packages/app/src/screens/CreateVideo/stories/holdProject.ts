/**
 * Another tab that edits the project: whoever holds the lock. Returns what lets go of it; it is
 * robbed when the story takes the project over.
 */
export function holdProject(id: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks.request(`lectern.project.${id}`, () => held).catch(() => undefined);
  return () => release();
}
