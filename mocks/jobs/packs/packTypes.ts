import type { VoicePack } from '@lectern/studio/packs';

/** A pack and its state on this device. */
export interface PackOnDevice {
  id: string;
  /** Null if the site's manifest is unusable. */
  pack: VoicePack | null;
  state: 'offered' | 'loading' | 'paused' | 'installed' | 'refused';
  /** Number of bytes on this device. */
  loaded: number;
  /** Seconds left to load; null until known. */
  secondsLeft: number | null;
  /** Why it is not offered, or did not load, as a message for the user. */
  problem: string | null;
}

/** The voice packs of this site and this device. */
export interface VoicePacks {
  /**
   * Calls back once the packs are known, and on every change in any tab; returns a function that stops
   * watching.
   */
  watch(onChange: (packs: readonly PackOnDevice[]) => void): () => void;
  /**
   * Loads the missing files. Resolves once the pack is complete, paused or failed; a second call resolves
   * without waiting.
   */
  load(id: string): Promise<void>;
  /** Stops loading and keeps the received bytes. */
  pause(id: string): void;
  /** Removes a pack, complete or not. */
  remove(id: string): Promise<void>;
  /** Names and languages of the user's projects that use one of the pack's voices. */
  usedBy(owner: string, id: string): Promise<{ name: string; language: string }[]>;
}

/** Packs on the disk; see `packFolder.ts` of the studio. */
export interface PackStore {
  /** The complete packs. */
  listPacks: () => Promise<VoicePack[]>;
  keptBytes: (id: string) => Promise<number>;
  removePack: (id: string) => Promise<void>;
}
