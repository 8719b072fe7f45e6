import { signInByForm } from './actions.ts';
import { expect, test } from './fixtures.ts';

/** What somebody else may have put into the place where the way back is kept. */
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

for (const from of PLANTED) {
  test(`the way back ${JSON.stringify(from)} leads to the dashboard`, async ({
    page,
    server,
    ada,
  }) => {
    await page.goto('/login');
    await page.evaluate((from) => {
      const state: object | null = history.state;
      history.replaceState({ ...state, usr: { from } }, '');
    }, from);
    await page.reload();
    await signInByForm(page, ada.username);
    await expect(
      page.getByRole('heading', { level: 1, name: 'What will you present today?' }),
    ).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/`);
  });
}

/** Addresses that a link in a mail may have. */
for (const path of ['//evil.example', '/\\evil.example', '/%2F%2Fevil', '/javascript:0']) {
  test(`the address ${path} leads by the login page to the dashboard`, async ({
    page,
    server,
    ada,
  }) => {
    await page.goto(server.url + path);
    await signInByForm(page, ada.username);
    await expect(
      page.getByRole('heading', { level: 1, name: 'What will you present today?' }),
    ).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/`);
  });
}
