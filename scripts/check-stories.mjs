/*
 * Counts the stories of each component of @lectern/ui against the table of docs/stories.md and
 * prints every gap. A component is a folder with an export in src/index.ts. Names after the command
 * limit it to those folders.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readComponent } from './lib/componentFacts.mjs';
import { ROOT } from './lib/run.mjs';
import { readStories } from './lib/storyFacts.mjs';

const SOURCES = join(ROOT, 'packages/ui/src');
const EXPORT = /export \{([^}]+)\} from '\.\/((?:components|layout)\/(?:(\w+)\/)?(\w+))\.tsx'/g;

const always = () => true;
const shows = (pattern) => (story) => pattern.test(story.text);
const named = (pattern) => (story) => pattern.test(story.name);
const either =
  (...tests) =>
  (story) =>
    tests.some((test) => test(story));

/** Each state: whether a component has it, and what shows that a story shows it. */
const STATES = {
  default: [always, (story) => !/globals:/.test(story.text)],
  hover: [(facts) => facts.isHovered, shows(/\.hover\(|data-hovered/)],
  focus: [(facts) => facts.isFocusable, shows(/\.tab\(|\.focus\(|toHaveFocus/)],
  pressed: [
    (facts) => facts.isPressed,
    shows(/data-pressed|\[(?:Space|Enter|MouseLeft|TouchA)>\]|pointerDown/),
  ],
  disabled: [(facts) => facts.isDisabled, shows(/isDisabled/)],
  pending: [(facts) => facts.isPending, shows(/isPending/)],
  invalid: [(facts) => facts.isInvalid, shows(/errorMessage|isInvalid/)],
  longText: [
    (facts) => facts.hasText,
    either(shows(/\bunbroken\b/), named(/Long|Unbroken|Hostile|Wrap/)),
  ],
  empty: [(facts) => facts.hasList, either(named(/Empty|None|Nothing/), shows(/: \[\]/))],
  one: [(facts) => facts.hasList, named(/One|Single/)],
  many: [(facts) => facts.hasList, either(named(/Many|Hundreds/), shows(/Array\.from\(/))],
  dark: [always, shows(/theme: 'dark'/)],
  rightToLeft: [always, shows(/direction: 'rtl'/)],
  forcedColors: [(facts) => facts.changesInForcedColors, shows(/forcedColors: 'active'/)],
  narrow: [always, shows(/value: 'mobile1'/)],
  largeText: [always, shows(/textSize: '200'/)],
};

/** Exported components by the folder that they stand in; a layout component is its own. */
function exportedFolders() {
  const folders = new Map();
  for (const [, names, , folder, file] of readFileSync(join(SOURCES, 'index.ts'), 'utf8').matchAll(
    EXPORT,
  )) {
    if (!/(?:^|,)\s*[A-Z]/.test(names)) continue;
    folders.set(folder ?? file, join(SOURCES, folder ? `components/${folder}` : 'layout'));
  }
  return folders;
}

function inspect(name, folder) {
  const isLayout = folder.endsWith('layout');
  const read = readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx') && (!isLayout || file.startsWith(name)))
    .map((file) => readStories(join(folder, file)));
  const stories = read.flatMap((file) => file.stories);
  const skips = new Map(read.flatMap((file) => [...file.skips]));
  const facts = readComponent(folder);
  const unknown = [...skips.keys()].filter((state) => !(state in STATES));
  const needed = Object.entries(STATES)
    .filter(([state, [exists]]) => !skips.has(state) && exists(facts))
    .map(([state, [, isShown]]) => ({ state, isShown: stories.some(isShown) }));
  for (const { name: list, values } of isLayout ? [] : facts.lists) {
    const isMapped = stories.some(({ text }) => text.includes(list));
    const absent = values.filter(
      (value) => !stories.some(({ text }) => text.includes(`'${value}'`)),
    );
    needed.push({
      state: isMapped ? list : `${list} (${absent.join(', ')})`,
      isShown: isMapped || absent.length === 0,
    });
  }
  return { name, unknown, needed, stories: stories.length };
}

const only = process.argv.slice(2);
const folders = [...exportedFolders()].sort(([a], [b]) => a.localeCompare(b));
const rows = folders
  .filter(([name]) => only.length === 0 || only.includes(name))
  .map(([name, folder]) => inspect(name, folder));

let gaps = 0;
for (const { name, unknown, needed, stories } of rows) {
  const missing = needed.filter(({ isShown }) => !isShown).map(({ state }) => state);
  const count = `${needed.length - missing.length}/${needed.length}`;
  const words = stories === 0 ? 'no stories at all' : missing.join(', ') || 'complete';
  console.log(`${name.padEnd(20)} ${count.padStart(5)}  ${words}`);
  if (unknown.length > 0)
    console.log(`${' '.repeat(28)}skips unknown states: ${unknown.join(', ')}`);
  gaps += missing.length + unknown.length;
}
const cells = rows.reduce((sum, { needed }) => sum + needed.length, 0);
console.log(`\n${rows.length} components, ${cells} states, ${gaps} without a story.`);
if (gaps > 0) process.exit(1);
