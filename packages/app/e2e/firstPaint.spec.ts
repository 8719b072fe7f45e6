import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firstLoad } from '../../../scripts/lib/builds/firstLoad.mjs';
import { createStaticServer, listen } from '../../../scripts/lib/server/staticServer.mjs';
import { expect, type Page, test } from './support/fixtures.ts';
import { signIn } from './support/journey.ts';

const builtFolder = (folder: string) => fileURLToPath(new URL(`../${folder}`, import.meta.url));
const builtPage = (folder: string) => readFileSync(`${builtFolder(folder)}/index.html`, 'utf8');

/** Returns the code files that the page names for those users, in templates or outside them. */
function namedCode(folder: string, users: readonly string[]): Set<string> {
  const html = builtPage(folder).replace(
    /<template data-code="(\w+)">.*?<\/template>/gs,
    (template, user: string) => (users.includes(user) ? template : ''),
  );
  return new Set(
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file),
  );
}

/** Blocks the app's own code until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/main-/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const paints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));

/** Waits for the page's first paint: before its styles have loaded, it has an invisible layout. */
const painted = (page: Page) => expect.poll(() => paints(page)).toContain('first-contentful-paint');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the sign-in form', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email or Username' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

test('without scripts the page says that it needs them', () => {
  // Playwright finds no text in `noscript`.
  expect(builtPage('dist')).toMatch(/<noscript>[^<]*needs JavaScript/);
});

test('nothing in the page needs a style attribute, which its policy blocks', () => {
  const html = builtPage('dist-embedded');
  expect(html).toContain('Welcome back');
  expect(html).not.toMatch(/\sstyle="/);
});

for (const [page, users, screens] of [
  ['the sign-in', ['everybody'], ['main', 'signIn']],
  ['the dashboard', ['everybody', 'signedIn'], ['main', 'dashboard']],
] as const) {
  test(`the page names all code for ${page}, so none is discovered only when other code runs`, () => {
    for (const [folder, backend] of [
      ['dist', []],
      ['dist-embedded', ['embedded']],
    ] as const) {
      const files = firstLoad(builtFolder(folder), [...screens, ...backend]).map(
        ({ file }) => file,
      );
      const named = namedCode(folder, users);
      expect(files.filter((file) => !named.has(file))).toEqual([]);
      // Before, each few modules were another file, which meant another round trip on a slow connection.
      expect(named.size).toBeLessThanOrEqual(8);
    }
  });
}

test("signed-in users load the dashboard's code at once, and each file only once", async ({
  page,
}) => {
  await signIn(page);
  await page.goto('about:blank');
  const asked: string[] = [];
  const styles: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname.slice(1));
    if (pathname.endsWith('.css')) styles.push(pathname);
  });
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  const named = [...namedCode('dist-embedded', ['everybody', 'signedIn'])].toSorted();
  await expect.poll(() => asked.toSorted()).toEqual(named);
  release();
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Recent videos' })).toBeVisible();
  expect(asked.length).toBe(new Set(asked).size);
  expect(styles.length).toBe(new Set(styles).size);
});

test("visitors do not load the dashboard's code before the sign-in form is shown", async ({
  page,
}) => {
  const release = await holdApp(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await page.goto('/login', { waitUntil: 'commit' });
  const named = namedCode('dist-embedded', ['everybody']);
  await expect.poll(() => [...named].filter((file) => !asked.includes(file))).toEqual([]);
  expect(asked.filter((file) => file.includes('dashboard'))).toEqual([]);
  release();
});

test('a partially loaded page shows nothing', async ({ page }) => {
  const folder = builtFolder('dist-embedded');
  const html = builtPage('dist-embedded');
  const half = html.indexOf('name="password"');
  let sendRest: () => void = () => undefined;
  const server = createStaticServer({
    folder,
    answer: (request, response) => {
      if (request.url !== '/login') return false;
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.write(html.slice(0, half));
      sendRest = () => response.end(html.slice(half));
      return true;
    },
  });
  const port = await listen(server, 4300);
  try {
    await page.goto(`http://localhost:${port}/login`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('#first form'), { polling: 100 });
    await expect.poll(() => paints(page)).toContain('first-paint');
    expect(await paints(page)).not.toContain('first-contentful-paint');
    sendRest();
    await painted(page);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('fonts load after the first paint, without a layout shift', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.woff2')) asked.push(request.url());
  });
  const release = await holdApp(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'Welcome back' });
  await expect(heading).toBeVisible();
  await painted(page);
  /** Measures the width of the heading's text, and where the form below it starts. */
  const measure = async () => ({
    words: await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    }),
    form: (await page.getByRole('textbox', { name: 'Password' }).boundingBox())?.y,
  });
  const before = await measure();
  expect(asked).toEqual([]);
  release();
  await expect(page.locator('#first')).toHaveCount(0);
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(asked.length).toBeGreaterThan(0);
  const after = await measure();
  expect(after.form).toBe(before.form);
  // A heading that grows by more than a pixel would be the largest contentful paint, seconds after the
  // first.
  expect(before.words).toBeGreaterThanOrEqual(after.words - 1);
  expect(before.words).toBeLessThan(after.words * 1.05);
});

