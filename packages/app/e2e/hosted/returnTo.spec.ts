import { signInByForm } from './actions.ts';
import { expect, type Page, test } from './fixtures.ts';

/** Values that someone else may have planted where the return path is stored. */
const PLANTED = [
  '//evil.example',
  '/\\evil.example',
  '/%2F%2Fevil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://evil.example/',
  '/login',
  '/register',
];

/** URLs that a link in an email may have. */
const ADDRESSES = ['//evil.example', '/\\evil.example', '/%2F%2Fevil', '/javascript:0'];

async function expectDashboard(page: Page, url: string): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: 'What will you present today?' }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${url}/`);
}

/** Resets the browser to a state without any earlier use. */
async function forget(page: Page): Promise<void> {
  await page.goto('/blank.html');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

test('a planted return path leads to the dashboard', async ({ page, server, ada }) => {
  for (const from of PLANTED) {
    await test.step(JSON.stringify(from), async () => {
      await forget(page);
      await page.goto('/login');
      await page.evaluate((from) => {
        const state: object | null = history.state;
        history.replaceState({ ...state, usr: { from } }, '');
      }, from);
      await page.reload();
      await signInByForm(page, ada.username);
      await expectDashboard(page, server.url);
    });
  }
});

test('a hostile URL leads through the login page to the dashboard', async ({
  page,
  server,
  ada,
}) => {
  for (const path of ADDRESSES) {
    await test.step(path, async () => {
      await forget(page);
      await page.goto(server.url + path);
      await signInByForm(page, ada.username);
      await expectDashboard(page, server.url);
    });
  }
});
