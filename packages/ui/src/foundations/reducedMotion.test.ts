import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(PACKAGES, file), 'utf8');

const stylesheets = ['ui/src', 'app/src'].flatMap((folder) =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => ({ file: `${folder}/${file}`, source: read(`${folder}/${file}`) })),
);

const filesOf = (sheets: typeof stylesheets) => sheets.map(({ file }) => file);

it('the story of what is still under reduced motion draws each component with a loop', () => {
  const story = read('ui/src/foundations/Motion.stories.tsx');
  const looping = stylesheets.filter(({ source }) => /\binfinite\b/.test(source));
  expect(looping.length).toBeGreaterThan(3);
  const isDrawn = (file: string) => {
    const component = /^ui\/src\/components\/(\w+)\//.exec(file)?.[1];
    return component !== undefined && story.includes(`<${component}`);
  };
  expect(filesOf(looping).filter((file) => !isDrawn(file))).toEqual([]);
});

it('nothing slides under reduced motion: the duration is short, the distance 0, or a rule says so', () => {
  const sliding = stylesheets.filter(({ source }) =>
    /transition(?:Property)?: [`'](?:[^`']*\W)?(?:translate|transform|inline-size|stroke-dashoffset)\b/.test(
      source,
    ),
  );
  expect(sliding.length).toBeGreaterThan(6);
  const isStill = (source: string) =>
    /reducedMotion|prefers-reduced-motion|vars\.distance/.test(source) ||
    !/transition[^;]*vars\.duration\.(?:base|slow|page|progress)/.test(source);
  expect(filesOf(sliding.filter(({ source }) => !isStill(source)))).toEqual([]);
});
