import { firstOf, readFilledText, readList, readRecord } from '../values/read.ts';

/** One part of a script (section 3, Script). */
export interface Segment {
  text: string;
}

/** Reads segments from a list of records or plain texts; those without text are omitted. */
export function readSegments(value: unknown): Segment[] {
  return readList(value)
    .map((item) => readFilledText(readRecord(item)?.text ?? item))
    .filter((text) => text !== null)
    .map((text) => ({ text }));
}

/**
 * Reads the text of a script given as plain text or as a record with `text`, `content` or `segments`
 * (specification section 3); null if there is none.
 */
export function readScriptText(value: unknown): string | null {
  const plain = readFilledText(value);
  if (plain !== null) return plain;
  const record = readRecord(value);
  if (!record) return null;
  const joined = readSegments(record.segments)
    .map((segment) => segment.text)
    .join(' ');
  return firstOf(readFilledText, record.text, record.content, joined);
}

/** Counts the whitespace-separated words of the segments, or of the text if there are none (section 5). */
export function countScriptWords(segments: readonly Segment[], text: string): number {
  const texts = segments.length > 0 ? segments.map((segment) => segment.text) : [text];
  return texts.reduce((sum, part) => sum + (part.match(/\S+/g)?.length ?? 0), 0);
}
