import { openBench } from '../bench/openBench.ts';
import { beSignedIn, expectVideo, storedTokens } from './actions.ts';
import { expect, type Page, test } from './fixtures.ts';
import { htmlPage } from './backend/oddAnswers.ts';
import { SCRIPTED } from './backend/people.ts';
import { chooseVoice } from '../support/journey.ts';

test.use({
  allowedErrors: [
    /status of (400|401|408|409)|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|could not be/,
  ],
});

/**
 * Cuts the network for refreshes only; returns their count so far, and a function to restore the network.
 */
async function cutRefreshes(page: Page) {
  const pattern = '**/api/auth/refresh';
  let count = 0;
  await page.route(pattern, (route) => {
    count += 1;
    return route.abort('internetdisconnected');
  });
  return { count: () => count, mend: () => page.unroute(pattern) };
}

test('a refresh without a network keeps the session and shows a network error', async ({
  page,
  server,
  ada,
}) => {
  const project = await ada.addProject(SCRIPTED);
  await beSignedIn(page, ada);
  const tokens = await storedTokens(page);
  await page.clock.install();
  await page.goto(`/projects/${project.id}`);
  await chooseVoice(page, 'Olivia');
  const network = await cutRefreshes(page);
  await server.expireAccess();
  await page.getByRole('button', { name: 'Generate Audio' }).click();
  await expect(page.getByText('Error generating audio: Network Error')).toBeVisible();
  expect(await storedTokens(page)).toEqual(tokens);

  await network.mend();
  await page.clock.fastForward(1_001);
  await page.getByRole('button', { name: 'Generate Audio' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a presenter' })).toBeVisible();
  expect(server.control.to('refreshTokens')).toHaveLength(1);
});

test('twenty requests in an outage cause one refresh, and later ones cause another', async ({
  page,
  server,
  ada,
}) => {
  await beSignedIn(page, ada);
  await server.expireAccess();
  await page.clock.install();
  await openBench(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const network = await cutRefreshes(page);
  const callTwenty = () =>
    page.evaluate(() => {
      const { client, listVoices, outcomes } = globalThis.lecternBench;
      return outcomes(Array.from({ length: 20 }, () => listVoices(client)));
    });
  const each = (outcome: string) => Array.from({ length: 20 }, () => outcome);
  expect(await callTwenty()).toEqual(each('network 0'));
  expect(await callTwenty()).toEqual(each('network 0'));
  expect(network.count()).toBe(1);

  await page.clock.fastForward(1_001);
  expect(await callTwenty()).toEqual(each('network 0'));
  expect(network.count()).toBe(2);
  await network.mend();
  await page.clock.fastForward(1_001);
  expect(await callTwenty()).toEqual(each('done'));
  expect(server.control.to('refreshTokens')).toHaveLength(1);
});

test('a screen that polls during an outage keeps its own pace, and recovers', async ({
  page,
  server,
  ada,
}) => {
  const { finish } = await ada.startVideo();
  await beSignedIn(page, ada);
  await page.clock.install();
  await page.goto('/videos');
  await expectVideo(page, 'Spring tour');
  await page.clock.pauseAt(Date.now() + 60_000);
  const network = await cutRefreshes(page);
  await server.expireAccess();
  const start = await page.evaluate(() => Date.now());
  for (let poll = 0; poll < 24; poll += 1) {
    const before = network.count();
    // The next poll is only scheduled once the last one has ended, which takes real time.
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(network.count()).toBeGreaterThan(before);
    }).toPass();
  }
  const passed = (await page.evaluate(() => Date.now())) - start;
  // Two minutes or more: one refresh per poll, plus retries between the polls.
  expect(network.count()).toBeLessThanOrEqual(passed / 5_000 + 6);
  await expectVideo(page, 'Spring tour');

  // Before the network is restored: a poll that finds no render running is the last one.
  await finish();
  await ada.addVideo('Summer tour');
  await network.mend();
  // The last poll without the network may still be running; it schedules the next one.
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(await page.getByRole('article', { name: 'Summer tour' }).count()).toBe(1);
  }).toPass();
  expect(server.control.to('refreshTokens')).toHaveLength(1);
});

test('a page whose user request is never answered shows a message and two ways out', async ({
  page,
  server,
  ada,
}) => {
  await ada.addVideo();
  await beSignedIn(page, ada);
  await page.clock.install();
  const users = server.control.hold('getCurrentUser', { times: 1 });
  await page.goto('/videos');
  await users.arrived();
  await expect(page.getByText('Authenticating...')).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(page.getByText(/This is taking longer than usual/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectVideo(page, 'Spring tour');
  expect(users.waiting()).toBe(0);
});

test('a list that never arrives shows a message and a retry, which cancels the first request', async ({
  page,
  server,
  ada,
}) => {
  await ada.addVideo();
  await beSignedIn(page, ada);
  await page.clock.install();
  const lists = server.control.hold('listProjects', {
    times: 1,
    match: ({ query }) => query.get('page_size') === '20',
  });
  await page.goto('/videos');
  await lists.arrived();
  await page.clock.fastForward(5_000);
  await expect(page.getByText(/This is taking longer than usual/)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectVideo(page, 'Spring tour');
  expect(lists.waiting()).toBe(0);
});

test('a render’s progress continues after an unreadable status', async ({ page, server, ada }) => {
  const { project, finish } = await ada.startVideo();
  await beSignedIn(page, ada);
  await page.clock.install();
  server.control.answer('getVideoStatus', (mock) => mock.malformed);
  await page.goto(`/projects/${project.id}`);
  await expect(page.getByText(/Error checking video status/)).toBeVisible();
  const statuses = [400, 408, 409].map((status) => () => Response.json({}, { status }));
  for (const fault of [htmlPage, ...statuses]) {
    const before = server.control.to('getVideoStatus').length;
    server.control.answer('getVideoStatus', (mock) => mock.odd(fault));
    await page.clock.runFor(5_000);
    await expect.poll(() => server.control.to('getVideoStatus').length).toBeGreaterThan(before);
  }
  server.control.restore('getVideoStatus');
  await finish();
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return page.url();
    })
    .toMatch(/\/create\/preview$/);
});

test('a server that drops every request signs no one out', async ({ page, server, ada }) => {
  await ada.addVideo();
  await beSignedIn(page, ada);
  const tokens = await storedTokens(page);
  const OPERATIONS = ['getCurrentUser', 'listProjects'] as const;
  for (const operation of OPERATIONS) server.control.answer(operation, (mock) => mock.offline);
  await page.goto('/videos');
  await expect(page.getByText('Failed to load your videos. Please try again later.')).toBeVisible();
  expect(await storedTokens(page)).toEqual(tokens);
  for (const operation of OPERATIONS) server.control.restore(operation);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectVideo(page, 'Spring tour');
});
