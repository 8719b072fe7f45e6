import { externalLinks } from '../../src/config/externalLinks.ts';
import { paths } from '../../src/paths.ts';
import { beSignedIn } from './actions.ts';
import { expect, type Page, test } from './fixtures.ts';

interface Place {
  path: string;
  role: 'link' | 'menuitem';
  name: string | RegExp;
  open?: (page: Page) => Promise<void>;
}

/** Where each address of the list is linked: a new one does not compile without its place. */
const PLACES: Record<keyof typeof externalLinks, Place> = {
  support: {
    path: paths.dashboard(),
    role: 'menuitem',
    name: 'Support',
    open: (page) => page.getByRole('button', { name: 'Profile menu' }).click(),
  },
  vote: { path: paths.videos(), role: 'link', name: /Vote/ },
  apiDocumentation: { path: paths.settings('api'), role: 'link', name: 'Documentation' },
};

/** Returns the URL that the browser goes to for every link on the page that leaves the app. */
function leavingAddresses(page: Page): Promise<string[]> {
  return page
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .map((link) => (link as HTMLAnchorElement).href)
        .filter((href) => !href.startsWith(`${location.origin}/`)),
    );
}

test('every link out of the app opens its own address, in a new tab without an opener', async ({
  page,
  ada,
}) => {
  await beSignedIn(page, ada);
  for (const [key, { path, role, name, open }] of Object.entries(PLACES)) {
    await test.step(key, async () => {
      await page.goto(path);
      await open?.(page);
      const link = page.getByRole(role, { name });
      await expect(link).toHaveJSProperty('href', externalLinks[key as keyof typeof externalLinks]);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noreferrer/);
    });
  }
});

test('no screen links to an address that is not on the list', async ({ page, ada }) => {
  await beSignedIn(page, ada);
  const known: string[] = Object.values(externalLinks);
  const screens = [
    paths.dashboard(),
    paths.videos(),
    paths.avatars(),
    paths.imageGenerator(),
    paths.templates(),
    paths.scripts(),
    paths.aiEdit(),
    paths.createStep('script'),
    paths.settings('account'),
    paths.settings('billing'),
    paths.settings('api'),
    paths.settings('notifications'),
  ];
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The vote link is on every screen; until it appears, the page is still loading.
    await expect
      .poll(() => leavingAddresses(page), { message: path })
      .toContain(externalLinks.vote);
    const leaving = await leavingAddresses(page);
    expect(
      leaving.filter((href) => !known.includes(href)),
      path,
    ).toEqual([]);
    const own = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(
      own.filter((pathname) => /^\/.*:\//.test(pathname)),
      path,
    ).toEqual([]);
  }
});
