/*
 * Reads the app's stories for the workbench without running them: the server responses that each declares,
 * its address in the app, and the sentences of the specification that it covers.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { ROOT } from '../run.mjs';
import { readMarks, readSpecification } from './specification.mjs';
import { readStories } from './storyFacts.mjs';

const FOLDER = 'packages/app/src';
const ANSWER =
  /\b(\w+)\.(ok|slow|empty|pending|offline|malformed|answering|odd|failing)\b(?:\((\d+)(?=(.{0,400})))?/gs;
const ONCE = /^[^;]*?times: 1\b/s;
const OWN_HANDLERS = /\b(?:withHandlers|msw)\b/;
const WORDS = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;

/**
 * A server response as a story declares it. `status` is that of a failure; `isOnce`: the next call is
 * answered as usual.
 *
 * @typedef {{ operation: string; answer: string; status?: number; isOnce?: boolean }} DeclaredAnswer
 */

/**
 * A story of the app. `name` is its export, `label` its name in the sidebar, `words` its comment.
 *
 * @typedef {{
 *   id: string;
 *   name: string;
 *   label: string;
 *   words: string;
 *   path?: string;
 *   answers: DeclaredAnswer[];
 * }} AppStory
 *
 * @typedef {{ title: string; file: string; sections: string[]; stories: AppStory[] }} AppTitle
 */

/**
 * The distinct responses that a piece of source declares.
 *
 * @param {string} text
 * @param {readonly string[]} operations - The contract's names; anything else is not an endpoint.
 * @returns {DeclaredAnswer[]}
 */
export function readAnswers(text, operations) {
  const found = [...text.matchAll(ANSWER)].flatMap(
    ([, operation = '', answer = '', status, rest = '']) =>
      operations.includes(operation)
        ? [
            {
              operation,
              answer,
              ...(status !== undefined && answer === 'failing' && { status: Number(status) }),
              ...(status !== undefined && ONCE.test(rest.split('),')[0] ?? '') && { isOnce: true }),
            },
          ]
        : [],
  );
  const unique = new Map(found.map((declared) => [JSON.stringify(declared), declared]));
  return [...unique.values()];
}

/**
 * @param {string} source
 * @param {number} start - Where the story's declaration is.
 */
function wordsAbove(source, start) {
  const [, comment = ''] = WORDS.exec(source.slice(0, start)) ?? [];
  return comment
    .replaceAll(/^\s*\*\s?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** @param {string} text */
const pathIn = (text) => /\bpath: '([^']+)'/.exec(text)?.[1];

/**
 * Reads a story file; returns undefined if its meta has no title.
 *
 * @param {string} source
 * @param {readonly string[]} operations
 * @returns {{ title: string; stories: AppStory[] } | undefined}
 */
export function readAppStories(source, operations) {
  const { meta, stories } = readStories(source);
  const { title } = meta;
  if (title === undefined) return undefined;
  return {
    title,
    stories: stories.map(({ name, label, start, text }) => {
      // A story's own handlers replace those of its meta.
      const answers = readAnswers(OWN_HANDLERS.test(text) ? text : meta.text + text, operations);
      const path = pathIn(text) ?? pathIn(meta.text);
      return {
        id: toId(meta.id ?? title, storyNameFromExport(name)),
        name,
        label: label ?? storyNameFromExport(name),
        words: wordsAbove(source, start),
        ...(path !== undefined && { path }),
        answers,
      };
    }),
  };
}

/** The app's story files, from the root. */
export function appStoryFiles() {
  return readdirSync(join(ROOT, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(FOLDER, file).split(sep).join('/'))
    .toSorted();
}

/**
 * Every title of the app's stories, with the sections of the specification that its stories cover, the most
 * covered first.
 *
 * @param {readonly string[]} operations
 * @returns {AppTitle[]}
 */
export function readAppTitles(operations) {
  const sentences = readSpecification(readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'));
  const sectionOf = new Map(sentences.map(({ id, section }) => [id, section]));
  return appStoryFiles().flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const read = readAppStories(source, operations);
    if (read === undefined) return [];
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const id of readMarks(source, true).flatMap(({ ids }) => ids)) {
      const section = sectionOf.get(id);
      if (section !== undefined) counts.set(section, (counts.get(section) ?? 0) + 1);
    }
    const sections = [...counts].toSorted(([, a], [, b]) => b - a).map(([section]) => section);
    return [{ file, ...read, sections }];
  });
}
