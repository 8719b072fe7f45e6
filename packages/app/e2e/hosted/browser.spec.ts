import { expect, test } from '../engines/hostedFixtures.ts';
import { seeDashboard, seeLogin, signIn, signOut } from '../engines/steps.ts';
import { PASSWORD } from './backend/people.ts';

// Browser features in which engines differ: storage, tabs, focus, keys, themes.
test.use({ allowedErrors: [/status of 401|401 \(Unauthorized\)|current user could not be read/] });

test('a session survives a reload and an expired token, which is renewed once', async ({
  driver,
  server,
  ada,
}) => {
  await ada.addVideo();
  await driver.open('/videos');
  await signIn(driver, ada.username);
  await driver.see('article', 'Spring tour');
  // A request still to come would trigger a refresh, which the reload would abort.
  await expect
    .poll(() => server.control.to('listProjects').map(({ query }) => query.get('status')))
    .toContain('processing');
  await server.expireAccess();
  await driver.reload();
  await driver.see('article', 'Spring tour');
  expect(server.control.to('refreshTokens')).toHaveLength(1);
});

test('signing out in one tab redirects the other to the login page', async ({ driver, ada }) => {
  await driver.open('/');
  await signIn(driver, ada.username);
  await seeDashboard(driver);
  const second = await driver.openTab();
  await second.open('/videos');
  await second.see('heading', 'My Videos');
  await signOut(second);
  await seeLogin(second);
  await seeLogin(driver);
});

test('signing in works with the keyboard alone, and closing a menu restores focus', async ({
  driver,
  ada,
}) => {
  // Only buttons count, because the closing menu has the same name.
  const focusedButton = () =>
    driver.evaluate(() => document.activeElement?.closest('button')?.ariaLabel ?? '', null);
  await driver.open('/login');
  await driver.fill('Email or Username', ada.username);
  await driver.key('Tab');
  await driver.type(PASSWORD);
  await driver.key('Enter');
  await seeDashboard(driver);

  await driver.press('button', 'Profile menu');
  await driver.see('menuitem', 'Sign out');
  await driver.key('Escape');
  await expect.poll(focusedButton).toBe('Profile menu');
  const menus = () => driver.evaluate(() => document.querySelectorAll('[role=menu]').length, null);
  await expect.poll(menus).toBe(0);
  await driver.key('Enter');
  await driver.see('menuitem', 'Sign out');
});

test('a chosen theme is kept after a reload', async ({ driver, ada }) => {
  const theme = () => driver.evaluate(() => document.documentElement.dataset['theme'], null);
  const ink = () => driver.evaluate(() => getComputedStyle(document.body).color, null);
  await driver.open('/');
  await signIn(driver, ada.username);
  await seeDashboard(driver);
  const light = await ink();
  await driver.press('button', 'Profile menu');
  await driver.press('menuitem', 'Theme');
  await driver.choose('radio', 'Dark');
  await driver.press('button', 'Done');
  expect(await theme()).toBe('dark');
  await driver.reload();
  expect(await theme()).toBe('dark');
  await seeDashboard(driver);
  expect(await ink()).not.toBe(light);
});
