import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutClasses } from './layout.ts';
import { conditions, rules } from './layout.css.ts';

const single = Object.entries(rules).flatMap(([property, { values, per }]) =>
  values.map((value) => ({ property, value, per })),
);
const one = fc.constantFrom(...single);

test('no two values of any two properties share a class', () => {
  const all = single.map(({ property, value }) => layoutClasses({ [property]: value }));
  expect(new Set(all).size).toBe(single.length);
  expect(all).not.toContain('');
});

test('one value is that of phones up; lists name the widths in their order', () => {
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

test('a longer name wins over a shorter one, whichever comes first', () => {
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

test('nothing asked, nothing said', () => {
  expect(layoutClasses({})).toBe('');
  expect(layoutClasses({ gap: undefined })).toBe('');
  expect(() => layoutClasses(JSON.parse('{ "gap": 7 }'))).toThrow('gap 7');
});
