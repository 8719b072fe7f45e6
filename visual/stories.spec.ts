import { expect, test } from '@playwright/test';
import { chooseStories } from './chosenStories.ts';
import { openStory } from './stillPage.ts';
import { builtStories } from './storybook.ts';

for (const { id, title, name } of chooseStories(builtStories())) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${title}: ${name}, ${theme}`, async ({ page }) => {
      await openStory(page, id, theme);
      await expect(page).toHaveScreenshot(`${id}-${theme}.png`, { fullPage: true });
    });
  }
}
