import type { Endpoints, HttpHandler } from '@lectern/mocks/handlers';
import {
  beSignedIn,
  expectLogin,
  expectVideo,
  openVideos,
  signInByForm,
  signOut,
  storedTokens,
} from './actions.ts';
import { htmlPage } from './backend/oddAnswers.ts';
import { expect, test } from './fixtures.ts';
import { refreshIsOver } from './tabs.ts';

test.use({
  allowedErrors: [/status of (401|500)|ERR_EMPTY_RESPONSE|The server did not take the sign-out/],
});

const NO_TOKENS = { access_token: null, refresh_token: null };

test('a sign-out during a refresh leaves no token behind', async ({ page, server, ada }) => {
  await ada.addVideo();
  await beSignedIn(page, ada);
  await page.goto('/');
  await expectVideo(page, 'Spring tour');
  await server.expireAccess();
  const refresh = server.control.hold('refreshTokens');
  await openVideos(page);
  await refresh.arrived();
  await signOut(page);
  await expectLogin(page);

  refresh.release();
  await refreshIsOver(page);
  expect(await storedTokens(page)).toEqual(NO_TOKENS);
  await page.reload();
  await expectLogin(page);
});

test('a pending poll during the sign-out restores nothing', async ({ page, server, ada }) => {
  const { project } = await ada.startVideo();
  await beSignedIn(page, ada);
  const poll = server.control.hold('getVideoStatus');
  await page.goto(`/projects/${project.id}`);
  await poll.arrived();
  await signOut(page);
  await expectLogin(page);

  const asked = server.control.to('getVideoStatus').length;
  poll.release();
  await signInByForm(page, ada.username);
  await expect(
    page.getByRole('heading', { level: 1, name: 'What will you present today?' }),
  ).toBeVisible();
  expect(server.control.to('getVideoStatus')).toHaveLength(asked);
  expect(server.control.to('refreshTokens')).toEqual([]);
});

const ANSWERS: Record<string, (mock: Endpoints['logout']) => HttpHandler> = {
  'a 500': (mock) => mock.failing(500),
  'an HTML page': (mock) => mock.odd(htmlPage),
  'no response': (mock) => mock.offline,
};
for (const [name, answer] of Object.entries(ANSWERS)) {
  test(`signing out succeeds even if the server sends ${name}`, async ({ page, server, ada }) => {
    await beSignedIn(page, ada);
    await page.goto('/');
    server.control.answer('logout', answer);
    await signOut(page);
    await expectLogin(page);
    expect(await storedTokens(page)).toEqual(NO_TOKENS);
  });
}
