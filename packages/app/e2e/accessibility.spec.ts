import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from './support/fixtures.ts';
import { signIn } from './support/journey.ts';

/** The rules whose result depends on the theme; all others check the same markup in both. */
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

/** Resolves once no fade is running: a colour half-way between two themes belongs to neither. */
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
    // Run in the page itself, which embeds no third-party frames; otherwise the builder would open another
    // page.
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

/** Words of up to 15 letters that are broken across lines for lack of room. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!isSeen(node.parentElement)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<!\S)\p{L}{2,15}(?!\S)/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word);
      }
    }
    return broken;

    /** Text that is only for screen readers is clipped. */
    function isSeen(element: Element | null): boolean {
      if (!element?.checkVisibility()) return false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath !== 'none') return false;
      }
      return true;
    }
  });

/** In px: the narrowest window, both sides of each layout breakpoint, and a wide window. */
const WIDTHS = [320, 390, 639, 640, 767, 768, 900, 1023, 1024, 1150, 1279, 1280, 1440];

/** Returns what does not fit the window: the page itself, or words. */
async function misfits(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [...(overflow > 0 ? [`${overflow} px too wide`] : []), ...(await brokenWords(page))];
}

async function expectToFit(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The shell adapts to the window a moment later.
    await expect.poll(() => misfits(page), `${path} at ${width} px`).toEqual([]);
  }
}

// A single visit for all pages: most of the time would otherwise be spent signing in for each one.
test('no screen has an accessibility violation in either theme, and each fits any width', async ({
  page,
}) => {
  const look = (path: string) =>
    test.step(path, async () => {
      await expectAccessible(page, path);
      await expectToFit(page, path);
    });

  for (const path of PUBLIC_PAGES) await look(path);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  for (const path of SIGNED_IN_PAGES) await look(path);
});
