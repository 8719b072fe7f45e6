import { findMarks, plainText } from '../marks/findMarks.ts';
import { countSpeakable } from '../speech/scriptLength.ts';
import { countWords } from '../reading/writtenWords.ts';
import { StudioError } from '../StudioError.ts';
import { MAX_SCRIPT_WORDS } from '../types.ts';
import { blanksOf, editTitleOf, type Fillable, findBlanks, isInside } from './blanks.ts';
import { fillTitle, type Values, valueOf } from './blanks.ts';
import { fillScript } from './fillScript.ts';

/** Most characters of a video's name, and of the title that an edit draws. */
const NAME_LIMITS = { name: 200, title: 50 } as const;

/** Why a row cannot be made. */
export type RowProblem =
  | { kind: 'empty' | 'control' | 'long-word' | 'mark'; blank: string }
  /** `blank` is the only blank in that text; null if there are others. */
  | { kind: 'name-long' | 'title-long'; blank: string | null; length: number; limit: number }
  | { kind: 'no-name' | 'no-words' | 'script-long' };

/** Control characters, halves of characters, and characters that change the direction of the text after them. */
const CONTROL = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/u;

const hasControl = (value: string): boolean => CONTROL.test(value.replaceAll(/[\n\t]/g, ' '));

function tooLong(
  kind: 'name-long' | 'title-long',
  template: string,
  values: Values,
  limit: number,
): RowProblem[] {
  const length = fillTitle(template, values).trim().length;
  if (length <= limit) return [];
  const names = [...new Set(findBlanks(template).map(({ name }) => name))];
  return [{ kind, blank: names.length === 1 ? (names[0] ?? null) : null, length, limit }];
}

/**
 * Checks whether the marks that contain blanks still have what their kind needs: a pause needs a number.
 */
function brokenMark(script: string, values: Values): RowProblem[] {
  const marks = findMarks(script);
  const inside = findBlanks(script).filter((blank) => isInside(blank, marks));
  const broken = inside.find(({ name, from }) => {
    const mark = marks.find((each) => each.from <= from && from < each.to);
    if (mark?.kind !== 'pause' && mark?.kind !== 'say') return false;
    const filled = fillScript(script.slice(mark.from, mark.to), values);
    const [now] = findMarks(filled.script);
    if (!filled.keepsMarks || now?.kind !== mark.kind) return true;
    return now.kind === 'pause' ? now.asked === null : /[<>&{}]/.test(valueOf(values, name));
  });
  if (broken) return [{ kind: 'mark', blank: broken.name }];
  const [first] = inside;
  if (!first || fillScript(script, values).keepsMarks) return [];
  return [{ kind: 'mark', blank: first.name }];
}

function unspeakable(script: string): RowProblem[] {
  try {
    countSpeakable(script);
    return [];
  } catch (cause) {
    const isLong = cause instanceof StudioError && cause.code === 'too-long';
    return [{ kind: isLong ? 'script-long' : 'no-words' }];
  }
}

/** The problem of a value by itself. */
function ofValue(values: Values, blank: string): RowProblem[] {
  const value = valueOf(values, blank);
  if (value === '') return [{ kind: 'empty', blank }];
  if (hasControl(value)) return [{ kind: 'control', blank }];
  const isEndless = findMarks(value).some(({ kind }) => kind === 'endless');
  return isEndless ? [{ kind: 'long-word', blank }] : [];
}

/**
 * Creates a function that returns why a recipe cannot be filled with the values of a row; empty if it can.
 * Made for thousands of rows: the script is read once, and again only for a row that affects whether it can
 * be spoken.
 */
export function createRowCheck(recipe: Fillable): (values: Values) => RowProblem[] {
  const { title, script } = recipe;
  const blanks = blanksOf(recipe);
  const inScript = findBlanks(script);
  const marks = findMarks(script);
  const hasMarked = inScript.some((blank) => isInside(blank, marks));
  const ownWords = countWords(plainText(fillScript(script, {}).script));

  /** Whether the script can certainly be spoken, without filling it. */
  function isSpeakable(values: Values): boolean {
    const added = inScript.reduce((sum, { name }) => sum + valueOf(values, name).length, 0);
    return ownWords > 0 && ownWords + added <= MAX_SCRIPT_WORDS;
  }

  return (values) => {
    const inValues = blanks.flatMap((blank) => ofValue(values, blank));
    // An empty value also empties its mark, but one reason is enough.
    if (inValues.length > 0) return inValues;
    return [
      ...(fillTitle(title, values).trim() === '' ? [{ kind: 'no-name' } as const] : []),
      ...tooLong('name-long', title, values, NAME_LIMITS.name),
      ...tooLong('title-long', editTitleOf(recipe), values, NAME_LIMITS.title),
      ...(hasMarked ? brokenMark(script, values) : []),
      ...(isSpeakable(values) ? [] : unspeakable(fillScript(script, values).script)),
    ];
  };
}

/** Returns why a recipe cannot be filled with the values of one row. Use `createRowCheck` for many rows. */
export function problemsOf(recipe: Fillable, values: Values): RowProblem[] {
  return createRowCheck(recipe)(values);
}
