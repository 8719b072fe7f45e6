import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutClasses } from './layout.ts';
import { conditions, rules } from './layout.css.ts';

const single = Object.entries(rules).flatMap(([property, { values, per }]) =>
  values.map((value) => ({ property, value, per })),
);
const one = fc.constantFrom(...single);

test('every value of every property has its own class', () => {
  const all = single.map(({ property, value }) => layoutClasses({ [property]: value }));
  expect(new Set(all).size).toBe(single.length);
  expect(all).not.toContain('');
});

test('a single value applies from phones up, and a list gives values in the order of the widths', () => {
  fc.assert(
    fc.property(one, fc.nat(3), ({ property, value, per }, at) => {
      const condition = conditions[at] ?? 'phone';
      const byWidth = () => layoutClasses({ [property]: { [condition]: value } });
      if (at >= per) {
        expect(byWidth).toThrow(RangeError);
        return;
      }
      const list = conditions.map((_condition, index) => (index === at ? value : null));
      expect(layoutClasses({ [property]: list })).toBe(byWidth());
      if (at === 0) expect(layoutClasses({ [property]: value })).toBe(byWidth());
    }),
  );
});

test('a more specific property wins over a shorthand in any order', () => {
  const expected = (['BlockStart', 'BlockEnd', 'InlineStart', 'InlineEnd'] as const).map((side) =>
    layoutClasses({ [`padding${side}`]: side === 'BlockEnd' ? 8 : side === 'BlockStart' ? 2 : 4 }),
  );
  for (const props of [
    { padding: 4, paddingBlock: 2, paddingBlockEnd: 8 },
    { paddingBlockEnd: 8, paddingBlock: 2, padding: 4 },
  ] as const) {
    expect(layoutClasses(props).split(' ').toSorted()).toEqual(expected.toSorted());
  }
});

test('adds no classes for missing values and rejects unknown ones', () => {
  expect(layoutClasses({})).toBe('');
  expect(layoutClasses({ gap: undefined })).toBe('');
  expect(() => layoutClasses(JSON.parse('{ "gap": 7 }'))).toThrow('gap 7');
});
