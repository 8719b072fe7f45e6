import type { CreateScriptArgs, Script } from '@lectern/api-client';
import { countWords } from '../../../lib/countWords.ts';
import type { Messages } from '../../../lib/useMessages.ts';
import { estimateSeconds } from '../../../lib/estimateDuration.ts';

/** A script as its editor holds it. */
export interface ScriptValues {
  title: string;
  /** Paragraphs are the script's segments. */
  text: string;
  /** Separated by commas. */
  tags: string;
  /** Language tag; empty where it is not known. */
  language: string;
}

const PARAGRAPH = '\n\n';

/** What the editor begins with. */
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

/** Whether two states of the editor hold the same. */
export function isSame(one: ScriptValues, other: ScriptValues): boolean {
  return (
    one.title === other.title &&
    one.text === other.text &&
    one.tags === other.tags &&
    one.language === other.language
  );
}

/** The tags in a line of them, each once. */
export function readTags(line: string): string[] {
  const tags = line.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** What is missing, in words, by field; an empty record where nothing is. */
export function findErrors({ title, text }: ScriptValues): Messages<'title' | 'text'> {
  return {
    ...(title.trim() === '' && { title: 'Title is required' }),
    ...(text.trim() === '' && { text: 'Script is required' }),
  };
}

/** What POST /scripts takes, from the editor and what it does not show of the script before. */
export function toArgs(values: ScriptValues, previous: Script | null): CreateScriptArgs {
  const before = valuesOf(previous);
  const segments = values.text
    .split(/\n\s*\n/)
    .map((text) => ({ text: text.trim() }))
    .filter(({ text }) => text !== '');
  return {
    title: values.title.trim(),
    description: previous?.description ?? '',
    // Untouched parts go back as they came: a tag may hold a comma, a segment an empty line.
    segments: previous && values.text === before.text ? segmentsOf(previous) : segments,
    tags: previous && values.tags === before.tags ? previous.tags : readTags(values.tags),
    language: values.language,
    estimatedDuration: estimateSeconds(countWords(values.text), 'up'),
  };
}

function segmentsOf({ segments, text }: Script) {
  return segments.length > 0 ? segments : [{ text }];
}
