import { expectLogin, fillInRegistration, signInByForm, signOut, storedTokens } from './actions.ts';
import { expect, test } from './fixtures.ts';
import {
  chooseAvatar,
  continueToVoice,
  generateAudio,
  startRender,
  waitForPreview,
  writeScript,
} from '../support/journey.ts';

const SCRIPT = 'Welcome to the hosted build. It speaks with a server of its own.';

test('from an empty account to a video and out again', async ({ page, server }) => {
  // The shell's list of what is being rendered.
  const ofRenders = () =>
    server.control.to('listProjects').filter(({ query }) => query.get('status') === 'processing');

  await test.step('register', async () => {
    await page.goto('/');
    await expectLogin(page);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillInRegistration(page, 'mira');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'What will you present today?' }),
    ).toBeVisible();
  });

  await test.step('sign in', async () => {
    await signOut(page);
    await expectLogin(page);
    await signInByForm(page, 'mira');
    await expect(
      page.getByRole('heading', { level: 1, name: 'What will you present today?' }),
    ).toBeVisible();
  });

  await test.step('script, voice, avatar', async () => {
    await page.getByRole('link', { name: 'Create Video' }).click();
    await writeScript(page, SCRIPT);
    await continueToVoice(page);
    await generateAudio(page, 'James');
    await chooseAvatar(page, 'Amara');
    // Once for each of the two sessions; nothing that the wizard writes asks again.
    expect(ofRenders()).toHaveLength(2);
  });

  await test.step('generate, poll, preview', async () => {
    await startRender(page);
    await waitForPreview(page);
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
      .toBeGreaterThan(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^video_\d+\.mp4$/);
  });

  // Once more as the render begins, and as often as its status while it runs.
  const polls = server.control.to('getVideoStatus').length;
  expect(ofRenders().length).toBeGreaterThan(2);
  expect(ofRenders().length).toBeLessThanOrEqual(3 + polls);

  await test.step('My Videos', async () => {
    const before = ofRenders().length;
    await page.getByRole('link', { name: 'My Videos' }).click();
    await expect(page.getByRole('article').getByText('Completed')).toBeVisible();
    // A render may have begun just before the wizard was left.
    await expect.poll(() => ofRenders().length).toBe(before + 1);
  });

  await test.step('sign out', async () => {
    await signOut(page);
    await expectLogin(page);
    expect(await storedTokens(page)).toEqual({ access_token: null, refresh_token: null });
  });

  const asked = new Set(server.control.exchanges.map(({ request }) => request.operation));
  for (const operation of [
    ...['register', 'login', 'getCurrentUser', 'listProjects', 'createProject', 'updateProject'],
    ...['listVoices', 'linkVoice', 'generateAudio', 'listAvatars', 'linkAvatar', 'generateVideo'],
    ...['linkVideo', 'getVideoStatus', 'getProject', 'logout'],
  ]) {
    expect(asked, operation).toContain(operation);
  }
  const [created] = await server.context.db.projects.toArray();
  expect(created).toMatchObject({ status: 'completed', scriptText: SCRIPT, voiceId: 'james' });
});

test('a script is written by the server where it is asked for one', async ({
  page,
  server,
  ada,
}) => {
  await page.goto('/create');
  await signInByForm(page, ada.username);
  await page.getByRole('textbox', { name: 'What is your video about?' }).fill('otters');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Script' })).toHaveValue(/otters/i);
  expect(server.control.to('generateScript')).toHaveLength(1);
});

test('signing in leads back to the page that was asked for, with query and hash', async ({
  page,
  ada,
}) => {
  await page.goto('/videos?status=failed#list');
  await expectLogin(page);
  await signInByForm(page, ada.email);
  await expect(page.getByRole('heading', { level: 1, name: 'My Videos' })).toBeVisible();
  await expect(page).toHaveURL(/\/videos\?status=failed#list$/);
});
