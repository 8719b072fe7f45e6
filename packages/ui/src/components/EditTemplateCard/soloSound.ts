import { useSyncExternalStore } from 'react';

/** Id of the looping video that has sound; all others are muted. */
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

/** Gives the sound to `id` and mutes the video that had it. */
export const takeSound = (id: string): void => sound(id);

/** Releases the sound if `id` still has it. */
export function releaseSound(id: string): void {
  if (sounding === id) sound(null);
}

/**
 * Whether `id` has the sound; at most one video on the page has it. Use `playAlone` for players that pause
 * one another instead.
 */
export const useHasSound = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => sounding === id,
    () => false,
  );
