import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../../..');

const stylesheets = ['ui/src', 'app/src', 'review/src'].flatMap((folder) =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => join(folder, file))
    .map((file) => ({ file, source: readFileSync(join(PACKAGES, file), 'utf8') })),
);

/** The text of each rule for forced colours, up to its closing bracket. */
function forcedRules(source: string): string[] {
  return source
    .split(/\[media\.forcedColors\]:|'\(forced-colors: active\)':/)
    .slice(1)
    .map((rest) => {
      let depth = 0;
      const ends = [...rest.matchAll(/[{}]/g)].find(([bracket]) => {
        depth += bracket === '{' ? 1 : -1;
        return depth === 0;
      });
      return rest.slice(0, ends?.index);
    });
}

/** The selectors of an element's own states that outline it. */
const outlinedStates = (rule: string): string[] =>
  [...rule.matchAll(/'(&[[:][^']*)':\s*\{[^}]*\boutline:/g)].map(([, selector = '']) => selector);

it('outlines of a state in forced colours leave keyboard focus its ring', () => {
  const states = stylesheets.flatMap(({ file, source }) =>
    forcedRules(source)
      .flatMap(outlinedStates)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(states.length).toBeGreaterThan(8);
  expect(states.filter((state) => !/:not\(.*focus-visible/.test(state))).toEqual([]);
});

it('no focus ring is a shadow, which forced colours drop', () => {
  const shadows = stylesheets.filter(({ source }) =>
    /focus-visible[^'`]*['`]\]?:\s*\{[^}]*boxShadow/.test(source),
  );
  expect(shadows.map(({ file }) => file)).toEqual([]);
});
