import { array, boolean, type InferType, number, object, string } from 'yup';
import { validOrNull } from '../transport/answer.ts';
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

/** One part of a script. */
const segmentSchema = object({ text: string().defined() });

/** A script of the library (specification section 3). */
const scriptSchema = object({
  id: string().required(),
  title: string().defined().nullable(),
  description: string().defined().nullable(),
  /** The whole script, also where it came in segments; '' where there are no words. */
  text: string().defined(),
  segments: array().of(segmentSchema).defined(),
  tags: array().of(string().defined()).defined(),
  /** Language tag, for example `en`. */
  language: string().defined().nullable(),
  /** Seconds. */
  estimatedDuration: number().defined().nullable(),
  /** ISO 8601. */
  createdAt: string().defined().nullable(),
  isAiGenerated: boolean().defined(),
  /** Whitespace-separated words over segments, else text (section 5). */
  wordCount: number().defined(),
});

/** A script in the one form that the app sees (section 3, Script). */
export type Script = InferType<typeof scriptSchema>;

/** A script from a server's record (section 3); null when it lacks an id. Never throws. */
export function normaliseScript(value: unknown): Script | null {
  const record = readRecord(value);
  if (!record) return null;
  const segments = readSegments(record.segments);
  const text = readScriptText(record) ?? '';
  return validOrNull(scriptSchema, {
    id: readId(record),
    title: readFilledText(record.title),
    description: readFilledText(record.description),
    text,
    segments,
    tags: readTexts(record.tags),
    language: readFilledText(record.language),
    estimatedDuration: firstOf(readAmount, record.estimated_duration, record.estimatedDuration),
    createdAt: firstOf(readDate, record.created_at, record.createdAt),
    isAiGenerated: readFlag(record.is_ai_generated) || readFlag(record.isAiGenerated),
    wordCount: countScriptWords(segments, text),
  });
}

/** A script as the generator gives it: `text` always holds words. */
const generatedScriptSchema = object({
  text: string().required(),
  /** Where the server stored it, if it did. */
  id: string().defined().nullable(),
  segments: array().of(segmentSchema).defined(),
});

/** A script as the generator gives it (section 7, Scripts); `text` always holds words. */
export type GeneratedScript = InferType<typeof generatedScriptSchema>;

/**
 * A generated script from plain text or a record (section 7); null when it holds no words. Never
 * throws.
 */
export function normaliseGeneratedScript(value: unknown): GeneratedScript | null {
  return validOrNull(generatedScriptSchema, {
    text: readScriptText(value),
    id: readId(value),
    segments: readSegments(readRecord(value)?.segments),
  });
}
