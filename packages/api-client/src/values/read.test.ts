import { describe, expect, it } from 'vitest';
import {
  firstOf,
  readAmount,
  readChoice,
  readDate,
  readFilledText,
  readFlag,
  readId,
  readList,
  readNumber,
  readPercent,
  readRecord,
  readText,
  readTexts,
} from './read.ts';

describe('readers of single values', () => {
  it('accept records, but neither lists nor null', () => {
    expect(readRecord({ a: 1 })).toEqual({ a: 1 });
    expect([readRecord([]), readRecord(null), readRecord('x'), readRecord(5)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('accept lists, and return an empty one for anything else', () => {
    expect(readList([1])).toEqual([1]);
    expect(readList({ length: 1 })).toEqual([]);
    expect(readList('x')).toEqual([]);
  });

  it('convert numbers to text where text is expected', () => {
    expect(readText(42)).toBe('42');
    expect(readText('')).toBe('');
    expect([readText(Number.NaN), readText(Infinity), readText(true), readText({})]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('treat white space as missing where text must not be empty, and keep it otherwise', () => {
    expect(readFilledText(' \n')).toBeNull();
    expect(readFilledText(' a ')).toBe(' a ');
    expect(readFilledText(0)).toBe('0');
  });

  it('read numbers written as text', () => {
    expect(readNumber('4.5')).toBe(4.5);
    expect([readNumber(''), readNumber(' '), readNumber('4 s'), readNumber(null)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('treat negative amounts as missing', () => {
    expect([readAmount(0), readAmount(31.4), readAmount(-1)]).toEqual([0, 31.4, null]);
  });

  it('clamp progress to 0–100', () => {
    expect([-5, 0, 42.5, 100, 250, '60', null].map(readPercent)).toEqual([
      0,
      0,
      42.5,
      100,
      100,
      60,
      null,
    ]);
  });

  it('accept only true for a flag', () => {
    expect([true, false, 'true', 1, null].map(readFlag)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['2025-06-12T08:00:00Z', '2025-06-12T08:00:00Z'],
    ['2025-06-12T08:00:00.123+02:00', '2025-06-12T08:00:00.123+02:00'],
    ['2025-06-12T08:00:00', '2025-06-12T08:00:00Z'],
    ['2025-06-12T08:00:00z', '2025-06-12T08:00:00z'],
    ['2025-06-12T08:00:00.123456', '2025-06-12T08:00:00.123456Z'],
    ['2025-06-12T08:00:00-0530', '2025-06-12T08:00:00-0530'],
    ['2025-06-12T08:00', '2025-06-12T08:00Z'],
    ['2025-06-12T08:00+02:00', '2025-06-12T08:00+02:00'],
    ['2025-06-12', '2025-06-12'],
    [' 2025-06-12 ', '2025-06-12'],
    ['2025-13-45T08:00:00Z', null],
    ['2025-06-12T08:00:00 or so', null],
    ['2025-06-12T08:00:00Z (UTC)', null],
    ['2025-06-12T08:00:00.Z', null],
    ['2025-06-12T08:0', null],
    ['2025-06-12T08:00:0', null],
    ['2025-06-12 08:00', null],
    ['on 2025-06-12', null],
    ['yesterday', null],
    ['12 June 2025', null],
    ['', null],
    [1_749_715_200_000, null],
    [null, null],
  ])('read the date %j as %j', (value, expected) => {
    expect(readDate(value)).toBe(expected);
    expect(readDate(readDate(value))).toBe(expected);
  });

  it('accept only known choices', () => {
    expect(readChoice(['private', 'public'], 'public')).toBe('public');
    expect(readChoice(['private', 'public'], 'PUBLIC')).toBeNull();
  });

  it('keep the non-empty texts of a list', () => {
    expect(readTexts(['a', '', 5, null, {}])).toEqual(['a', '5']);
    expect(readTexts('a')).toEqual([]);
  });

  it('return the first readable value', () => {
    expect(firstOf(readNumber, null, 'x', 3, 4)).toBe(3);
    expect(firstOf(readNumber, null)).toBeNull();
  });

  it('find an ID under either name, _id first', () => {
    expect(readId({ _id: 'a', id: 'b' })).toBe('a');
    expect(readId({ _id: '', id: 7 })).toBe('7');
    expect(readId('a')).toBeNull();
  });
});
