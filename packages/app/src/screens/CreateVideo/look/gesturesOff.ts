import { type ProjectSettings, readVideoSettings } from './videoSettings.ts';

/** Returns where the change of a text starts, and how many characters after it are unchanged. */
function changeOf(before: string, after: string): { from: number; tail: number } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  let tail = 0;
  const end = (text: string) => text.charCodeAt(text.length - 1 - tail);
  while (tail < shorter - from && end(before) === end(after)) tail += 1;
  return { from, tail };
}

/**
 * Returns a project's settings after its script has changed: gestures that are turned off move with their
 * words, and return if their words were changed. Their positions are those of the spoken script, which does
 * not count white space before it.
 */
export function withMovedGestures(
  settings: ProjectSettings,
  written: string,
  rewritten: string,
): ProjectSettings {
  const { gesturesOff } = readVideoSettings(settings);
  if (gesturesOff.length === 0) return settings;
  const [before, after] = [written.trimStart(), rewritten.trimStart()];
  const { from, tail } = changeOf(before, after);
  const moved = gesturesOff.flatMap((place) => {
    if (place >= before.length - tail) return [place + after.length - before.length];
    return place < from ? [place] : [];
  });
  const isSame =
    moved.length === gesturesOff.length && moved.every((at, i) => at === gesturesOff[i]);
  return isSame ? settings : { ...settings, gesturesOff: moved };
}
