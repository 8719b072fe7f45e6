import { beSignedIn } from './actions.ts';
import { expect, test } from './fixtures.ts';

// A tab opened by a key may request pictures before they are intercepted.
test.use({ allowedErrors: [/ERR_NAME_NOT_RESOLVED/] });

test('the palette finds a video on the server, opens it here or in a new tab, and restores focus', async ({
  page,
  context,
  ada,
}) => {
  await ada.addVideo('Fire drill');
  await ada.addVideo('Spring tour');
  await ada.addVideo('Winter tour');
  await beSignedIn(page, ada);
  await page.goto('/videos');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const field = palette.getByRole('searchbox');
  const videos = palette.getByRole('group', { name: 'Videos' });
  const chosen = palette.locator('[role=menuitem][data-focused]');

  const search = page.getByRole('searchbox', { name: 'Search videos' });
  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(palette.getByRole('menuitem', { name: /^Winter tour/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();

  await page.keyboard.press('Control+k');
  await field.fill('tour');
  await expect(videos.getByRole('menuitem')).toHaveCount(2);
  await expect(chosen).toHaveText(/^Winter tour/);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await expect(tab.getByRole('region', { name: 'Winter tour' })).toBeVisible();
  await tab.close();
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await field.fill('spring');
  await expect(chosen).toHaveText(/^Spring tour/);
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Spring tour' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeFocused();
});
