import { beSignedIn } from './actions.ts';
import { htmlPage } from './backend/oddAnswers.ts';
import { expect, test } from './fixtures.ts';

// The app logs an invalid stored record, and the browser logs rejected requests.
test.use({ allowedErrors: [/could not be|status of 404/] });

const GREETING = 'What will you present today?';

// Specification: dashboard.1, dashboard.2
test('the dashboard shows tools, recent videos and avatars, and Back switches between its tabs', async ({
  page,
  ada,
}) => {
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await ada.addVideo(name);
  await beSignedIn(page, ada);
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Recent videos' }).getByRole('listitem')).toHaveCount(
    4,
  );
  await page.getByRole('tab', { name: 'Avatars' }).click();
  await expect(page).toHaveURL(/\?tab=avatars$/);
  const avatars = page.getByRole('list', { name: 'Realistic avatars' });
  await expect(avatars.getByRole('link')).toHaveCount(8);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Recent videos' })).toBeVisible();
  await page.goForward();
  await avatars.getByRole('link', { name: /^Amara/ }).click();
  await expect(page).toHaveURL(/\/create.*avatar=avt_amara/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Create on canvas' }).click();
  await expect(page.getByText('The canvas editor is not available yet.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: GREETING })).toBeVisible();
});

// Specification: dashboard.14
test('a page instead of avatars fails to load, and values of wrong types are tolerated', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  server.control.answer('listAvatars', (mock) => mock.odd(htmlPage));
  await page.goto('/?tab=avatars');
  await expect(page.getByText('Failed to load avatars.')).toBeVisible();
  server.control.answer('listAvatars', (mock) =>
    mock.odd({ items: [{ _id: 7, name: 2024, thumbnail_url: 'javascript:alert(1)' }, null, 'x'] }),
  );
  await page.getByRole('button', { name: 'Try Again' }).click();
  const avatars = page.getByRole('list', { name: 'Realistic avatars' });
  await expect(avatars.getByRole('link')).toHaveCount(1);
  await expect(avatars.getByRole('link')).toHaveText(/2024/);
});

// Specification: dashboard.14
test('the page is shown while its lists wait for a server that does not respond', async ({
  page,
  server,
  ada,
}) => {
  await ada.addVideo();
  await beSignedIn(page, ada);
  const held = server.control.hold('listProjects');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: GREETING })).toBeVisible();
  await expect(page.getByText('Loading recent videos')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Lip sync' })).toBeEnabled();
  held.release();
  await expect(page.getByRole('article', { name: 'Spring tour' })).toBeVisible();
});

for (const [title, record] of [
  ['is broken JSON', '{"username":'],
  ['is a list', '[]'],
  ['has values of wrong types', '{"username":7,"name":{},"avatar":"javascript:alert(1)"}'],
] as const) {
  // Specification: dashboard.14
  test(`a stored user that ${title} is requested again`, async ({ page, ada }) => {
    await ada.addVideo();
    await beSignedIn(page, ada);
    await page.evaluate((value) => localStorage.setItem('user', value), record);
    await page.goto('/');
    await expect(page.getByRole('article', { name: 'Spring tour' })).toBeVisible();
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await expect(page.getByText(ada.username).first()).toBeVisible();
  });
}

// Specification: dashboard.15
test('a render that ends while another screen is open is announced once', async ({
  page,
  server,
  ada,
}) => {
  const { finish } = await ada.startVideo();
  await beSignedIn(page, ada);
  await page.goto('/settings/account');
  await expect.poll(() => server.control.to('listProjects').length).toBeGreaterThan(1);
  await finish();
  const notice = page.getByText('“Spring tour” is ready.');
  await expect(notice).toHaveCount(1);
  await page.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
