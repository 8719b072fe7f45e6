import { cssValue, isTypography } from './cssValues.ts';
import { designTokens, type DesignToken } from './tokenTree.ts';
import { variableName } from './variableName.ts';

/**
 * Where a variable's name starts in the path: it leaves out `themes` with the theme's name, and `motion`.
 */
const START: Readonly<Record<string, number>> = { themes: 2, motion: 1 };

type Declaration = readonly [variable: string, value: string | number];

/** Returns one variable per token, or per property of a typography token. */
function declarations({ path, value }: DesignToken): Declaration[] {
  if (isTypography(value)) {
    return Object.entries(value).flatMap(([property, part]) =>
      declarations({ path: [...path, property], value: part }),
    );
  }
  const name = variableName(path.slice(START[path[0] ?? ''] ?? 0));
  return [[`--${name}`, cssValue(value)]];
}

/** The variables of one theme, or those shared by both for null, by name. */
export function tokenVariables(theme: 'light' | 'dark' | null): Map<string, string | number> {
  const ofTheme = designTokens().filter(({ path: [root, name] }) =>
    theme === null ? root !== 'themes' : root === 'themes' && name === theme,
  );
  return new Map(ofTheme.flatMap(declarations));
}

function block(selector: string, theme: 'light' | 'dark' | null, scheme = ''): string {
  const lines = [...tokenVariables(theme)].map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n${scheme}${lines.join('')}}\n`;
}

/**
 * Returns every token as a CSS variable, for pages that are not built from the components: the package's
 * `tokens.css`. The theme follows the system unless `data-theme` names one.
 */
export function tokensCss(): string {
  const dark = '  color-scheme: dark;\n';
  return [
    block(':root', null),
    block(':root, [data-theme="light"]', 'light', '  color-scheme: light;\n'),
    block('[data-theme="dark"]', 'dark', dark),
    `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-theme])', 'dark', dark)}}\n`,
  ].join('\n');
}
