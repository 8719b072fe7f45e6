import { expect, it } from 'vitest';
import { pairsOf } from './pairsOf.ts';

it('puts the pair with the least margin first', () => {
  expect(pairsOf('accent')[0]).toMatchObject({
    theme: 'dark',
    pair: { foreground: 'accent', background: 'surface', needs: 3 },
  });
  expect(pairsOf('accent')[0]?.reached).toBeCloseTo(3.07, 2);
  expect(pairsOf('mediaChip').length).toBeGreaterThan(0);
  expect(pairsOf('border')).toEqual([]);
});
