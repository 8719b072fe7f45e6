import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from './support/fixtures.ts';
import { signIn } from './support/journey.ts';

const builtPage = (folder: string) =>
  readFileSync(fileURLToPath(new URL(`../${folder}/index.html`, import.meta.url)), 'utf8');

/** Keeps the app's own code from the page until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/main-/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the sign-in', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email or Username' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

test('without scripts the page says that it needs them', () => {
  // Playwright finds no text in it.
  expect(builtPage('dist')).toMatch(/<noscript>[^<]*needs JavaScript/);
});

test('nothing in the page needs a style attribute, which its policy refuses', () => {
  const html = builtPage('dist-embedded');
  expect(html).toContain('Welcome back');
  expect(html).not.toMatch(/\sstyle="/);
});

test.describe('before the app has come', () => {
  test('what is typed and pressed is kept for it', async ({ page }) => {
    const release = await holdApp(page);
    // The app's code is what the page's 'load' would wait for.
    await page.goto('/login', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: 'Email or Username' });
    await field.fill('maya');
    await page.getByRole('button', { name: 'Use the demo account' }).click();
    await expect(page.locator('#root')).toBeEmpty();
    release();
    await expect(
      page.getByRole('heading', { level: 1, name: 'What will you present today?' }),
    ).toBeVisible();
    await expect(page.locator('#first')).toHaveCount(0);
  });

  test('a password may be typed across its coming, and sent', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Email or Username' }).fill('demo');
    await page.getByRole('textbox', { name: 'Password' }).focus();
    await page.keyboard.type('lectern-');
    release();
    await expect(page.locator('#first')).toHaveCount(0);
    await page.keyboard.type('demo');
    await expect(page.getByRole('textbox', { name: 'Email or Username' })).toHaveValue('demo');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('lectern-demo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  });

  test('Enter sends the form that it was pressed in', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Email or Username' }).fill('demo');
    await page.getByRole('textbox', { name: 'Password' }).fill('not hers');
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
  });

  test('users who are signed in see the frame, not the sign-in', async ({ page }) => {
    await signIn(page);
    const release = await holdApp(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeVisible();
    // It is in the page, and its style hides it.
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What will you present today?',
    );
    release();
    await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
    await expect(page.locator('#first')).toHaveCount(0);
  });
});
