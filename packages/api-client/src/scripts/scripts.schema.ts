import {
  firstOf,
  readAmount,
  readDate,
  readFilledText,
  readFlag,
  readId,
  readRecord,
  readTexts,
} from '../values/read.ts';
import { countScriptWords, readScriptText, readSegments } from './scriptText.ts';

/** A script in the one form that the app sees (section 3, Script). */
export type Script = NonNullable<ReturnType<typeof normaliseScript>>;

/** A script from a server's record (section 3); null when it lacks an id. Never throws. */
export function normaliseScript(value: unknown) {
  const record = readRecord(value);
  const id = readId(record);
  if (!record || id === null) return null;
  const segments = readSegments(record.segments);
  const text = readScriptText(record) ?? '';
  return {
    id,
    title: readFilledText(record.title),
    description: readFilledText(record.description),
    /** The whole script, also where it came in segments; '' where there are no words. */
    text,
    segments,
    tags: readTexts(record.tags),
    /** Language tag, for example `en`. */
    language: readFilledText(record.language),
    /** Seconds. */
    estimatedDuration: firstOf(readAmount, record.estimated_duration, record.estimatedDuration),
    /** ISO 8601. */
    createdAt: firstOf(readDate, record.created_at, record.createdAt),
    isAiGenerated: readFlag(record.is_ai_generated) || readFlag(record.isAiGenerated),
    /** Whitespace-separated words over segments, else text (section 5). */
    wordCount: countScriptWords(segments, text),
  };
}

/** A script as the generator gives it (section 7, Scripts); `text` always holds words. */
export type GeneratedScript = NonNullable<ReturnType<typeof normaliseGeneratedScript>>;

/**
 * A generated script from plain text or a record (section 7); null when it holds no words. Never
 * throws.
 */
export function normaliseGeneratedScript(value: unknown) {
  const text = readScriptText(value);
  if (text === null) return null;
  return {
    text,
    /** Where the server stored it, if it did. */
    id: readId(value),
    segments: readSegments(readRecord(value)?.segments),
  };
}
