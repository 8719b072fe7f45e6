import type { BrowserContext } from '@playwright/test';
import {
  beSignedIn,
  expectLogin,
  expectVideo,
  openVideos,
  storedTokens,
  videosAnswered,
} from './actions.ts';
import type { Person } from './backend/people.ts';
import type { HostedBackend } from './backend/startBackend.ts';
import { expect, type Page, test } from './fixtures.ts';
import { othersWait, refreshIsOver } from './tabs.ts';

test.use({
  allowedErrors: [/status of 401|The current user could not be read|did not take the sign-out/],
});

test('three tabs with one rotating token renew it once per generation, and all continue', async ({
  context,
  server,
  ada,
}) => {
  await ada.addVideo();
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  for (const tab of tabs.slice(0, 1)) await beSignedIn(tab, ada);

  for (const generation of [1, 2, 3]) {
    await server.expireAccess();
    const users = server.control.hold('getCurrentUser');
    const answered = tabs.map(videosAnswered);
    const opened = tabs.map((tab) => tab.goto('/videos'));
    // All three have sent the old token before any of them learns that it is rejected.
    await users.arrived(tabs.length);
    users.release();
    await Promise.all(opened);
    for (const tab of tabs) await expectVideo(tab, 'Spring tour');
    await Promise.all(answered);
    expect(server.control.to('refreshTokens')).toHaveLength(generation);
  }
  const spent = server.control.to('refreshTokens').map(({ body }) => body.toString());
  expect(new Set(spent).size).toBe(3);
});

test('a late 401, after another tab has renewed the token, is replayed without a refresh', async ({
  context,
  page,
  server,
  ada,
}) => {
  await ada.addVideo();
  await beSignedIn(page, ada);
  await page.goto('/');
  await expectVideo(page, 'Spring tour');
  const late = server.control.hold('listProjects', { times: 1 });
  await openVideos(page);
  await late.arrived();

  await server.expireAccess();
  const second = await context.newPage();
  await second.goto('/videos');
  await expectVideo(second, 'Spring tour');
  expect(server.control.to('refreshTokens')).toHaveLength(1);
  late.release();
  await expect(page.getByRole('heading', { level: 1, name: 'My Videos' })).toBeVisible();
  await expectVideo(page, 'Spring tour');
  expect(server.control.to('refreshTokens')).toHaveLength(1);
});

test('closing a tab during its refresh lets the others continue', async ({
  context,
  server,
  ada,
}) => {
  await ada.addVideo();
  const [first, ...others] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await beSignedIn(first, ada);
  await server.expireAccess();
  const refresh = server.control.hold('refreshTokens', { times: 1 });
  await first.goto('/videos');
  await refresh.arrived();
  for (const tab of others) await tab.goto('/videos');
  await othersWait(first, 2);

  await first.close();
  for (const tab of others) await expectVideo(tab, 'Spring tour');
  // The one that was lost with its tab, and one for the two others.
  expect(server.control.to('refreshTokens')).toHaveLength(2);
});

/** Opens tabs of one browser with an expired token: the first one's refresh is pending, the others wait. */
async function openWaiting(
  context: BrowserContext,
  server: HostedBackend,
  ada: Person,
  count: number,
) {
  const tabs: Page[] = [];
  for (let place = 0; place < count; place += 1) tabs.push(await context.newPage());
  const [first] = tabs;
  if (!first) throw new Error('At least one tab is wanted.');
  await beSignedIn(first, ada);
  await server.expireAccess();
  const refresh = server.control.hold('refreshTokens', { times: 1 });
  for (const tab of tabs) await tab.clock.install();
  await first.goto('/videos');
  await refresh.arrived();
  for (const tab of tabs.slice(1)) await tab.goto('/videos');
  await othersWait(first, count - 1);
  return { first, tabs, refresh };
}

const SLOW = /This is taking longer than usual/;

for (const count of [2, 8]) {
  for (const seconds of [25, 60]) {
    test(`${count} tabs send a refresh token once when the response takes ${seconds} s`, async ({
      context,
      server,
      ada,
    }) => {
      await ada.addVideo();
      const { first, tabs, refresh } = await openWaiting(context, server, ada, count);
      for (const tab of tabs) await tab.clock.fastForward(seconds * 1_000);
      for (const tab of tabs) await expect(tab.getByText(SLOW)).toBeVisible();
      await othersWait(first, count - 1);
      expect(server.control.to('refreshTokens')).toHaveLength(1);

      refresh.release();
      for (const tab of tabs) await expectVideo(tab, 'Spring tour');
      expect(server.control.to('refreshTokens')).toHaveLength(1);
    });
  }

  test(`${count} tabs whose refresh gets no response send no second one until the user signs out`, async ({
    context,
    server,
    ada,
  }) => {
    const { first, tabs } = await openWaiting(context, server, ada, count);
    for (const tab of tabs) await tab.clock.fastForward('30:00');
    await othersWait(first, count - 1);
    expect(server.control.to('refreshTokens')).toHaveLength(1);

    const last = tabs.at(-1) ?? first;
    await last.getByRole('button', { name: 'Sign out' }).click();
    for (const tab of tabs) await expectLogin(tab);
    await refreshIsOver(first);
    expect(server.control.to('refreshTokens')).toHaveLength(1);
    expect(await storedTokens(first)).toEqual({ access_token: null, refresh_token: null });
  });
}

test('Try Again in a waiting tab makes the other one cancel its refresh and send it again', async ({
  context,
  server,
  ada,
}) => {
  await ada.addVideo();
  const { tabs, refresh } = await openWaiting(context, server, ada, 2);
  for (const tab of tabs) await tab.clock.fastForward(25_000);
  await tabs[1]?.getByRole('button', { name: 'Try Again' }).click();
  for (const tab of tabs) await expectVideo(tab, 'Spring tour');
  // The first was cancelled before the second was sent, so nothing waits for it any longer.
  expect(refresh.waiting()).toBe(0);
  expect(server.control.to('refreshTokens')).toHaveLength(2);
});

test('closing a tab after the server has renewed leads the other to the login page instead of an endless wait', async ({
  context,
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await server.expireAccess();
  const refresh = server.control.hold('refreshTokens', { times: 1, isAnswerHeld: true });
  await page.goto('/videos');
  await refresh.arrived();
  const second = await context.newPage();
  await second.goto('/videos');
  await othersWait(second, 1);
  await page.close();
  // The new tokens were lost with the tab, and the old refresh token is used up.
  await expectLogin(second);
  expect(await storedTokens(second)).toEqual({ access_token: null, refresh_token: null });
});

test('a refresh that is rejected while other tabs wait for it ends the session in all of them', async ({
  context,
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await server.expireAccess();
  server.control.answer('refreshTokens', (mock) => mock.failing(401));
  const refresh = server.control.hold('refreshTokens');
  const tabs = [page, await context.newPage(), await context.newPage()];
  await page.goto('/videos');
  await refresh.arrived();
  for (const tab of tabs.slice(1)) await tab.goto('/');
  await othersWait(page, 2);
  refresh.release();
  for (const tab of tabs) await expectLogin(tab);
  await refreshIsOver(page);
  expect(server.control.to('refreshTokens')).toHaveLength(1);
});
