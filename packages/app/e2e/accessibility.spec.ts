import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from './support/fixtures.ts';
import { signIn } from './support/journey.ts';

/** The rules whose verdict depends on the theme; all others read the same markup in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const PUBLIC_PAGES = ['/login', '/register'];
const SIGNED_IN_PAGES = [
  '/',
  '/videos',
  '/avatars',
  '/image-generator',
  '/settings/account',
  '/settings/billing',
  '/settings/api',
  '/settings/notifications',
  '/templates',
  '/scripts',
  '/ai-edit',
  '/create/script',
  '/create/voice',
];

/** Resolves when nothing fades any more: a colour half-way between two themes is nobody's. */
async function becomeStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fades = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
}

async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await becomeStill(page);
    // In the page itself, which has no frames of others: the builder would else open another.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    if (colorScheme === 'dark') axe.withRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    expect
      .soft(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
        `${path}, ${colorScheme}`,
      )
      .toEqual([]);
  }
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${path} at 320 px`).toBeLessThanOrEqual(0);
}

// One visit for all of them: whoever signs in anew for each page waits for that most of the time.
test('no screen has an accessibility violation in either theme, and each fits 320 px', async ({
  page,
}) => {
  const look = (path: string) =>
    test.step(path, async () => {
      await expectAccessible(page, path);
      await expectNoSidewaysScroll(page, path);
    });

  for (const path of PUBLIC_PAGES) await look(path);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  for (const path of SIGNED_IN_PAGES) await look(path);
});
