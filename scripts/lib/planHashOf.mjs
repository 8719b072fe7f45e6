import { readFileSync } from 'node:fs';

/**
 * The hash of the plan that a film was made by, as its own tags tell: films with one hash have the same
 * pictures, before they are encoded, and the same sound.
 *
 * @param {string} film - A file.
 */
export function planHashOf(film) {
  const [, hash] = /Plan ([\da-f]{64})/.exec(readFileSync(film, 'latin1')) ?? [];
  if (hash === undefined) throw new Error(`${film} does not say by which plan it was made.`);
  return hash;
}
