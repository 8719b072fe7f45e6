import { cardinalWords } from './numberWords.ts';
import type { TokenContext } from './TokenContext.ts';

/** Reads blood pressure, '120/80 mmHg' or 'a blood pressure of 120/80', as 'one hundred and twenty over eighty'. */
export function readPressure(core: string, { before, after }: TokenContext): string[] | undefined {
  const [, upper, lower] = /^(\d{2,3})\/(\d{2,3})$/.exec(core) ?? [];
  if (!upper || !lower || Number(upper) <= Number(lower)) return undefined;
  const isPressure = after[0] === 'mmHg' || before.some((word) => /^(?:pressure|BP)$/i.test(word));
  return isPressure ? [...cardinalWords(upper), 'over', ...cardinalWords(lower)] : undefined;
}
