/** One caption: its time in seconds, and its text. */
export interface CaptionCue {
  start: number;
  end: number;
  /** Plain text; lines are separated by `\n`. */
  text: string;
}

const TIMING =
  /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})(?:\s|$)/;

// A map, because an object would also resolve `&constructor;`.
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['nbsp', '\u00a0'],
  ['lrm', '\u200e'],
  ['rlm', '\u200f'],
  ['quot', '"'],
]);

/** Returns the seconds of a WebVTT timestamp, `mm:ss.mmm` or `hh:mm:ss.mmm`. */
function readTimestamp(stamp: string): number {
  const [clock = '', fraction = ''] = stamp.split(/[.,]/);
  const whole = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return whole + Number(fraction.padEnd(3, '0')) / 1000;
}

/** Strips the markup from a cue's text: tags, karaoke times, and escapes. */
function plainText(line: string): string {
  return line
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? whole;
      const code = /^#x/i.test(name)
        ? Number.parseInt(name.slice(2), 16)
        : Number.parseInt(name.slice(1), 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}

/** Returns the language in the header of a WebVTT file (`lang: es`); null if it names none. */
export function captionLanguage(file: string): string | null {
  const [head = ''] = file.replaceAll(/\r\n?/g, '\n').split('\n\n');
  return /^lang[:=] ?([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$/m.exec(head)?.[1] ?? null;
}

/**
 * Reads the cues of a WebVTT file (https://www.w3.org/TR/webvtt1/). Styles, regions, notes, cue names and
 * settings are left out, and broken blocks are skipped. Never throws.
 */
export function parseWebVtt(file: string): CaptionCue[] {
  const blocks = file
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  const cues: CaptionCue[] = [];
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line !== '');
    const at = lines.findIndex((line) => line.includes('-->'));
    const timing = TIMING.exec(lines[at] ?? '');
    if (!timing) continue;
    const [, from = '', to = ''] = timing;
    const start = readTimestamp(from);
    const end = readTimestamp(to);
    const text = lines
      .slice(at + 1)
      .map(plainText)
      .join('\n')
      .trim();
    if (end > start && text !== '') cues.push({ start, end, text });
  }
  return cues.sort((a, b) => a.start - b.start);
}
