import { expect, test } from '@playwright/test';
import { chooseStories, onPhones } from './chosenStories.ts';
import { openStory } from './stillPage.ts';
import { builtStories } from './storybook.ts';

const all = builtStories();

for (const { id, title, name } of chooseStories(all)) {
  test(`${title}: ${name}`, async ({ page }) => {
    const story = await openStory(page, id);
    for (const theme of ['light', 'dark'] as const) {
      await story.showIn(theme);
      // A difference in one theme does not hide the other.
      await expect.soft(page).toHaveScreenshot(`${id}-${theme}.png`);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  // In one theme: the other changes colours alone, and those are pictured above.
  for (const { id, title, name } of onPhones(all)) {
    test(`${title}: ${name}`, async ({ page }) => {
      await openStory(page, id);
      await expect(page).toHaveScreenshot(`${id}-390.png`);
    });
  }
});
