import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyPlatform, keyWords } from './keys.ts';

it("names the main modifier as on the user's keyboard", () => {
  expect(keyWords('Mod', 'apple')).toEqual({ cap: '⌘', spoken: 'Command' });
  expect(keyWords('Mod', 'other')).toEqual({ cap: 'Ctrl', spoken: 'Control' });
});

it('shows letters in capitals, as on the keys', () => {
  expect(keyWords('g', 'other').cap).toBe('G');
});

it('gives every key a cap and a name', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('constructor', '__proto__')),
      fc.constantFrom('apple' as const, 'other' as const),
      (key, platform) => {
        const { cap, spoken } = keyWords(key, platform);
        expect(cap).not.toBe('');
        expect(spoken).not.toBe('');
      },
    ),
  );
});

it.each([
  ['MacIntel', 'apple'],
  ['macOS', 'apple'],
  ['iPad', 'apple'],
  ['Win32', 'other'],
  ['Linux x86_64', 'other'],
  ['', 'other'],
])('detects %o as %s', (name, platform) => {
  expect(keyPlatform(name)).toBe(platform);
});
