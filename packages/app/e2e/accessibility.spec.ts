import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from './support/fixtures.ts';
import { signIn } from './support/journey.ts';

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

async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
      `${path}, ${colorScheme}`,
    ).toEqual([]);
  }
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} at 320 px`).toBeLessThanOrEqual(0);
}

for (const path of PUBLIC_PAGES) {
  test(`${path} has no accessibility violation in either theme, and fits 320 px`, async ({
    page,
  }) => {
    await expectAccessible(page, path);
    await expectNoSidewaysScroll(page, path);
  });
}

for (const path of SIGNED_IN_PAGES) {
  test(`${path}, signed in, has no accessibility violation in either theme, and fits 320 px`, async ({
    page,
  }) => {
    await signIn(page);
    await expectAccessible(page, path);
    await expectNoSidewaysScroll(page, path);
  });
}
