import StyleDictionary from 'style-dictionary';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureFilters } from './pictureFilters.ts';
import { vars } from './contract.css.ts';
import source from './tokens.json' with { type: 'json' };
import { tokens } from './designTokens.ts';
import { tokensCss, tokenVariables } from './tokensCss.ts';
import { designTokens } from './tokenTree.ts';
import { variableName } from './variableName.ts';

/** Parses `#RRGGBB` and the spellings of `rgb()` into channels 0–255 and alpha 0–1. */
function channels(color: string): number[] {
  const hex = /^#(..)(..)(..)$/.exec(color);
  if (hex) return [...hex.slice(1).map((part) => Number.parseInt(part, 16)), 1];
  const parts = (/\((.+)\)/.exec(color)?.[1] ?? '').split(/[\s,/]+/);
  return parts.map((part, index) => {
    const value = Number.parseFloat(part);
    return index < 3 && part.endsWith('%') ? Math.round(value * 2.55) : value;
  });
}

/** Normalises a CSS value, so that two spellings of the same meaning become equal. */
function meaning(value: string): string {
  const plain = value
    .toLowerCase()
    .replaceAll(/#[\da-f]{6}\b|rgba?\([^)]+\)/g, (color) => {
      const [red, green, blue, alpha = 1] = channels(color);
      return `color(${red}/${green}/${blue}/${alpha})`;
    })
    .replaceAll(/\b0px\b/g, '0')
    .replaceAll(/(^|, )(\S+ \S+ \S+) 0 color/g, '$1$2 color')
    .replace('cubic-bezier(0, 0, 1, 1)', 'linear');
  return /color\(0\/0\/0\/0\)/.test(plain) ? 'none' : plain;
}

/** The values that Style Dictionary produces from the source, by token path. */
async function byStyleDictionary(): Promise<Record<string, string>> {
  const dictionary = new StyleDictionary({
    usesDtcg: true,
    tokens: structuredClone(source),
    expand: { include: ['typography'] },
    hooks: {
      transforms: {
        // Style Dictionary has no transform for lengths and durations that keeps their unit.
        measure: {
          type: 'value',
          filter: ({ $type }) => $type === 'dimension' || $type === 'duration',
          transform: ({ $value }) => `${$value.value}${$value.unit}`,
        },
      },
    },
    platforms: {
      css: {
        transforms: [
          'color/css',
          'fontFamily/css',
          'cubicBezier/css',
          'shadow/css/shorthand',
          'measure',
        ],
      },
    },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  return Object.fromEntries(
    allTokens.map(({ path, $value }) => [path.join('.'), meaning(String($value))]),
  );
}

describe('the design tokens', () => {
  let expected: Record<string, string> = {};
  beforeAll(async () => {
    expected = await byStyleDictionary();
  });

  it.each(['light', 'dark', null] as const)(
    'have the same values in Style Dictionary (%s)',
    (theme) => {
      const ofTheme = Object.entries(expected).filter(([path]) =>
        theme === null ? !path.startsWith('themes.') : path.startsWith(`themes.${theme}.`),
      );
      const named = ofTheme.map(([path, value]) => {
        const parts = path.replace(/^(themes\.\w+|motion)\./, '').split('.');
        return [`--${variableName(parts)}`, value];
      });
      const ours = [...tokenVariables(theme)].map(([name, value]) => [
        name,
        meaning(String(value)),
      ]);
      expect(ours.length).toBeGreaterThan(70);
      expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(named));
    },
  );

  it('give every role of the contract a value, except for filters of pictures', () => {
    const names = (node: object): string[] =>
      Object.values(node).flatMap((child: string | object) =>
        typeof child === 'string' ? [child.slice('var('.length, -1)] : names(child),
      );
    const { picture, ...roles } = vars;
    expect(Object.keys(picture)).toEqual(Object.keys(pictureFilters.light));
    const given = new Set([...tokenVariables('dark').keys(), ...tokenVariables(null).keys()]);
    expect(names(roles).filter((name) => !given.has(name))).toEqual([]);
    expect([...tokenVariables('dark').keys()]).toEqual([...tokenVariables('light').keys()]);
  });

  it('specify the same colour in hex and in components', () => {
    const colors = designTokens().flatMap(({ path, value }) =>
      typeof value === 'object' && value !== null && 'hex' in value ? [{ path, value }] : [],
    );
    const unlike = colors.filter(({ value }) => {
      const { hex, components } = value as { hex: string; components: number[] };
      const [red, green, blue] = channels(hex);
      return components.map((part) => Math.round(part * 255)).join() !== [red, green, blue].join();
    });
    expect(colors.length).toBeGreaterThan(150);
    expect(unlike).toEqual([]);
  });

  it('generate CSS for each theme', () => {
    const css = tokensCss();
    expect(css).toContain(`[data-theme="dark"] {\n  color-scheme: dark;\n`);
    expect(css).toContain(
      `--lectern-color-surfaceDialog: ${tokens.themes.dark.color.surfaceRaised};`,
    );
    expect(css).toContain('--lectern-typography-h1-letterSpacing: -0.64px;');
  });
});
