import { listScripts } from '@lectern/api-client';
import { chooseVoice, continueToVoice, writeScript } from '../support/journey.ts';
import {
  beSignedIn,
  expectLogin,
  fillInRegistration,
  saveScriptHeld,
  signInByForm,
} from './actions.ts';
import { expect, type Page, test } from './fixtures.ts';

const SLOW = 'This is taking longer than usual. Check your connection, or try again.';
const HOME = 'What will you present today?';

/** Lets a few seconds pass, expects a message that the page is still waiting, and presses its way out. */
async function expectWayOut(page: Page, words: string | RegExp, button: string): Promise<void> {
  await page.clock.runFor(5_001);
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(words)).toBeHidden();
}

test('a slow next page of a list shows a message, and its retry requests only that page', async ({
  page,
  server,
  ada,
}) => {
  for (let count = 1; count <= 30; count += 1) await ada.addVideo(`Film ${count}`);
  await beSignedIn(page, ada);
  await page.clock.install();
  await page.goto('/videos');
  const isNext = ({ query }: { query: URLSearchParams }) => query.get('page') === '2';
  const hold = server.control.hold('listProjects', { times: 1, match: isNext });
  await page.getByRole('button', { name: 'Load more' }).click();
  await hold.arrived();
  await expectWayOut(page, SLOW, 'Try Again');
  await expect(page.getByText('All 30 videos')).toBeVisible();
  expect(hold.waiting()).toBe(0);
  expect(server.control.to('listProjects').filter(isNext)).toHaveLength(2);
});

test('an unconfirmed script shows a message, its editor can be closed, and its outcome is announced', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await page.clock.install();
  await page.goto('/scripts?new=true');
  const dialog = page.getByRole('dialog', { name: 'New script' });
  const hold = await saveScriptHeld(page, server);
  await expectWayOut(page, /has not confirmed yet that the script is saved/, 'Close the editor');
  await expect(dialog).toBeHidden();
  hold.release();
  await expect(page.getByText('"Otters" was successfully saved.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Otters' })).toBeVisible();
  expect((await listScripts(ada.client, {})).total).toBe(1);
});

test('an unconfirmed script that the browser does not keep has to wait in its editor', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await page.clock.install();
  await page.goto('/scripts?new=true');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  const dialog = page.getByRole('dialog', { name: 'New script' });
  const hold = await saveScriptHeld(page, server);
  await page.clock.runFor(5_001);
  await expect(dialog.getByText(/this browser does not keep what you typed/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close the editor' })).toBeHidden();
  hold.release();
  await expect(page.getByText('"Otters" was successfully saved.')).toBeVisible();
});

for (const operation of ['login', 'getCurrentUser'] as const) {
  test(`a sign-in without a response (${operation}) shows a message and offers a retry`, async ({
    page,
    server,
    ada,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expectLogin(page);
    const hold = server.control.hold(operation, { times: 1 });
    await signInByForm(page, ada.username);
    await hold.arrived();
    await expectWayOut(page, SLOW, 'Try Again');
    await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
    expect(hold.waiting()).toBe(0);
  });
}

for (const operation of ['register', 'login'] as const) {
  test(`a registration without a response (${operation}) shows a message and offers a retry`, async ({
    page,
    server,
  }) => {
    await page.clock.install();
    await page.goto('/register');
    await fillInRegistration(page, 'mira');
    const hold = server.control.hold(operation, { times: 1 });
    await page.getByRole('button', { name: 'Create Account' }).click();
    await hold.arrived();
    await expectWayOut(page, SLOW, 'Try Again');
    await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
    expect(await server.context.accounts.findByUsername('mira')).toMatchObject({
      username: 'mira',
    });
  });
}

test('a project that is not created shows a message, and a retry requests the same project', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  const hold = server.control.hold('createProject', { times: 1 });
  await page.clock.install();
  await page.goto('/create');
  await writeScript(page, 'Otters hold hands.');
  // The project request must not count as slow before the audio is requested.
  await page.clock.pauseAt(Date.now() + 60_000);
  await continueToVoice(page);
  await hold.arrived();
  await chooseVoice(page, 'Olivia');
  await page.getByRole('button', { name: 'Generate Audio' }).click();
  await expectWayOut(page, 'The audio is still being made.', 'Cancel');
  await page.getByRole('button', { name: 'Generate Audio' }).click();
  await page.clock.runFor(3_001);
  await expect(page.getByRole('heading', { name: 'Choose a presenter' })).toBeVisible();
  const asked = server.control.to('createProject').map(({ path }) => path);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBe(asked[0]);
});
