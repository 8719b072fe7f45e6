import { findMarks, type TextRange } from '../marks/findMarks.ts';
import { type Blank, findBlanks, isInside, type Values, valueOf } from './blanks.ts';

const asEntity = (sign: string): string => `&#${sign.codePointAt(0)};`;

/**
 * Ways to write a value as plain text, the most readable first. Scripts have no escape character, but an
 * entity is spoken and shown as its character and is never part of a mark.
 */
const WRITINGS: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => value.replaceAll(/[[\]<>&{}]/g, asEntity),
  (value) => value.replaceAll(/\S/gu, asEntity),
];

interface KnownMark extends TextRange {
  kind: string;
}

/** Returns the marks of a script, except endless runs of letters, which no one wrote as marks. */
function marksOf(script: string): KnownMark[] {
  return findMarks(script)
    .filter(({ kind }) => kind !== 'endless')
    .map(({ kind, from, to }) => ({ kind, from, to }));
}

interface Filled {
  script: string;
  /** Ranges of the inserted values. */
  values: TextRange[];
  /** Maps a position in the recipe's script to the filled script. */
  moved: (place: number) => number;
}

function fill(script: string, blanks: readonly Blank[], write: (blank: Blank) => string): Filled {
  let text = '';
  let done = 0;
  const steps: { after: number; shift: number }[] = [];
  const values: TextRange[] = [];
  for (const blank of blanks) {
    text += script.slice(done, blank.from);
    const from = text.length;
    text += write(blank);
    values.push({ from, to: text.length });
    done = blank.to;
    steps.push({ after: blank.to, shift: text.length - done });
  }
  return {
    script: text + script.slice(done),
    values,
    moved: (place) => place + (steps.findLast(({ after }) => after <= place)?.shift ?? 0),
  };
}

/** A script with filled blanks, and whether its marks are still those of the recipe. */
export interface FilledScript {
  script: string;
  /** False if a value inside a mark has ended or emptied it. */
  keepsMarks: boolean;
  /** Maps a position in the recipe's script to the filled script. */
  moved: (place: number) => number;
}

/**
 * Fills the blanks of a script with plain text: no value forms a mark, alone or with the surrounding text,
 * or another blank. A value inside a mark (`[say {{said}}]`) is written as it is.
 */
export function fillScript(script: string, values: Values): FilledScript {
  const blanks = findBlanks(script);
  const marks = marksOf(script);
  let filled: FilledScript = { script, keepsMarks: false, moved: (place) => place };
  for (const [care, writing] of WRITINGS.entries()) {
    const attempt = fill(script, blanks, (blank) => {
      const value = valueOf(values, blank.name);
      return isInside(blank, marks) ? value : writing(value);
    });
    const { moved } = attempt;
    const wanted = marks.map(({ kind, from, to }) => ({ kind, from: moved(from), to: moved(to) }));
    const isOwn = (mark: KnownMark) =>
      care > 0 && mark.kind === 'entity' && isInside(mark, attempt.values);
    const found = marksOf(attempt.script).filter((mark) => !isOwn(mark));
    const keepsMarks = JSON.stringify(found) === JSON.stringify(wanted);
    filled = { script: attempt.script, keepsMarks: false, moved };
    if (keepsMarks && findBlanks(attempt.script).length === 0) return { ...filled, keepsMarks };
  }
  return filled;
}
