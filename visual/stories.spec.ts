import { expect, test } from '@playwright/test';
import { chooseStories, isInForcedColors, onPhones, underConditions } from './chosenStories.ts';
import { openStory } from './stillPage.ts';
import { builtStories, type StoryEntry } from './storybook.ts';

const all = builtStories();
/** Files that a run is about, from the repository's root; all where it names none. */
const files = process.env.VISUAL_STORY_FILES?.split('\n');
const isAsked = ({ importPath }: StoryEntry) =>
  files === undefined || files.includes(importPath.replace('./', ''));

for (const { id, title, name } of chooseStories(all).filter(isAsked)) {
  test(`${title}: ${name}`, async ({ page }) => {
    const story = await openStory(page, id);
    for (const theme of ['light', 'dark'] as const) {
      await story.showIn(theme);
      // A difference in one theme does not hide the other.
      await expect.soft(page).toHaveScreenshot(`${id}-${theme}.png`);
    }
  });
}

for (const story of underConditions(all).filter(isAsked)) {
  test(`${story.title}: ${story.name}`, async ({ page }) => {
    if (isInForcedColors(story)) await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, story.id);
    await expect(page).toHaveScreenshot(`${story.id}-light.png`);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  // In one theme: the other changes colours alone, and those are pictured above.
  for (const { id, title, name } of onPhones(all).filter(isAsked)) {
    test(`${title}: ${name}`, async ({ page }) => {
      await openStory(page, id);
      await expect(page).toHaveScreenshot(`${id}-390.png`);
    });
  }
});
