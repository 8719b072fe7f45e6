import { openBench } from '../bench/openBench.ts';
import {
  beSignedIn,
  expectLogin,
  expectVideo,
  openVideos,
  signInByForm,
  storedTokens,
} from './actions.ts';
import { htmlPage, noBody } from './backend/oddAnswers.ts';
import { expect, test } from './fixtures.ts';

// A browser logs each rejected request, and so does the client when it ends a session.
test.use({
  allowedErrors: [/status of (401|500|503)|The current user could not be read|of another user/],
});

test('twenty simultaneous 401s cause one refresh', async ({ page, server, ada }) => {
  await beSignedIn(page, ada);
  await server.expireAccess();
  await openBench(page);
  const outcomes = await page.evaluate(() => {
    const { client, listProjects, outcomes } = globalThis.lecternBench;
    return outcomes(Array.from({ length: 20 }, (_, at) => listProjects(client, { page: at + 1 })));
  });
  expect(outcomes).toEqual(Array.from({ length: 20 }, () => 'done'));
  expect(server.control.to('refreshTokens')).toHaveLength(1);
  expect(server.control.to('listProjects')).toHaveLength(40);
});

test('an expired token is renewed without the user noticing', async ({ page, server, ada }) => {
  await ada.addVideo();
  await beSignedIn(page, ada);
  await page.goto('/');
  await expectVideo(page, 'Spring tour');
  await server.expireAccess();
  await openVideos(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My Videos' })).toBeVisible();
  await expectVideo(page, 'Spring tour');
  expect(server.control.to('refreshTokens')).toHaveLength(1);
});

test('a replay that is also rejected redirects to the login page', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await page.goto('/');
  await expect(page.getByText('No recent videos found. Create one?')).toBeVisible();
  server.control.answer('listProjects', (mock) => mock.failing(401));
  await openVideos(page);
  await expectLogin(page);
  expect(server.control.to('refreshTokens')).toHaveLength(1);
  expect(await storedTokens(page)).toEqual({ access_token: null, refresh_token: null });
});

test('a rejected refresh redirects to the login page, and signing in returns from there', async ({
  page,
  server,
  ada,
}) => {
  const mock = server.endpoints.refreshTokens;
  const refusals = {
    'a 401': mock.failing(401),
    'a 500': mock.failing(500),
    'a 503 with a page': mock.odd(() => htmlPage(503)),
    'a 200 without tokens': mock.odd({ ok: true }),
    'a 200 with numbers for tokens': mock.odd({ access_token: 1, refresh_token: 2 }),
    'a 200 with a page': mock.odd(htmlPage),
    'a 200 with broken JSON': mock.malformed,
    'a 204': mock.odd(noBody),
  };
  await ada.addVideo();
  await beSignedIn(page, ada);

  for (const [name, answer] of Object.entries(refusals)) {
    await test.step(`by ${name}`, async () => {
      await page.goto('/');
      await expectVideo(page, 'Spring tour');
      const before = server.control.to('refreshTokens').length;
      await server.expireAccess();
      server.control.answer('refreshTokens', () => answer);
      await openVideos(page);
      await expectLogin(page);
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
      expect(await storedTokens(page)).toEqual({ access_token: null, refresh_token: null });
      expect(server.control.to('refreshTokens')).toHaveLength(before + 1);

      await signInByForm(page, ada.username);
      await expectVideo(page, 'Spring tour');
      await expect(page).toHaveURL(/\/videos$/);
    });
  }
});

test('a list waiting for a refresh says so, and Try Again cancels the refresh and sends it once more', async ({
  page,
  server,
  ada,
}) => {
  await ada.addVideo();
  await beSignedIn(page, ada);
  await page.clock.install();
  await page.goto('/');
  await expectVideo(page, 'Spring tour');
  await server.expireAccess();
  const refresh = server.control.hold('refreshTokens', { times: 1 });
  await openVideos(page);
  await refresh.arrived();
  await page.clock.fastForward(60_000);
  await expect(page.getByText(/This is taking longer than usual/)).toBeVisible();
  expect(server.control.to('refreshTokens')).toHaveLength(1);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectVideo(page, 'Spring tour');
  expect(refresh.waiting()).toBe(0);
  expect(server.control.to('refreshTokens')).toHaveLength(2);
});

test('a refresh that returns another user’s tokens ends the session, and they are used for no other request', async ({
  page,
  server,
  ada,
  grace,
}) => {
  await grace.addVideo('Private plan');
  await beSignedIn(page, ada);
  await page.goto('/');
  await expect(page.getByText('No recent videos found. Create one?')).toBeVisible();
  await server.expireAccess();
  const pair = await grace.signIn();
  server.control.answer('refreshTokens', (mock) => mock.answering(pair));
  await openVideos(page);
  await expectLogin(page);
  expect(await storedTokens(page)).toEqual({ access_token: null, refresh_token: null });
  const asked = server.control.exchanges.filter(
    ({ request }) => request.token === pair.access_token,
  );
  expect(asked.map(({ request }) => request.operation)).toEqual(['getCurrentUser']);
});

test('leaving the screen during a refresh still renews the token for the next one', async ({
  page,
  server,
  ada,
}) => {
  await ada.addVideo();
  await beSignedIn(page, ada);
  await page.goto('/');
  await expectVideo(page, 'Spring tour');
  await server.expireAccess();
  const refresh = server.control.hold('refreshTokens');
  await openVideos(page);
  await refresh.arrived();
  // The shell also requests projects, for running renders.
  const isVideosList = ({ query }: { query: URLSearchParams }) =>
    query.get('page_size') === '20' && !query.has('status');
  const before = server.control.to('listProjects').filter(isVideosList).length;

  await page.getByRole('link', { name: 'Create Video' }).click();
  await expect(page.getByRole('textbox', { name: 'Script' })).toBeVisible();
  refresh.release();
  await page.getByRole('textbox', { name: 'Script' }).fill('Hello.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Choose a voice' })).toBeVisible();
  expect(server.control.to('refreshTokens')).toHaveLength(1);
  // The request of a screen that was left is not replayed.
  expect(server.control.to('listProjects').filter(isVideosList)).toHaveLength(before);
});
