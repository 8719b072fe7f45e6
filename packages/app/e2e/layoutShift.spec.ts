import { expect, type Page, test } from './support/fixtures.ts';
import { signIn } from './support/journey.ts';

/** The Cumulative Layout Shift that a screen may have while it loads. */
const LIMIT = 0.02;

const PUBLIC_PAGES = ['/login', '/register'];
const SIGNED_IN_PAGES = [
  '/',
  '/?tab=avatars',
  '/videos',
  '/create/script',
  '/create/voice',
  '/templates',
  '/scripts',
  '/avatars',
  '/image-generator',
  '/settings/account',
  '/settings/billing',
  '/settings/api',
  '/settings/notifications',
];

/** Libraries that turn out to be empty: the placeholders for their cards leave no gap behind. */
const EMPTY_PAGES = ['/', '/videos', '/scripts', '/avatars?view=mine'];

declare global {
  /** Unexpected layout shifts, with the elements that moved. */
  var lecternShifts: { value: number; moved: string[] }[];
}

/** Counts from the first frame on, as the metric does: shifts right after an input are the user's. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.lecternShifts = [];
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || !('sources' in entry)) continue;
        if (entry.hadRecentInput || !Array.isArray(entry.sources)) continue;
        const moved = entry.sources.map(({ node }: { node: Node | null }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
        );
        globalThis.lecternShifts.push({ value: Number(entry.value), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the page's total shift since it was loaded. */
const shiftOf = (page: Page) =>
  page.evaluate(() => globalThis.lecternShifts.reduce((sum, { value }) => sum + value, 0));

async function expectStill(page: Page, path: string, scenario?: string): Promise<void> {
  await page.goto(scenario ? `${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}` : path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Everything has loaded: no skeleton, no loader, no request, every font and picture.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Images below the viewport load lazily and are not decoded until scrolled to.
    const loaded = [...document.images].filter(({ complete }) => complete);
    await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const shifts = await page.evaluate(() => globalThis.lecternShifts);
  expect(await shiftOf(page), `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(LIMIT);
}

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  // Specification: dashboard.16
  test(`no screen moves while it loads, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await countShifts(page);
    for (const path of PUBLIC_PAGES) await expectStill(page, path);
    await signIn(page);
    for (const path of SIGNED_IN_PAGES) {
      await test.step(path, () => expectStill(page, path));
    }
    await test.step('a page that moves would be detected', async () => {
      await page.evaluate(() => {
        const intruder = document.createElement('div');
        intruder.style.blockSize = '300px';
        document.body.prepend(intruder);
      });
      // Not by their number: smaller shifts, which are allowed, may have come before.
      await expect.poll(() => shiftOf(page)).toBeGreaterThan(LIMIT);
    });
  });

  test(`no empty library moves while it loads, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await countShifts(page);
    await page.goto('/login?scenario=new-account');
    await page.getByRole('button', { name: 'Use the demo account' }).click();
    await expect(page).toHaveURL(/\/$/);
    for (const path of EMPTY_PAGES) {
      await test.step(path, () => expectStill(page, path, 'new-account'));
    }
    await expect(page.getByRole('heading', { name: 'No saved avatars found.' })).toBeVisible();
  });
}
