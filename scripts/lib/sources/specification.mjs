/*
 * Finds which test or story covers which sentence of the specification: docs/specification.md lists the
 * sentences, and a comment above a test, a group of tests or a story names the ones that it covers:
 *
 *   // Specification: shell.4, shell.5
 *   test('…
 */
import { parseSync } from 'vite';
import { readStories } from './storyFacts.mjs';
import { readTests } from './testFacts.mjs';

const SENTENCE = /^- `([a-z-]+\.\d+)` (.+)$/;
const MARK = /^ Specification: (.+)$/;
const ID = /^[a-z-]+\.\d+$/;

/**
 * @typedef {{ id: string; text: string; section: string }} Sentence
 * @typedef {{ ids: string[]; name: string | undefined; line: number }} Mark
 */

/**
 * The sentences of the list, in order.
 *
 * @param {string} markdown
 * @returns {Sentence[]}
 */
export function readSpecification(markdown) {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3);
    const [, id, text] = SENTENCE.exec(line) ?? [];
    return id && text ? [{ id, text, section }] : [];
  });
}

/**
 * The marks of a file of tests or stories, each with the name of the test, group or story below it;
 * undefined if there is none, or if it is skipped.
 *
 * @param {string} source
 * @param {boolean} isStories
 * @returns {Mark[]}
 */
export function readMarks(source, isStories) {
  // Most files have none, and parsing is what takes the time.
  if (!source.includes('// Specification:')) return [];
  const { comments } = parseSync('marks.tsx', source);
  const named = new Map(
    isStories
      ? readStories(source).stories.map(({ name, start }) => [start, name])
      : readTests(source).map(({ title, start }) => [start, title]),
  );
  return comments.flatMap(({ value, start, end }, index) => {
    const [, list] = MARK.exec(value) ?? [];
    if (list === undefined) return [];
    let place = end;
    for (const next of [...comments.slice(index + 1), undefined]) {
      place += /^\s*/.exec(source.slice(place))?.[0].length ?? 0;
      if (next?.start !== place) break;
      place = next.end;
    }
    return [
      {
        ids: list.split(',').map((id) => id.trim()),
        name: named.get(place),
        line: source.slice(0, start).split('\n').length,
      },
    ];
  });
}

/**
 * Mismatches between the list and the marks, in sentences.
 *
 * @param {readonly Sentence[]} sentences
 * @param {readonly (Mark & { file: string })[]} marks
 */
export function judgeCoverage(sentences, marks) {
  const known = new Set(sentences.map(({ id }) => id));
  const held = new Set(marks.flatMap(({ ids, name }) => (name === undefined ? [] : ids)));
  const twice = sentences.filter(({ id }, index) => {
    return sentences.findIndex((other) => other.id === id) < index;
  });
  return [
    ...twice.map(({ id, text }) => `Two sentences are called ${id}: ${text}`),
    ...marks.flatMap(({ file, line, name, ids }) => [
      ...(name === undefined ? [`${file}:${line} is not above a test or story that runs.`] : []),
      ...ids
        .filter((id) => !known.has(id))
        .map(
          (id) =>
            `${file}:${line} names ${id}, which ${ID.test(id) ? 'is not listed' : 'is not an id'}.`,
        ),
    ]),
    ...sentences
      .filter(({ id }) => !held.has(id))
      .map(({ id, text }) => `No test or story names ${id}: ${text}`),
  ];
}

/**
 * The sentences as a page, each with the tests and stories that name it.
 *
 * @param {readonly Sentence[]} sentences
 * @param {readonly (Mark & { file: string })[]} marks
 */
export function coveragePage(sentences, marks) {
  const lines = sentences.flatMap(({ id, text, section }, index) => {
    const heading = section === sentences[index - 1]?.section ? [] : ['', `## ${section}`, ''];
    const tests = marks
      .filter(({ ids }) => ids.includes(id))
      .map(({ file, line, name }) => `  - ${file}:${line} ${name}`);
    return [...heading, `- \`${id}\` ${text}`, ...tests];
  });
  return `${lines.join('\n').trim()}\n`;
}
