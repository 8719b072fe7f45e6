import type { CaptionCue } from './webVtt.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** `hh:mm:ss,mmm`, as SubRip requires. */
function srtTimestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const clock = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    Math.floor(ms / 1000) % 60,
  ];
  return `${clock.map(two).join(':')},${String(ms % 1000).padStart(3, '0')}`;
}

/** Returns a SubRip file of the cues. The format has no escapes, so the text is left as it is. */
export function toSrt(cues: readonly CaptionCue[]): string {
  const blocks = cues.map(
    ({ start, end, text }, index) =>
      // An empty line would end the cue.
      `${index + 1}\n${srtTimestamp(start)} --> ${srtTimestamp(end)}\n${text.replace(/\n{2,}/g, '\n')}`,
  );
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}

/** Seconds between two cues from which a transcript starts a new paragraph. */
const PARAGRAPH_PAUSE = 1;

/** Returns the words of the cues as running text; a longer pause starts a new paragraph. */
export function toTranscript(cues: readonly CaptionCue[]): string {
  const paragraphs: string[] = [];
  let words: string[] = [];
  let lastEnd = 0;
  for (const { start, end, text } of cues) {
    if (words.length > 0 && start - lastEnd >= PARAGRAPH_PAUSE) {
      paragraphs.push(words.join(' '));
      words = [];
    }
    words.push(...text.split(/\s+/).filter(Boolean));
    lastEnd = end;
  }
  if (words.length > 0) paragraphs.push(words.join(' '));
  return paragraphs.length === 0 ? '' : `${paragraphs.join('\n\n')}\n`;
}

/** Longest caption line, in characters (studio.md, What a good result is). */
const LINE_LENGTH = 42;

/**
 * Returns the first caption line of a script: its opening words up to the end of the sentence or the line,
 * whichever comes first. Empty for a script without words.
 */
export function firstCaptionLine(script: string): string {
  // Far more than a line can hold; avoids splitting a long script just for its first words.
  const words = script.trimStart().slice(0, 400).split(/\s+/).filter(Boolean);
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > LINE_LENGTH) break;
    line = longer;
    if (/[.!?…]["'”’)]*$/.test(word)) break;
  }
  if (line !== '') return line;
  // Half of a surrogate pair is not a character.
  return (words[0] ?? '').slice(0, LINE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}
