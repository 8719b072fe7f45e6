/** A fact of a prompt, and where the script states it. */
export interface CheckedFact {
  /** In the prompt's own words. */
  text: string;
  /**
   * Ranges in the script, in UTF-16 units; null if the script does not state it. Empty for a length, which
   * has no place.
   */
  places: readonly { from: number; to: number }[] | null;
  /** Seconds that the prompt asks for; null for all other facts. */
  seconds: number | null;
}

/** How a passage is to be rewritten. */
export type RewriteManner = 'shorter' | 'longer' | 'simpler' | 'friendlier';

/** A writer in the page, which can read a prompt's requests. */
export interface ScriptWriter {
  /** Rewrites a passage; its facts, marks and gaps stay. */
  rewrite: (asked: { passage: string; manner: RewriteManner }) => Promise<string>;
  /** Returns the facts of a prompt, in its order; empty if it cannot be read. */
  checkFacts: (written: { prompt: string; script: string }) => Promise<readonly CheckedFact[]>;
}
