/* The states for which docs/stories.md requires a story, and how each is recognised in the sources. */

/**
 * @typedef {ReturnType<typeof import('./componentFacts.mjs').readComponent>} ComponentFacts
 * @typedef {{ name: string; text: string }} Story
 * @typedef {(story: Story) => boolean} Shows
 */

const always = () => true;
/** @type {(pattern: RegExp) => Shows} */
const shows = (pattern) => (story) => pattern.test(story.text);
/** @type {(pattern: RegExp) => Shows} */
const named = (pattern) => (story) => pattern.test(story.name);
/** @type {(...tests: Shows[]) => Shows} */
const either =
  (...tests) =>
  (story) =>
    tests.some((test) => test(story));

/**
 * Each state: whether a component has it, and how to recognise a story that shows it.
 *
 * @type {Record<string, [(facts: ComponentFacts) => boolean, Shows]>}
 */
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

/**
 * The states that a component's stories have to show, those that no story shows, and skipped names that are
 * not states. A list of variants counts as one state: mapped over as a whole, or each value written out.
 *
 * @param {ComponentFacts} facts
 * @param {readonly Story[]} stories
 * @param {ReadonlySet<string>} skips
 */
export function judgeStories(facts, stories, skips) {
  const states = Object.entries(STATES)
    .filter(([state, [exists]]) => !skips.has(state) && exists(facts))
    .map(([state, [, isShown]]) => ({ state, isShown: stories.some(isShown) }));
  const lists = facts.lists.map(({ name, values }) => {
    const isMapped = stories.some(({ text }) => text.includes(name));
    const absent = values.filter(
      (value) => !stories.some(({ text }) => text.includes(`'${value}'`)),
    );
    return {
      state: isMapped ? name : `${name} (${absent.join(', ')})`,
      isShown: isMapped || absent.length === 0,
    };
  });
  const needed = [...states, ...lists];
  return {
    needed: needed.length,
    missing: needed.filter(({ isShown }) => !isShown).map(({ state }) => state),
    unknown: [...skips].filter((state) => !(state in STATES)),
  };
}

const EXPORT = /export \{([^}]+)\} from '\.\/((?:components|layout)\/(?:(\w+)\/)?(\w+))\.tsx'/g;

/**
 * The exported components of a barrel: the folder of each, and its name if it shares that folder (a layout
 * component only has files).
 *
 * @param {string} barrel - The text of src/index.ts.
 */
export function exportedComponents(barrel) {
  const components = new Map();
  for (const [, names = '', , folder, file] of barrel.matchAll(EXPORT)) {
    if (!/(?:^|,)\s*[A-Z]/.test(names)) continue;
    const isOwn = folder !== undefined;
    const name = folder ?? file ?? '';
    components.set(name, { name, isOwn, folder: isOwn ? `components/${name}` : 'layout' });
  }
  return [...components.values()].sort((a, b) => a.name.localeCompare(b.name));
}
