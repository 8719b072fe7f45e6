import { findMarks, plainText, type TextRange } from '../marks/findMarks.ts';

/** `{{name}}`: a place in a recipe that each row of a table fills in. */
export interface Blank extends TextRange {
  name: string;
}

/** The texts of a recipe that may contain blanks. */
export interface Fillable {
  title: string;
  script: string;
  gesturesOff?: readonly number[];
  edit?: { aiEditSettings: { title?: { text?: string } } | null };
}

/** The values of one row by blank name. */
export type Values = Readonly<Record<string, string>>;

const BLANK = /\{\{[ \t]*([\p{L}\p{M}\p{N}_-]{1,60})[ \t]*\}\}/gu;

/** Finds the blanks of a text, in order. Braces without a name or a closing pair remain text. */
export function findBlanks(text: string): Blank[] {
  return Array.from(text.matchAll(BLANK), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    name: (match[1] ?? '').normalize('NFC'),
  }));
}

/** Returns the title that an edit draws into the film; empty if there is none. */
export function editTitleOf({ edit }: Fillable): string {
  return edit?.aiEditSettings?.title?.text ?? '';
}

/** Returns the names of a recipe's blanks, once each, in the order of its script, title and edit title. */
export function blanksOf(recipe: Fillable): string[] {
  const texts = [recipe.script, recipe.title, editTitleOf(recipe)];
  return [...new Set(texts.flatMap(findBlanks).map(({ name }) => name))];
}

/** Returns a value as inserted: trimmed, with one kind of line break. Empty if there is none. */
export function valueOf(values: Values, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return (value ?? '').replaceAll(/\r\n?/g, '\n').trim();
}

/** A piece of a text with filled blanks. */
export interface FilledPart {
  text: string;
  isFilled: boolean;
}

/** Splits a text at some of its blanks and fills them. Values are not searched for blanks. */
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

/** Splits a title into pieces, with each value on one line. */
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

/** Whether a range lies inside one of the ranges. */
export function isInside(place: TextRange, ranges: readonly TextRange[]): boolean {
  return ranges.some(({ from, to }) => from <= place.from && place.to <= to);
}

/** Splits a script into pieces as viewers read it: without marks, and without blanks inside marks. */
export function scriptParts(script: string, values: Values): FilledPart[] {
  const marks = findMarks(script);
  const shown = findBlanks(script).filter((blank) => !isInside(blank, marks));
  return cutAt(script, shown, ({ name }) => valueOf(values, name)).map((part) =>
    part.isFilled ? part : { ...part, text: plainText(part.text) },
  );
}
