import { EVERY_WIDTH } from '../scripts/lib/pictures/pictureModes.mjs';
import type { StoryEntry } from './storybook.ts';

/** Names of stories that show most of a component at once, the fullest first. */
const SHEETS = [
  'Sheet',
  'States',
  'Everything',
  'Variants',
  'Tones',
  'Sizes',
  'Default',
  'Success',
];
/** Names of stories that show a component under a single condition. */
const CONDITIONS = /dark|right to left|large text|phone|keyboard|hover|focus|pressed|forced/i;

/** The story of a title that shows most of it, or undefined if all show a single condition. */
function sheetOf(stories: readonly StoryEntry[]): StoryEntry | undefined {
  const plain = stories.filter(({ name }) => !CONDITIONS.test(name));
  for (const sheet of SHEETS) {
    const found = plain.find(({ name }) => name === sheet);
    if (found) return found;
  }
  return plain[0];
}

function byTitle(stories: readonly StoryEntry[]): StoryEntry[][] {
  const titles = new Map<string, StoryEntry[]>();
  for (const story of stories) {
    if (story.title.startsWith('Flows/') || story.tags.includes('no-visual')) continue;
    titles.set(story.title, [...(titles.get(story.title) ?? []), story]);
  }
  return [...titles.values()];
}

/** The usual states of screens, captured at each width that screens are designed for. */
export function atEveryWidth(stories: readonly StoryEntry[]): StoryEntry[] {
  return stories.filter(({ tags }) => tags.includes(EVERY_WIDTH));
}

/**
 * The stories captured at the usual width: of each title, those tagged `visual`, or otherwise the one that
 * shows most, unless it is a screen, whose usual state is captured at every width. A story tagged
 * `no-visual` is never captured. Flows are about steps, not looks.
 */
export function chooseStories(stories: readonly StoryEntry[]): StoryEntry[] {
  return byTitle(stories).flatMap((ofTitle) => {
    const tagged = ofTitle.filter(({ tags }) => tags.includes('visual'));
    if (tagged.length > 0 || atEveryWidth(ofTitle).length > 0) return tagged;
    return sheetOf(ofTitle) ?? [];
  });
}

/** Conditions that a component's plain screenshot cannot show. */
const LOOKS = [/right to left/i, /forced colors/i, /\bfocus$/i];

/** The first story of each component in right-to-left, in forced colours, and with focus. */
export function underConditions(stories: readonly StoryEntry[]): StoryEntry[] {
  const components = stories.filter(({ title }) => title.startsWith('Components/'));
  const chosen = byTitle(components).flatMap((ofTitle) =>
    LOOKS.flatMap((look) => ofTitle.find(({ name }) => look.test(name)) ?? []),
  );
  const plain = new Set(chooseStories(stories));
  return [...new Set(chosen)].filter((story) => !plain.has(story));
}

export const isInForcedColors = ({ name }: StoryEntry): boolean => /forced colors/i.test(name);

/** Stories tagged `visual-phone`, captured at the width of most phones as well. */
export function onPhones(stories: readonly StoryEntry[]): StoryEntry[] {
  return stories.filter(({ tags }) => tags.includes('visual-phone'));
}
