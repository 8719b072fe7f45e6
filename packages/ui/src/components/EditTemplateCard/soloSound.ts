import { useSyncExternalStore } from 'react';

/** Whose looping film is heard now; every other one is muted. */
let sounding: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function sound(id: string | null): void {
  if (sounding === id) return;
  sounding = id;
  for (const listener of listeners) listener();
}

/** Takes the sound for `id`, away from whoever has it. */
export const takeSound = (id: string): void => sound(id);

/** Gives the sound back, if it is still `id`'s to give. */
export function giveSoundBack(id: string): void {
  if (sounding === id) sound(null);
}

/**
 * Whether `id` has the sound: at most one on the whole page has, in whichever list it stands. Use
 * `playAlone` for players that pause one another instead.
 */
export const useHasSound = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => sounding === id,
    () => false,
  );
