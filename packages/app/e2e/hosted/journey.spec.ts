import { test } from '../engines/hostedFixtures.ts';
import {
  chooseAvatar,
  continueToVoice,
  generateAudio,
  seeAddress,
  seeDashboard,
  seeLogin,
  seeOnlyVideo,
  signIn,
  signOut,
  signUp,
  startRender,
  waitForPreview,
  writeScript,
} from '../engines/steps.ts';
import { expect } from './fixtures.ts';

const SCRIPT = 'Welcome to the hosted build. It speaks with a server of its own.';

test('from an empty account to a video and out again', async ({ driver, server }) => {
  // The shell's requests for running renders.
  const ofRenders = () =>
    server.control.to('listProjects').filter(({ query }) => query.get('status') === 'processing');

  const shellKnowsNone = async () => {
    const last = server.control.exchanges.findLast(({ request }) => request === ofRenders().at(-1));
    const list: { items: unknown[] } | undefined = await last?.answer?.clone().json();
    return list?.items.length === 0;
  };

  await test.step('register', async () => {
    await driver.open('/');
    await seeLogin(driver);
    await signUp(driver, 'mira');
  });

  await test.step('sign in', async () => {
    await signOut(driver);
    await seeLogin(driver);
    await signIn(driver, 'mira');
    await seeDashboard(driver);
  });

  await test.step('script, voice, avatar', async () => {
    await driver.press('link', 'Create Video');
    await writeScript(driver, SCRIPT);
    await continueToVoice(driver);
    await generateAudio(driver, 'James');
    await chooseAvatar(driver, 'Amara');
    // One for each of the two sessions; changes in the wizard do not cause another.
    expect(ofRenders()).toHaveLength(2);
  });

  await test.step('generate, poll, preview', async () => {
    await startRender(driver);
    await waitForPreview(driver);
    const width = () => driver.evaluate(() => document.querySelector('video')?.videoWidth, null);
    await expect.poll(width).toBeGreaterThan(0);
    const { name } = await driver.download(() => driver.press('button', 'Download'));
    expect(name).toMatch(/^video_\d+\.mp4$/);
  });

  // One more as the render starts, and at most one per status request while it runs.
  const polls = server.control.to('getVideoStatus').length;
  expect(ofRenders().length).toBeGreaterThan(2);
  expect(ofRenders().length).toBeLessThanOrEqual(3 + polls);

  const looks = await test.step('My Videos', async () => {
    // The shell requests the list again after the render has ended, and finds it empty.
    await expect.poll(shellKnowsNone).toBe(true);
    const before = ofRenders().length;
    await driver.press('link', 'My Videos');
    await seeOnlyVideo(driver, 'Completed');
    // A render might have started just before the wizard was left.
    await expect.poll(() => ofRenders().length).toBe(before + 1);
    return before + 1;
  });

  await test.step('sign out', async () => {
    await signOut(driver);
    await seeLogin(driver);
    expect(ofRenders()).toHaveLength(looks);
    const kept = () => driver.evaluate(() => Object.keys(localStorage), null);
    expect(await kept()).not.toContain('access_token');
    expect(await kept()).not.toContain('refresh_token');
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

test('the server writes a script on request', async ({ driver, server, ada }) => {
  await driver.open('/create');
  await signIn(driver, ada.username);
  await driver.fill('What is your video about?', 'otters');
  await driver.press('button', 'Generate');
  const script = () =>
    driver.evaluate(
      () => [...document.querySelectorAll('textarea')].map(({ value }) => value).join('\n'),
      null,
    );
  await expect.poll(script).toMatch(/otters/i);
  expect(server.control.to('generateScript')).toHaveLength(1);
});

test('signing in returns to the requested page, with query and hash', async ({ driver, ada }) => {
  await driver.open('/videos?status=failed#list');
  await seeLogin(driver);
  await signIn(driver, ada.email);
  await driver.see('heading', 'My Videos');
  await seeAddress(driver, /\/videos\?status=failed#list$/);
});
