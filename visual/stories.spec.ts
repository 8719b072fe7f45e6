import { expect, test } from '@playwright/test';
import { chooseStories, onPhones } from './chosenStories.ts';
import { openStory } from './stillPage.ts';
import { builtStories, type StoryEntry } from './storybook.ts';

const all = builtStories();

/** The story in both themes. A difference in one does not hide the other. */
function compare({ id, title, name }: StoryEntry, suffix: string) {
  test(`${title}: ${name}${suffix && `, ${suffix}`}`, async ({ page }) => {
    const story = await openStory(page, id);
    for (const theme of ['light', 'dark'] as const) {
      await story.showIn(theme);
      const picture = [id, suffix, theme].filter(Boolean).join('-');
      await expect.soft(page).toHaveScreenshot(`${picture}.png`);
    }
  });
}

for (const story of chooseStories(all)) compare(story, '');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const story of onPhones(all)) compare(story, 'phone');
});
