import { beSignedIn } from './actions.ts';
import { expect, type Page, test } from './fixtures.ts';

/** Elements with the film's name when a transition started and when the next page had rendered. */
interface Seen {
  from: string[];
  to: string[];
}

/** Records every view transition of the page. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    const names = () =>
      [...document.querySelectorAll<HTMLElement>('*')]
        .filter((each) => getComputedStyle(each).viewTransitionName === 'film')
        .map((each) => each.tagName);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (callback) => {
      const from = names();
      const transition = start(callback);
      // Rejects if the transition is skipped, which is then missing from the list.
      void transition.ready.then(
        () => seen.push({ from, to: names() }),
        () => undefined,
      );
      return transition;
    };
    Object.assign(window, { seen, names });
  });
}
const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
const namesIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { names: () => string[] }).names());

/** Gives each next page as much time as it needs: the transition's timeout is a timer. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Hovers over the card's title until the code for the transition, the wizard's, has loaded. */
async function restOnCard(page: Page) {
  const code = page.waitForResponse(/CreateVideoScreen[^/]*\.js$/);
  const title = page.getByRole('article', { name: 'Spring tour' }).getByRole('heading');
  await title.getByRole('link').hover();
  const url = (await code).url();
  await page.evaluate((script) => import(script), url);
  return title.getByRole('link');
}

for (const path of ['/', '/videos']) {
  test(`the picture of a card at ${path} morphs into the film, and a link back reverses it`, async ({
    page,
    ada,
  }) => {
    await watchTransitions(page);
    await ada.addVideo();
    await ada.addVideo('Winter tour');
    await beSignedIn(page, ada);
    await page.clock.install();
    await page.goto(path);
    const title = await restOnCard(page);
    await stopTime(page);
    await title.click();
    await expect(page.getByRole('region', { name: 'Spring tour' })).toBeVisible();
    const there = { from: ['DIV'], to: ['VIDEO'] };
    await expect.poll(() => seenIn(page)).toEqual([there]);
    await expect.poll(() => namesIn(page)).toEqual([]);

    // The browser's own Back and Forward work as usual.
    await page.goBack();
    await expect(title).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('region', { name: 'Spring tour' })).toBeVisible();

    await page.getByRole('link', { name: path === '/' ? 'Dashboard' : 'My Videos' }).click();
    await expect(title).toBeVisible();
    await expect.poll(() => seenIn(page)).toEqual([there, { from: ['VIDEO'], to: ['DIV'] }]);
    await expect.poll(() => namesIn(page)).toEqual([]);
  });
}

test('with reduced motion there is no transition', async ({ page, ada }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  await ada.addVideo();
  await beSignedIn(page, ada);
  await page.goto('/videos');
  const title = await restOnCard(page);
  await title.click();
  await expect(page.getByRole('region', { name: 'Spring tour' })).toBeVisible();
  await page.goBack();
  await expect(title).toBeVisible();
  expect(await seenIn(page)).toEqual([]);
});

test('a slow page appears without a transition', async ({ page, server, ada }) => {
  await watchTransitions(page);
  await ada.addVideo();
  await beSignedIn(page, ada);
  await page.clock.install();
  await page.goto('/videos');
  const title = await restOnCard(page);
  await stopTime(page);
  const hold = server.control.hold('getProject');
  await title.click();
  await hold.arrived();
  await page.clock.runFor(401);
  hold.release();
  await expect(page.getByRole('region', { name: 'Spring tour' })).toBeVisible();
  expect(await seenIn(page)).toEqual([]);
});