test.describe('before the app has loaded', () => {
  test('typing and presses are kept for it', async ({ page }) => {
    const release = await holdApp(page);
    // The page's 'load' event would wait for the app's code.
    await page.goto('/login', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: 'Email or Username' });
    await field.fill('maya');
    await page.getByRole('button', { name: 'Use the demo account' }).click();
    await expect(page.locator('#root')).toBeEmpty();
    release();
    await expect(
      page.getByRole('heading', { level: 1, name: 'What will you present today?' }),
    ).toBeVisible();
    await expect(page.locator('#first')).toHaveCount(0);
  });

  test('a press that has not ended when it loads is kept, too', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Use the demo account' }).hover();
    await page.mouse.down();
    release();
    await expect(page.locator('#root main')).toBeAttached();
    await page.mouse.up();
    await expect(
      page.getByRole('heading', { level: 1, name: 'What will you present today?' }),
    ).toBeVisible();
    await expect(page.locator('#first')).toHaveCount(0);
  });

  test('it follows the link that was pressed last, in the same document', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('link', { name: 'All 3 videos' })).toBeVisible();
    const release = await holdApp(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Lip sync' }).click();
    await page.getByRole('link', { name: 'All 3 videos' }).click();
    await expect(page.locator('#root')).toBeEmpty();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'My Videos' })).toBeVisible();
    await expect(page).toHaveURL('/videos');
    expect(documents).toEqual(['/']);
  });

  test('a password can be typed while it loads, and submitted', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Email or Username' }).fill('demo');
    await page.getByRole('textbox', { name: 'Password' }).focus();
    await page.keyboard.type('lectern-');
    release();
    await expect(page.locator('#first')).toHaveCount(0);
    await page.keyboard.type('demo');
    await expect(page.getByRole('textbox', { name: 'Email or Username' })).toHaveValue('demo');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('lectern-demo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  });

  test('Enter submits the form that it was pressed in', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Email or Username' }).fill('demo');
    await page.getByRole('textbox', { name: 'Password' }).fill('not hers');
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
  });

  test('signed-in users see the frame, not the sign-in form', async ({ page }) => {
    await signIn(page);
    const release = await holdApp(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeVisible();
    // It is in the page, but hidden by its style.
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What will you present today?',
    );
    release();
    await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
    await expect(page.locator('#first')).toHaveCount(0);
  });

  test('the dashboard shows its last state until the app has the current one', async ({ page }) => {
    await signIn(page);
    const videos = page.getByRole('list', { name: 'Recent videos' });
    await expect(videos.getByRole('listitem')).toHaveCount(3);
    const release = await holdApp(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(videos.getByRole('listitem')).toHaveCount(3);
    await expect(page.locator('#root')).toBeEmpty();
    const card = videos.getByRole('article', { name: 'Three habits for better lighting' });
    await expect(card.getByText('0:14')).toBeVisible();
    await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 640);
    await painted(page);
    const before = await card.boundingBox();
    await card.getByRole('button', { name: 'Actions for Three habits' }).click();
    release();
    await expect(page.getByRole('menuitem', { name: 'Edit', exact: true })).toBeVisible();
    await expect(page.locator('#first')).toHaveCount(0);
    expect(await card.boundingBox()).toEqual(before);
  });

  test('nothing of it is kept after signing out', async ({ page }) => {
    await signIn(page);
    const kept = () => page.evaluate(() => localStorage.getItem('lectern.lastShown'));
    await expect.poll(kept).toContain('Three habits for better lighting');
    await page.goto('/videos');
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(await kept()).toBeNull();
  });
});
