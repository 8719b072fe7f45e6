import { describe, expect, test } from 'vitest';
import { bundledModules, droppedStyles, undeclaredPackages } from './packedModules.mjs';

const badge = 'dist/Badge/Badge.js';
const classes = 'dist/Badge/Badge.css.js';
const sheet = 'dist/Badge/Badge.css.ts.vanilla.css';
const inlined = new Map([
  [badge, 'import "./Badge.css.js";\nimport { jsx } from "react/jsx-runtime";'],
  [classes, 'import "./Badge.css.ts.vanilla.css"; import "../theme.css";'],
]);

describe('a module that imports a stylesheet', () => {
  test('is kept, as are its stylesheets, if side effects are declared for them', () => {
    expect(droppedStyles(inlined, new Set([classes, sheet, 'dist/theme.css']))).toEqual([]);
  });

  test('is dropped once its class names are inlined, if they are not', () => {
    expect(droppedStyles(inlined, new Set([sheet, 'dist/theme.css']))).toEqual([classes]);
  });

  test('may be dropped even if it still exports its class names', () => {
    const modules = new Map([
      [badge, 'import { code } from "./Badge.css.js";'],
      [classes, 'import "./Badge.css.ts.vanilla.css";\nexport { code };'],
    ]);
    expect(droppedStyles(modules, new Set([sheet]))).toEqual([classes]);
  });
});

test('a declaration has no styles to keep', () => {
  const modules = new Map([['dist/index.d.ts', "import './fonts.ts';"]]);
  expect(droppedStyles(modules, new Set())).toEqual([]);
});

test('a module of another package is named', () => {
  const copied = 'dist/node_modules/react-aria/useMenu.js';
  expect(bundledModules(new Map([...inlined, [copied, '']]))).toEqual([copied]);
});

test('a package that modules or declarations import is a dependency or a peer', () => {
  const modules = new Map([
    ['dist/a.js', 'import { jsx } from "react/jsx-runtime";\nimport { b } from "./b.js";'],
    ['dist/b.d.ts', "import type { StyleRule } from '@vanilla-extract/css';"],
    ['dist/c.d.ts', 'export declare const c: import("@tanstack/react-virtual").Virtualizer;'],
    ['dist/d.js', 'import "@fontsource-variable/inter/wght.css";'],
  ]);
  const declared = new Set(['react', '@vanilla-extract/css', '@tanstack/react-virtual']);
  expect(undeclaredPackages(modules, declared)).toEqual(['@fontsource-variable/inter']);
  expect(undeclaredPackages(modules, new Set(['react']))).toEqual([
    '@vanilla-extract/css',
    '@tanstack/react-virtual',
    '@fontsource-variable/inter',
  ]);
});
