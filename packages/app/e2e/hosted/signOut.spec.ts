import { dropped, htmlPage, json } from '../server/exchange.ts';
import { addProject, addVideo } from '../server/projects.ts';
import { idOf } from '../server/store.ts';
import { startVideo } from '../server/videos.ts';
import {
  beSignedIn,
  expectLogin,
  expectVideo,
  openVideos,
  signInByForm,
  signOut,
  storedTokens,
} from './actions.ts';
import { expect, test } from './fixtures.ts';
import { refreshIsOver } from './tabs.ts';

test.use({
  allowedErrors: [/status of (401|500)|ERR_EMPTY_RESPONSE|The server did not take the sign-out/],
});

const NO_TOKENS = { access_token: null, refresh_token: null };

test('a sign-out in mid-refresh leaves no token behind', async ({ page, server, ada }) => {
  addVideo(server.store, ada, 'Spring tour');
  await beSignedIn(page, server, ada);
  await page.goto('/');
  await expectVideo(page, 'Spring tour');
  server.store.expireAccess();
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

test('a poll on its way during the sign-out brings nothing back', async ({ page, server, ada }) => {
  const project = addProject(server.store, ada, { name: 'Spring tour', script: 'Hello.' });
  startVideo(server.store, project);
  await beSignedIn(page, server, ada);
  const poll = server.control.hold('getVideoStatus');
  await page.goto(`/projects/${idOf(project)}`);
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

for (const [name, answer] of Object.entries({
  'a 500': json({ message: 'Internal server error.' }, 500),
  'a page': htmlPage,
  'no answer': dropped,
})) {
  test(`a sign-out that is met by ${name} is one all the same`, async ({ page, server, ada }) => {
    await beSignedIn(page, server, ada);
    await page.goto('/');
    server.control.answer('logout', answer);
    await signOut(page);
    await expectLogin(page);
    expect(await storedTokens(page)).toEqual(NO_TOKENS);
  });
}
