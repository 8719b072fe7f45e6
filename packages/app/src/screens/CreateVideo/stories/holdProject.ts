/**
 * Simulates another tab that edits the project by holding its lock. Returns a function that releases it;
 * the lock is stolen when the story takes over the project.
 */
export function holdProject(id: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks.request(`lectern.project.${id}`, () => held).catch(() => undefined);
  return () => release();
}
