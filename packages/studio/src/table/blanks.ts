import { findMarks, plainText, type TextRange } from '../marks/findMarks.ts';

/** `{{name}}`: a place in a recipe that each row of a table fills. */
export interface Blank extends TextRange {
  name: string;
}

/** The texts of a recipe that may hold blanks. */
export interface Fillable {
  title: string;
  script: string;
  gesturesOff?: readonly number[];
  edit?: { aiEditSettings: { title?: { text?: string } } | null };
}

/** The values of one row by the names of blanks. */
export type Values = Readonly<Record<string, string>>;

const BLANK = /\{\{[ \t]*([\p{L}\p{M}\p{N}_-]{1,60})[ \t]*\}\}/gu;

/** The blanks of a text in their order. Braces without a name or without their pair stay text. */
export function findBlanks(text: string): Blank[] {
  return Array.from(text.matchAll(BLANK), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    name: (match[1] ?? '').normalize('NFC'),
  }));
}

/** The title that an edit draws into the film; empty if there is none. */
export function editTitleOf({ edit }: Fillable): string {
  return edit?.aiEditSettings?.title?.text ?? '';
}

/** The names of a recipe's blanks, each once, in the order of its script, title and edit title. */
export function blanksOf(recipe: Fillable): string[] {
  const texts = [recipe.script, recipe.title, editTitleOf(recipe)];
  return [...new Set(texts.flatMap(findBlanks).map(({ name }) => name))];
}

/** A value as it is inserted: trimmed, with one kind of line break. Empty where there is none. */
export function valueOf(values: Values, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return (value ?? '').replaceAll(/\r\n?/g, '\n').trim();
}

/** A piece of a text whose blanks are filled. */
export interface FilledPart {
  text: string;
  isFilled: boolean;
}

/** A text cut at some of its blanks, each filled. Values are not searched for blanks. */
function cutAt(
  text: string,
  blanks: readonly Blank[],
  write: (blank: Blank) => string,
): FilledPart[] {
  const parts: FilledPart[] = [];
  let done = 0;
  for (const blank of blanks) {
    parts.push({ text: text.slice(done, blank.from), isFilled: false });
    parts.push({ text: write(blank), isFilled: true });
    done = blank.to;
  }
  parts.push({ text: text.slice(done), isFilled: false });
  return parts.filter(({ text: piece }) => piece !== '');
}

/** A title in pieces, each value on one line. */
export function titleParts(title: string, values: Values): FilledPart[] {
  return cutAt(title, findBlanks(title), ({ name }) =>
    valueOf(values, name).replaceAll(/\s+/gu, ' '),
  );
}

export function fillTitle(title: string, values: Values): string {
  return titleParts(title, values)
    .map(({ text }) => text)
    .join('');
}

/** Whether a place is inside one of the ranges. */
export function isInside(place: TextRange, ranges: readonly TextRange[]): boolean {
  return ranges.some(({ from, to }) => from <= place.from && place.to <= to);
}

/** A script in pieces as viewers read it: without marks, and without blanks inside marks. */
export function scriptParts(script: string, values: Values): FilledPart[] {
  const marks = findMarks(script);
  const shown = findBlanks(script).filter((blank) => !isInside(blank, marks));
  return cutAt(script, shown, ({ name }) => valueOf(values, name)).map((part) =>
    part.isFilled ? part : { ...part, text: plainText(part.text) },
  );
}
