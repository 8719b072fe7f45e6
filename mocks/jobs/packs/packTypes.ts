import type { VoicePack } from '@lectern/studio/packs';

/** A pack and what this device has of it. */
export interface PackOnDevice {
  id: string;
  /** Null where the site's manifest cannot be used. */
  pack: VoicePack | null;
  state: 'offered' | 'loading' | 'paused' | 'installed' | 'refused';
  /** Bytes that are here. */
  loaded: number;
  /** Seconds left of a load; null until that is known. */
  secondsLeft: number | null;
  /** Why it is not offered, or did not load, in words for the user. */
  problem: string | null;
}

/** The voice packs of this site and device. */
export interface VoicePacks {
  /** Calls back once they are known, and on every change, in any tab; returns what ends the watch. */
  watch(onChange: (packs: readonly PackOnDevice[]) => void): () => void;
  /** Loads what is missing. Ends when it is whole, paused or failed; a second call waits for nothing. */
  load(id: string): Promise<void>;
  /** Keeps what came. */
  pause(id: string): void;
  /** Removes a pack, whole or not. */
  remove(id: string): Promise<void>;
  /** The names of a user's projects that speak with one of its voices. */
  usedBy(owner: string, id: string): Promise<{ name: string; language: string }[]>;
}

/** Packs on the disk; see `packFolder.ts` of the studio. */
export interface PackStore {
  /** The whole ones. */
  listPacks: () => Promise<VoicePack[]>;
  keptBytes: (id: string) => Promise<number>;
  removePack: (id: string) => Promise<void>;
}
