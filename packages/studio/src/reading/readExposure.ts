import { ordinalWords } from './numberWords.ts';
import { readFraction } from './readFraction.ts';
import type { TokenContext } from './TokenContext.ts';

const EXPOSURE = /^1\/([2-9]|[1-9]\d{1,3})(s?)$/;

/** Reads the exposure time of a camera, '1/250 s' or '1/250s', as 'one two hundred and fiftieth of a second'. */
export function readExposure(core: string, { before, after }: TokenContext): string[] | undefined {
  if (core === 's' && EXPOSURE.test(before.at(-1) ?? '')) return ['of', 'a', 'second'];
  const [, divisor, unit] = EXPOSURE.exec(core) ?? [];
  if (!divisor || (unit === '' && after[0] !== 's')) return undefined;
  const part = readFraction(`1/${divisor}`) ?? ['one', ...ordinalWords(divisor)];
  return unit === '' ? part : [...part, 'of', 'a', 'second'];
}
