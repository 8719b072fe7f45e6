import { readFileSync } from 'node:fs';

/**
 * The hash of the plan that a film was made from, read from the film's own tags: films with the same hash
 * have the same pictures, before encoding, and the same sound.
 *
 * @param {string} film - A file.
 */
export function planHashOf(film) {
  const [, hash] = /Plan ([\da-f]{64})/.exec(readFileSync(film, 'latin1')) ?? [];
  if (hash === undefined) throw new Error(`${film} does not say which plan it was made from.`);
  return hash;
}
