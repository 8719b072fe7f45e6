import { cardinalWords, ordinalWords } from './numberWords.ts';
import type { TokenContext } from './TokenContext.ts';

const PART_OF_SECOND = /^1\/([2-9]|[1-9]\d{1,3})$/;

/** Reads the exposure time of a camera, '1/250 s' or '1/250s', as 'one two hundred and fiftieth of a second'. */
export function readExposure(core: string, { before, after }: TokenContext): string[] | undefined {
  if (core === 's' && PART_OF_SECOND.test(before.at(-1) ?? '')) return ['of', 'a', 'second'];
  const [, divisor, unit] = /^1\/(\d{2,4})(s?)$/.exec(core) ?? [];
  if (!divisor || (unit === '' && after[0] !== 's') || !PART_OF_SECOND.test(`1/${divisor}`))
    return undefined;
  const part = [...cardinalWords('1'), ...ordinalWords(divisor)];
  return unit === '' ? part : [...part, 'of', 'a', 'second'];
}
