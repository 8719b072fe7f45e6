import { expect, type Page, test } from '@playwright/test';
import { SCREEN_SIZES } from '../scripts/lib/pictures/pictureModes.mjs';
import {
  atEveryWidth,
  chooseStories,
  isInForcedColors,
  onPhones,
  underConditions,
} from './chosenStories.ts';
import { openStory } from './stillPage.ts';
import { builtStories, type StoryEntry } from './storybook.ts';

const all = builtStories();
const linesOf = (text?: string) => text?.split('\n').filter(Boolean);
/**
 * Files that a run takes whole, from the repository's root, and single stories; all stories if neither is
 * set.
 */
const files = linesOf(process.env.VISUAL_STORY_FILES);
const ids = linesOf(process.env.VISUAL_STORIES);
const isAsked = ({ id, importPath }: StoryEntry) =>
  (files === undefined && ids === undefined) ||
  files?.includes(importPath.replace('./', '')) === true ||
  ids?.includes(id) === true;

async function expectInBothThemes(page: Page, entry: StoryEntry, picture: string) {
  const story = await openStory(page, entry);
  for (const theme of ['light', 'dark'] as const) {
    await story.showIn(theme);
    // A difference in one theme does not hide the other.
    await expect.soft(page).toHaveScreenshot(`${picture}-${theme}.png`);
  }
}

for (const story of chooseStories(all).filter(isAsked)) {
  test(`${story.title}: ${story.name}`, async ({ page }) => {
    await expectInBothThemes(page, story, story.id);
  });
}

for (const story of underConditions(all).filter(isAsked)) {
  test(`${story.title}: ${story.name}`, async ({ page }) => {
    if (isInForcedColors(story)) await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, story);
    await expect(page).toHaveScreenshot(`${story.id}-light.png`);
  });
}

for (const [width, height] of Object.entries(SCREEN_SIZES)) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width: Number(width), height } });
    for (const story of atEveryWidth(all).filter(isAsked)) {
      test(`${story.title}: ${story.name}`, async ({ page }) => {
        await expectInBothThemes(page, story, `${story.id}-${width}`);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: SCREEN_SIZES[390] } });
  // In one theme: the other only changes colours, and those are captured above.
  for (const story of onPhones(all).filter(isAsked)) {
    test(`${story.title}: ${story.name}`, async ({ page }) => {
      await openStory(page, story);
      await expect(page).toHaveScreenshot(`${story.id}-390-light.png`);
    });
  }
});
