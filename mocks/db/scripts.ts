import { countWords } from '../base/spokenScript.ts';
import type { ScriptRecord } from './records.ts';

/** Specification section 9: the speaking rate. */
const WORDS_PER_MINUTE = 150;

/** The words of a script as one text, with a paragraph for each segment. */
export function scriptText({ segments }: Pick<ScriptRecord, 'segments'>): string {
  return segments.map(({ text }) => text).join('\n\n');
}

export interface NewScript {
  title: string;
  description: string;
  segments: { text: string }[];
  tags: string[];
  language: string;
  /** In seconds; estimated from the speaking rate if absent. */
  estimatedDuration?: number | undefined;
  isAiGenerated: boolean;
}

/** Makes a script record and counts its words. */
export function newScript(
  id: string,
  userId: string,
  { estimatedDuration, ...fields }: NewScript,
  createdAt: number,
): ScriptRecord {
  const wordCount = countWords(scriptText(fields));
  return {
    ...fields,
    id,
    userId,
    wordCount,
    estimatedDuration: estimatedDuration ?? Math.ceil((wordCount / WORDS_PER_MINUTE) * 60),
    createdAt,
  };
}
