import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexesOfShare, readArguments, UsageError } from './arguments.mjs';

it.each([
  [['a.json', '--out', 'a.mp4'], { kind: 'film' }],
  [['a.json', '--out', 'a.mp4', '--parts', 'p'], { kind: 'film', parts: 'p' }],
  [['--out', 'films', 'a.json', '--table', 'p.csv'], { kind: 'table', file: 'p.csv' }],
  [['a.json', '--out', 'a.mp4', '--voices', 'v'], { kind: 'film' }],
  [['a.json', '--segment', '3/12', '--out', 'parts'], { kind: 'segment', share: 3, of: 12 }],
  [['a.json', '--assemble', 'parts', '--out', 'a.mp4'], { kind: 'assemble', folder: 'parts' }],
])('reads %j', (args, mode) => {
  expect(readArguments(args)).toMatchObject({ recipe: 'a.json', mode, isJson: false });
});

it('reads the switches, and shows the usage if --help is given, whatever else is', () => {
  const args = ['a.json', '--out=a.mp4', '--json', '--beside'];
  expect(readArguments(args)).toEqual({
    recipe: 'a.json',
    out: 'a.mp4',
    isJson: true,
    hasBeside: true,
    mode: { kind: 'film' },
  });
  expect(readArguments([...args, '--voices', 'v'])?.voices).toBe('v');
  expect(readArguments(['--help'])).toBeNull();
  expect(readArguments(['a.json', '--help'])).toBeNull();
});

it.each([
  [[], 'Name a project file.'],
  [['a.json'], 'Say with --out where the film goes.'],
  [['a.json', 'b.json', '--out', 'x'], 'Name one project file; “b.json” is one too many.'],
  [['a.json', '--out', 'x', '--fast'], "Unknown option '--fast'."],
  [['a.json', '--out'], "Option '--out <value>' argument missing"],
  [['a.json', '--out', 'x', '--json=1'], "Option '--json' does not take an argument"],
  [
    ['a.json', '--out', 'x', '--table', 't', '--assemble', 'd'],
    'Only one of --table, --segment and --assemble can be given.',
  ],
  [
    ['a.json', '--out', 'x', '--segment', '1/2', '--beside'],
    '--beside is for whole films, not for --segment.',
  ],
  [
    ['a.json', '--out', 'x', '--segment', '1/2', '--parts', 'p'],
    '--parts is for one film, made in one go.',
  ],
  ...['0/3', '4/3', '3', '1/0', 'a/b', '-1/3', '1.5/3', '1/99999'].map((share) => [
    ['a.json', '--out', 'x', `--segment=${share}`],
    '--segment takes a share such as 3/12, counted from 1.',
  ]),
] as [string[], string][])('refuses %j with one sentence', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(sentence);
});

it('the shares together cover every part exactly once, however many shares there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(60), (of, count) => {
      const shares = Array.from({ length: of }, (_, i) =>
        indexesOfShare({ share: i + 1, of }, count),
      );
      expect(shares.flat()).toEqual(Array.from({ length: count }, (_, i) => i));
      const sizes = shares.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});
