/** A fact of a prompt, and where a script says it. */
export interface CheckedFact {
  /** In the prompt's own words. */
  text: string;
  /** UTF-16 units of the script; null where the script does not say it. A length has no place: empty. */
  places: readonly { from: number; to: number }[] | null;
  /** Seconds that the prompt asks for; null for all other facts. */
  seconds: number | null;
}

/** How a passage is to be said in another way. */
export type RewriteManner = 'shorter' | 'longer' | 'simpler' | 'friendlier';

/** A writer in the page, which knows what a prompt asks for. */
export interface ScriptWriter {
  /** A passage in another manner; its facts, marks and gaps stay. */
  rewrite: (asked: { passage: string; manner: RewriteManner }) => Promise<string>;
  /** The facts of a prompt, in its order; none where it cannot be read. */
  checkFacts: (written: { prompt: string; script: string }) => Promise<readonly CheckedFact[]>;
}
