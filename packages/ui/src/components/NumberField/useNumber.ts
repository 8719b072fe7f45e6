import { useState } from 'react';
import { useLocale } from 'react-aria-components';
import { decimalsOf, numberRange, type NumberLimits } from './numberRange.ts';
import { numberText, type NumberNotation } from './numberText.ts';

interface NumberOptions extends NumberLimits {
  value?: number | null;
  defaultValue?: number | null;
  onChange?: (value: number | null) => void;
  formatOptions?: NumberNotation;
}

const orNull = (value: number | null | undefined) =>
  value !== null && value !== undefined && Number.isFinite(value) ? value : null;

/** Three digits behind the point, as `Intl` has it, or as many as the step needs. */
const digitsFor = (step = 0): NumberNotation => ({
  maximumFractionDigits: Math.max(3, Math.min(20, decimalsOf(step))),
});

/** A number, and the text that stands for it while somebody writes another. */
export function useNumber({
  value,
  defaultValue,
  onChange,
  formatOptions,
  ...limits
}: NumberOptions) {
  const { locale } = useLocale();
  const notation = numberText(locale, formatOptions ?? digitsFor(limits.step));
  const range = numberRange(limits);
  const placed = (given: number | null | undefined) => {
    const number = orNull(given);
    return number === null ? null : range.place(number);
  };

  const [own, setOwn] = useState(() => placed(defaultValue));
  const number = value === undefined ? own : placed(value);
  const [initial] = useState(number);
  // What is typed stands until the number changes, from wherever.
  const [typed, setTyped] = useState<{ text: string; over: number | null } | null>(null);
  const draft = typed !== null && typed.over === number ? typed.text : null;
  // Text that nobody changed is not read again: a visit must not round what was given.
  const current = draft === null ? number : notation.parse(draft);

  function take(next: number | null): void {
    setTyped(null);
    if (next === number) return;
    setOwn(next);
    onChange?.(next);
  }

  function readNumber(text: string): number | null {
    if (text.trim() === '') return null;
    const parsed = notation.parse(text);
    if (parsed === null) return number;
    const rounded = Number.isFinite(parsed) ? notation.parse(notation.format(parsed)) : parsed;
    return orNull(range.place(rounded ?? parsed)) ?? number;
  }

  return {
    locale,
    notation,
    range,
    /** What stands in the field. */
    text: draft ?? notation.format(number),
    /** The number as typed so far, wherever it lies. */
    current,
    /** What a form sends: the number that leaving the field would make of it. */
    sent: draft === null ? number : readNumber(draft),
    /** The number at first, to which a form is reset. */
    initial: placed(defaultValue) ?? initial,
    take,
    type: (text: string) => {
      if (notation.isPart(text, range.allowsNegative)) setTyped({ text, over: number });
    },
    /** Takes over what was typed; the number that stands in the field from then on. */
    commit: (text = draft) => {
      const next = text === null ? number : readNumber(text);
      if (text !== null) take(next);
      return next;
    },
  };
}
