import type { CaptionCue } from './cues.ts';
import { joinWords } from './pieces.ts';

/**
 * Returns a WebVTT file of the cues (https://www.w3.org/TR/webvtt1/), with the text escaped.
 *
 * @param language - BCP 47 tag for the file's header, where players that do not support it skip it.
 */
export function toWebVtt(cues: readonly CaptionCue[], language?: string): string {
  const blocks = cues.map((cue) => {
    const lines = cue.lines.map((line) => escapeText(joinWords(line)));
    return [`${timestamp(cue.start)} --> ${timestamp(cue.end)}`, ...lines].join('\n');
  });
  const head = language === undefined ? 'WEBVTT' : `WEBVTT\nlang: ${language}`;
  return `${[head, ...blocks].join('\n\n')}\n`;
}

/** `&`, `<` and `>` mean markup in a cue, and a NUL or line end would end it. */
function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\0', '\uFFFD')
    .replace(/[\r\n]+/g, ' ');
}

function timestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const hours = Math.floor(ms / 3_600_000);
  const minutes = Math.floor(ms / 60_000) % 60;
  return `${part(hours)}:${part(minutes)}:${part(Math.floor(ms / 1000) % 60)}.${part(ms % 1000, 3)}`;
}
