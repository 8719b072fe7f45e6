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
/** Names of stories that look at one thing under one condition. */
const CONDITIONS = /dark|right to left|large text|phone|keyboard|hover|focus|pressed|forced/i;

/** The story of a title that shows most of it, or undefined where all look at one condition. */
function sheetOf(stories: readonly StoryEntry[]): StoryEntry | undefined {
  const plain = stories.filter(({ name }) => !CONDITIONS.test(name));
  for (const sheet of SHEETS) {
    const found = plain.find(({ name }) => name === sheet);
    if (found) return found;
  }
  return plain[0];
}

/**
 * What gets a picture: of each title the stories tagged `visual`, or else the one that shows most.
 * A story tagged `no-visual` never does. Flows are about steps, not looks.
 */
export function chooseStories(stories: readonly StoryEntry[]): StoryEntry[] {
  const titles = new Map<string, StoryEntry[]>();
  for (const story of stories) {
    if (story.title.startsWith('Flows/') || story.tags.includes('no-visual')) continue;
    titles.set(story.title, [...(titles.get(story.title) ?? []), story]);
  }
  return [...titles.values()].flatMap((ofTitle) => {
    const tagged = ofTitle.filter(({ tags }) => tags.includes('visual'));
    const sheet = sheetOf(ofTitle);
    return tagged.length > 0 ? tagged : sheet ? [sheet] : [];
  });
}

/** Stories tagged `visual-phone`, pictured as wide as most phones besides. */
export function onPhones(stories: readonly StoryEntry[]): StoryEntry[] {
  return stories.filter(({ tags }) => tags.includes('visual-phone'));
}
