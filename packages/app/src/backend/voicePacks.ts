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
  /** What it asks of the browser. */
  needs: readonly 'webgpu'[];
  /** Whether the makers of Lectern have heard it. */
  isHeard: boolean;
}

/** A pack and what this device has of it. */
export interface PackOnDevice {
  id: string;
  /** Null where the site's manifest cannot be used. */
  pack: VoicePack | null;
  state: 'offered' | 'loading' | 'paused' | 'installed' | 'refused';
  /** Bytes that are here. */
  loaded: number;
  /** Of a load; null until it is known. */
  secondsLeft: number | null;
  /** Why it is not offered, or did not load, in words for the user. */
  problem: string | null;
}

/** Voices that a site offers beside the built-in ones; only a backend in the page keeps any. */
export interface VoicePacks {
  /** Calls back once they are known and on every change, in any tab; returns what ends the watch. */
  watch: (onChange: (packs: readonly PackOnDevice[]) => void) => () => void;
  /** Ends when it is whole, paused or failed. */
  load: (id: string) => Promise<void>;
  /** Keeps what came. */
  pause: (id: string) => void;
  /** Removes a pack, whole or not. */
  remove: (id: string) => Promise<void>;
  /** The projects of a user (by username) that speak with one of its voices. */
  usedBy: (owner: string, id: string) => Promise<readonly { name: string; language: string }[]>;
}
