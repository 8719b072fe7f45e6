import type { RewriteManner } from './rewrite.ts';

/** A fact of a prompt, and where a script mentions it. */
interface CheckedFact {
  text: string;
  /** UTF-16 ranges in the script; null if it does not mention the fact. */
  places: { from: number; to: number }[] | null;
  /** The requested length in seconds; null for all other facts. */
  seconds: number | null;
}

export interface ScriptWriter {
  rewrite(asked: { passage: string; manner: RewriteManner }): Promise<string>;
  checkFacts(written: { prompt: string; script: string }): Promise<CheckedFact[]>;
}

/**
 * Opens the features of the writer that the contract does not cover. Its dictionaries load on first use.
 */
export function openScriptWriter(): ScriptWriter {
  return {
    async rewrite({ passage, manner }) {
      return (await import('./rewrite.ts')).rewritePassage(passage, manner);
    },
    async checkFacts({ prompt, script }) {
      const { findFacts, placesOfFact } = await import('./facts.ts');
      return findFacts(prompt).map((fact) => ({
        text: fact.text,
        places: placesOfFact(fact, script),
        seconds: fact.kind === 'length' ? Number.parseInt(fact.text, 10) : null,
      }));
    },
  };
}
