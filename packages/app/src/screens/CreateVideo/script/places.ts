import type { CanDraw } from '@lectern/studio/looks';
import { findMarks, PAUSE, type ScriptMark, type TextRange } from '@lectern/studio/marks';
import { findPlaceholders } from '../../../templates/placeholders.ts';
import { cut, type Place, type PlaceFix, TAKE_OUT } from './place.ts';
import { boxPlaces, letterPlaces, signPlaces, wordlessPlace } from './silentPlaces.ts';
import { type EditedScript } from './scriptMarks.ts';

/** '{{first_name}}', '${name}', '{name}', '%NAME%', '<Name>', '___'. */
const PLACEHOLDER =
  /\{\{[^{}\r\n]{1,80}\}\}|\$?\{[^{}\r\n]{1,80}\}|%[A-Z][A-Z_]{2,40}%|<\/?[\p{L}][^<>\r\n]{0,60}>|_{3,}/gu;

function atMark(script: string, mark: ScriptMark): Place | null {
  const written = script.slice(mark.from, mark.to);
  const place = { ranges: [mark] as const, written: cut(written) };
  if (mark.kind === 'pause') {
    const { asked, seconds } = mark;
    if (asked !== null && asked >= PAUSE.min && asked <= PAUSE.max) return null;
    const fixes = [{ label: `Make it ${seconds} s`, becomes: `[pause ${seconds}s]` }, TAKE_OUT];
    return asked === null
      ? {
          ...place,
          title: 'This pause has no length',
          text: `Say how long it lasts, as in [pause 0.5s]. This one lasts ${seconds} second.`,
          fixes,
        }
      : {
          ...place,
          title: 'Pauses last from 0.1 to 10 seconds',
          text: `This one asks for ${asked} and would last ${seconds}.`,
          fixes,
        };
  }
  if (mark.kind === 'entity') {
    const sign = mark.sign.trim() === '' ? 'a space' : `“${mark.sign}”`;
    return {
      ...place,
      title: 'This is code for a sign',
      text: `${written} is spoken and shown as ${sign}.`,
      fixes: [{ label: `Write ${sign}`, becomes: mark.sign }],
    };
  }
  if (mark.kind === 'unknown') {
    const words = written.slice(1, -1).trim();
    return {
      ...place,
      title: 'Not a gesture we know',
      text: 'It is neither spoken nor played. Choose another from the Gesture menu, or speak the words.',
      fixes: [TAKE_OUT, { label: 'Speak the words', becomes: words }],
      isLeftOut: true,
    };
  }
  if (mark.kind === 'endless') {
    return {
      ...place,
      title: 'No voice can read a word of this length',
      text: `${(mark.to - mark.from).toLocaleString('en')} letters without a space are left out. Put spaces into them, or take them out.`,
      fixes: [{ label: 'Take them out', becomes: '' }],
    };
  }
  return null;
}

const tagName = (tag: string): string => /^<\/?([^\s/>]+)/u.exec(tag)?.[1]?.toLowerCase() ?? '';

/** Returns one place for each tag together with its closing tag. */
function tagPlaces(script: string, tags: readonly TextRange[]): Place[] {
  const places: Place[] = [];
  const closed = new Set<TextRange>();
  tags.forEach((tag, i) => {
    if (closed.has(tag)) return;
    const written = script.slice(tag.from, tag.to);
    const opens = !/^<[/!]|\/>$/u.test(written);
    const closing = opens
      ? tags.slice(i + 1).find((other) => {
          const end = script.slice(other.from, other.to);
          return !closed.has(other) && end.startsWith('</') && tagName(end) === tagName(written);
        })
      : undefined;
    if (closing) closed.add(closing);
    places.push({
      ranges: closing ? [tag, closing] : [tag],
      written: cut(written),
      title: 'Voices do not read tags',
      text: closing
        ? `“${cut(written)}” and “${script.slice(closing.from, closing.to)}” are neither spoken nor shown.`
        : 'It is neither spoken nor shown.',
      fixes: [closing ? { label: 'Take out both', becomes: '' } : TAKE_OUT],
    });
  });
  return places;
}

function placeholderPlaces(script: string): Place[] {
  const ranges = [
    ...findPlaceholders(script),
    ...Array.from(script.matchAll(PLACEHOLDER), ({ 0: found, index }) => ({
      from: index,
      to: index + found.length,
    })),
  ];
  return ranges.map((range) => ({
    ranges: [range],
    written: cut(script.slice(range.from, range.to)),
    ...(script[range.from] === '[' && { isGap: true }),
    title: 'This placeholder is not filled in',
    text: 'It would be spoken and shown as it is written. Write your own words, or take it out.',
    fixes: [TAKE_OUT],
  }));
}

const first = (place: Place): number => place.ranges[0].from;
const touches = (one: Place, other: Place): boolean =>
  one.ranges.some((a) => other.ranges.some((b) => a.from < b.to && b.from < a.to));

/**
 * Returns the places of a script that no voice can speak as written, in order, as notices with fixes. If
 * several problems affect one place, only the first is reported.
 *
 * @param canDraw whether this device can draw a symbol
 */
export function findPlaces(script: string, canDraw: CanDraw): Place[] {
  const marks = findMarks(script);
  const wordless = wordlessPlace(script);
  const all = [
    ...wordless,
    ...tagPlaces(
      script,
      marks.filter(({ kind }) => kind === 'tag'),
    ),
    ...marks.map((mark) => atMark(script, mark)).filter((place) => place !== null),
    ...placeholderPlaces(script),
    ...boxPlaces(script, canDraw),
    ...signPlaces(script),
    ...letterPlaces(script),
  ];
  const said = marks.filter(({ kind }) => kind === 'say');
  const places: Place[] = [];
  for (const place of all) {
    const isPronounced = said.some((mark) => {
      const isAbout = mark.kind === 'say' && mark.word.to > mark.word.from;
      const from = isAbout ? mark.word.from : mark.from;
      return place.ranges.some((range) => range.from < mark.to && from < range.to);
    });
    if (!isPronounced && !places.some((other) => touches(other, place))) places.push(place);
  }
  return places.toSorted((one, other) => first(one) - first(other));
}

/** Returns the script with a place fixed; removing a word also removes the space next to it. */
export function mendPlace(script: string, { ranges }: Place, { becomes }: PlaceFix): EditedScript {
  let text = script;
  for (const { from, to } of ranges.toReversed()) {
    const isWord = becomes === '' && ranges.length === 1;
    const doubled =
      isWord && /(?:^|\s)$/u.test(text.slice(0, from)) && /^[ \t]/u.test(text.slice(to));
    text = text.slice(0, from) + becomes + text.slice(doubled ? to + 1 : to);
  }
  const caret = ranges[0].from + becomes.length;
  return { text, selection: { start: caret, end: caret } };
}
