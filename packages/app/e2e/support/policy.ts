import { paths } from '../../src/paths.ts';
import { expect, type Page } from './fixtures.ts';

/** Every page that a signed-in user can reach by URL. */
const PAGES = [
  paths.dashboard(),
  paths.dashboard({ tab: 'avatars' }),
  paths.videos(),
  paths.avatars(),
  paths.imageGenerator(),
  paths.templates(),
  paths.scripts(),
  paths.scripts({ isNew: true }),
  paths.aiEdit(),
  paths.createStep('script'),
  paths.createStep('voice'),
  paths.createStep('avatar'),
  paths.settings('account'),
  paths.settings('billing'),
  paths.settings('api'),
  paths.settings('notifications'),
];

/**
 * Makes the page record what its policy blocks, from its first script on. `fixtures` fails a test on the
 * console messages about it; this names the directive and the sample.
 */
export async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
}

const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations);

/**
 * Visits every page, and opens a menu on the first, because a menu's position could be set in a style
 * attribute.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === paths.dashboard()) {
      await page.getByRole('button', { name: 'Profile menu' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    }
    expect(await violations(page), path).toEqual([]);
  }
}

/** Tries what an injection would, and expects the directives that block it. */
export async function expectRefusals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const attempts = [
      () => document.body.setAttribute('style', 'color: red'),
      () => (document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">'),
      () => new Worker('https://example.com/worker.js'),
      // oxlint-disable-next-line no-implied-eval -- to see it refused
      () => setTimeout('document.title = "evil"'),
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Blocked, as the recorded violation shows.
      }
    }
  });
  await expect
    .poll(async () => new Set((await violations(page)).map((text) => text.split(':')[0])))
    .toEqual(new Set(['style-src-attr', 'require-trusted-types-for']));
  expect(await violations(page)).toHaveLength(4);
  expect(await page.title()).not.toBe('evil');
}
