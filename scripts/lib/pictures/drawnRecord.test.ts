import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDrawn, encodeDrawn, mergeDrawn } from './drawnRecord.mjs';

const rules = fc.uniqueArray(
  fc.nat({ max: 20 }).map((n) => `ui-sheet-${n % 5}__rule_${n}`),
  { maxLength: 8 },
);
const drawnStories = fc.dictionary(
  fc.constantFrom('a.stories.tsx', 'b.stories.tsx', 'c.stories.tsx'),
  fc.dictionary(
    fc.constantFrom('x--a', 'x--b', 'y--a'),
    rules.map((all) => all.toSorted()),
  ),
);
const sortedRules = (drawn: ReturnType<typeof decodeDrawn>) =>
  Object.fromEntries(
    Object.entries(drawn).map(([file, stories]) => [
      file,
      Object.fromEntries(Object.entries(stories).map(([id, all]) => [id, all.toSorted()])),
    ]),
  );

describe('the record', () => {
  it('is read back as it was written, whatever was there before', () => {
    fc.assert(
      fc.property(drawnStories, drawnStories, (before, drawn) => {
        const { names } = encodeDrawn(before);
        expect(sortedRules(decodeDrawn(encodeDrawn(drawn, names)))).toEqual(drawn);
      }),
    );
  });

  it('stays the same if nothing has changed, whatever order stories end in', () => {
    fc.assert(
      fc.property(drawnStories, drawnStories, (before, drawn) => {
        const record = encodeDrawn(drawn, encodeDrawn(before).names);
        const backwards = Object.fromEntries(Object.entries(drawn).toReversed());
        expect(JSON.stringify(encodeDrawn(backwards, record.names))).toBe(JSON.stringify(record));
      }),
    );
  });

  it('keeps the number of a rule when others are added or removed', () => {
    const { names } = encodeDrawn({ f: { a: ['s__b', 's__d'] } });
    const more = encodeDrawn({ f: { a: ['s__a', 's__b', 's__c', 's__d'] } }, names);
    expect(more.names).toEqual(['s__b', 's__d', 's__a', 's__c']);
    const fewer = encodeDrawn({ f: { a: ['s__a', 's__d'] } }, more.names);
    expect(fewer.names).toEqual([null, 's__d', 's__a']);
    expect(encodeDrawn({ f: { a: ['s__a', 's__d', 's__e'] } }, fewer.names).names[0]).toBe('s__e');
  });
});

describe('a run', () => {
  const known = { one: { a: ['s__1'], b: ['s__1'] }, two: { c: ['s__1'] } };

  it('of all stories forgets removed stories', () => {
    expect(mergeDrawn(known, { two: { c: [] } }, 'all')).toEqual({ two: { c: [] } });
  });

  it('of whole files forgets their removed stories, and no others', () => {
    expect(mergeDrawn(known, { one: { a: ['s__2'] } }, ['one'])).toEqual({
      ...known,
      one: { a: ['s__2'] },
    });
  });

  it('of single stories updates only those', () => {
    expect(mergeDrawn(known, { one: { a: ['s__2'] } }, [])).toEqual({
      ...known,
      one: { a: ['s__2'], b: ['s__1'] },
    });
  });
});
