/** A voice pack as its manifest describes it. */
export interface VoicePack {
  id: string;
  name: string;
  /** One sentence. */
  description: string;
  voices: readonly {
    id: string;
    name: string;
    /** BCP 47. */
    language: string;
  }[];
  files: readonly { bytes: number }[];
  /** An SPDX expression. */
  license: string;
  attribution: string;
  source: string;
  /** Browser features that it needs. */
  needs: readonly 'webgpu'[];
  /** Whether the makers of Lectern have listened to it. */
  isHeard: boolean;
}

/** A pack and how much of it this device has. */
export interface PackOnDevice {
  id: string;
  /** Null if the site's manifest cannot be used. */
  pack: VoicePack | null;
  state: 'offered' | 'loading' | 'paused' | 'installed' | 'refused';
  /** Bytes on this device. */
  loaded: number;
  /** Time until the load finishes; null until it is known. */
  secondsLeft: number | null;
  /** Why it is not offered or did not load, as a message for the user. */
  problem: string | null;
}

/** Voices that a site offers in addition to the built-in ones; only a backend in the page has any. */
export interface VoicePacks {
  /**
   * Calls back once the packs are known and on every change, in any tab; returns a function that
   * unsubscribes.
   */
  watch: (onChange: (packs: readonly PackOnDevice[]) => void) => () => void;
  /** Resolves when the pack is complete, paused or failed. */
  load: (id: string) => Promise<void>;
  /** Keeps what has loaded. */
  pause: (id: string) => void;
  /** Removes a pack, complete or not. */
  remove: (id: string) => Promise<void>;
  /** A user's (by username) projects that use one of its voices. */
  usedBy: (owner: string, id: string) => Promise<readonly { name: string; language: string }[]>;
}
