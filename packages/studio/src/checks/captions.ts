import type { SpeechTimeline } from '../types.ts';
import { plainText } from '../marks/findMarks.ts';
import { type Check, within } from './report.ts';

interface ReadCue {
  /** Seconds. */
  start: number;
  lines: string[];
}

/** Checks a WebVTT file against the spoken script and its times. */
export function checkCaptions(
  vtt: string,
  script: string,
  timeline: Pick<SpeechTimeline, 'words'>,
): Check[] {
  const cues = readVtt(vtt);
  const said = letters(plainText(script));
  const shown = letters(cues.map(({ lines }) => lines.join(' ')).join(' '));
  const late = startGaps(cues, timeline);
  const lines = cues.map((cue) => cue.lines.length);
  const lengths = cues.flatMap((cue) => cue.lines.map((line) => line.length));
  return [
    {
      name: 'caption words',
      value: `${shown.length} letters`,
      target: 'those of the script, in order',
      pass: shown.length > 0 && shown === said,
    },
    within('caption starts', 1000 * Math.max(...late), { most: 200, unit: ' ms' }),
    within('caption lines', Math.max(0, ...lines), { least: 1, most: 2 }),
    within('caption line length', Math.max(0, ...lengths), { most: 42 }),
  ];
}

/** Words reduced to letters and digits: a lone dash is not a word, and quotes may be curly. */
function letters(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the seconds between each cue's start and that of its first word. */
function startGaps(cues: readonly ReadCue[], { words }: Pick<SpeechTimeline, 'words'>): number[] {
  if (cues.length === 0) return [Number.POSITIVE_INFINITY];
  const starts: { at: number; start: number }[] = [];
  let at = 0;
  for (const word of words) {
    starts.push({ at, start: word.start });
    at += letters(word.text).length;
  }
  let read = 0;
  return cues.map((cue) => {
    const first = starts.findLast((word) => word.at <= read);
    read += letters(cue.lines.join(' ')).length;
    return first ? Math.abs(cue.start - first.start) : Number.POSITIVE_INFINITY;
  });
}

function readVtt(vtt: string): ReadCue[] {
  return vtt
    .split(/\n{2,}/)
    .map((block) => block.trim().split('\n'))
    .flatMap((block): ReadCue[] => {
      const timing = block.findIndex((line) => line.includes('-->'));
      if (timing < 0) return [];
      const lines = block.slice(timing + 1).map(unescape);
      return [{ start: seconds(block[timing]?.split('-->')[0] ?? ''), lines }];
    });
}

function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function seconds(timestamp: string): number {
  return timestamp
    .trim()
    .split(':')
    .reduce((total, part) => total * 60 + Number(part), 0);
}
