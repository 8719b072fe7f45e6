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

/** A script in the app's normalised form (section 3, Script). */
export type Script = NonNullable<ReturnType<typeof normaliseScript>>;

/** Normalises a script from a server's record (section 3); null if it lacks an ID. Never throws. */
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
    /** The whole script, even if it came in segments; '' without any text. */
    text,
    segments,
    tags: readTexts(record.tags),
    /** A language tag, for example `en`. */
    language: readFilledText(record.language),
    /** Seconds. */
    estimatedDuration: firstOf(readAmount, record.estimated_duration, record.estimatedDuration),
    /** ISO 8601. */
    createdAt: firstOf(readDate, record.created_at, record.createdAt),
    isAiGenerated: readFlag(record.is_ai_generated) || readFlag(record.isAiGenerated),
    /** Whitespace-separated words of the segments, or of the text (section 5). */
    wordCount: countScriptWords(segments, text),
  };
}

/** A generated script (section 7, Scripts); its `text` is never empty. */
export type GeneratedScript = NonNullable<ReturnType<typeof normaliseGeneratedScript>>;

/**
 * Normalises a generated script from plain text or a record (section 7); null if it contains no text. Never
 * throws.
 */
export function normaliseGeneratedScript(value: unknown) {
  const text = readScriptText(value);
  if (text === null) return null;
  return {
    text,
    /** The ID if the server stored the script. */
    id: readId(value),
    segments: readSegments(readRecord(value)?.segments),
  };
}
