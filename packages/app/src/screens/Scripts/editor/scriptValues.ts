import type { CreateScriptArgs, Script } from '@lectern/api-client';
import { countWords } from '../../../lib/format/countWords.ts';
import type { Messages } from '../../../lib/forms/useMessages.ts';
import { estimateSeconds } from '../../../lib/format/estimateDuration.ts';

/** A script as the editor's form values. */
export interface ScriptValues {
  title: string;
  /** Paragraphs are the script's segments. */
  text: string;
  /** Separated by commas. */
  tags: string;
  /** A language tag; empty if unknown. */
  language: string;
}

const PARAGRAPH = '\n\n';

/** Returns the editor's initial values. */
export function valuesOf(script: Script | null): ScriptValues {
  if (!script) return { title: '', text: '', tags: '', language: '' };
  const { title, segments, text, tags, language } = script;
  return {
    title: title ?? '',
    text: segments.length > 0 ? segments.map((segment) => segment.text).join(PARAGRAPH) : text,
    tags: tags.join(', '),
    language: language ?? '',
  };
}

/** Whether two states of the editor are equal. */
export function isSame(one: ScriptValues, other: ScriptValues): boolean {
  return (
    one.title === other.title &&
    one.text === other.text &&
    one.tags === other.tags &&
    one.language === other.language
  );
}

/** Reads the unique tags in a comma-separated line. */
export function readTags(line: string): string[] {
  const tags = line.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Returns the messages for missing fields; empty if nothing is missing. */
export function findErrors({ title, text }: ScriptValues): Messages<'title' | 'text'> {
  return {
    ...(title.trim() === '' && { title: 'Title is required' }),
    ...(text.trim() === '' && { text: 'Script is required' }),
  };
}

/**
 * Builds the request of POST /scripts from the editor's values and those parts of the previous script that
 * the editor does not show.
 */
export function toArgs(values: ScriptValues, previous: Script | null): CreateScriptArgs {
  const before = valuesOf(previous);
  const segments = values.text
    .split(/\n\s*\n/)
    .map((text) => ({ text: text.trim() }))
    .filter(({ text }) => text !== '');
  return {
    title: values.title.trim(),
    description: previous?.description ?? '',
    // Untouched parts are returned unchanged: a tag may contain a comma, a segment an empty line.
    segments: previous && values.text === before.text ? segmentsOf(previous) : segments,
    tags: previous && values.tags === before.tags ? previous.tags : readTags(values.tags),
    language: values.language,
    estimatedDuration: estimateSeconds(countWords(values.text), 'up'),
  };
}

function segmentsOf({ segments, text }: Script) {
  return segments.length > 0 ? segments : [{ text }];
}
