import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { buildReviewIfStale, REVIEW_FOLDER } from '../../../scripts/lib/builds/freshBuilds.mjs';
import { createReviewServer } from '../../../scripts/lib/review/reviewServer.mjs';
import { listen } from '../../../scripts/lib/server/staticServer.mjs';
import { type ReviewFolder, reviewFolder } from './reviewFolder.ts';

const COUNT = 11;

interface Fixtures {
  folder: ReviewFolder;
  url: string;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of this argument.
  folder: async ({}, give) => {
    await give(await reviewFolder(COUNT));
  },
  url: async ({ folder: { results, baselines, list } }, give) => {
    const server: Server = createReviewServer({
      page: REVIEW_FOLDER,
      workbench: join(results, 'no-workbench'),
      results,
      baselines,
      store: () => Promise.resolve(0),
      listFile: list,
      branch: 'two-line-titles',
      published: 'https://workbench.example',
    });
    const port = await listen(server, 4_290);
    await give(`http://localhost:${port}/`);
    server.closeAllConnections();
    server.close();
  },
});

test.beforeAll(buildReviewIfStale);

const picturesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.png'))
      .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  );

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('a reviewer accepts ten changes and rejects one by keyboard alone', async ({
  page,
  url,
  folder,
}) => {
  const before = picturesIn(folder.baselines);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('11 pictures changed');
  await page.keyboard.press('j');
  const status = page.getByRole('status');
  for (let judged = 1; judged <= 10; judged += 1) {
    await page.keyboard.press('a');
    await expect(status).toContainText(`Accepted. ${judged} of 11.`);
  }
  // Nothing is written before the last judgement.
  expect(picturesIn(folder.baselines)).toEqual(before);

  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'What is wrong?' })).toBeVisible();
  await page.keyboard.type('All of it is dark.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'All 11 are judged' })).toBeFocused();

  const after = picturesIn(folder.baselines);
  const results = picturesIn(folder.results);
  const changed = Object.keys(before).filter((name) => after[name] !== before[name]);
  expect(changed).toHaveLength(10);
  for (const name of changed) {
    expect(after[name]).toBe(results[name.replace('.png', '-actual.png')]);
  }
  const list = readFileSync(folder.list, 'utf8');
  expect(list).toContain('### Look: 10 accepted, 1 rejected');
  expect(list).toMatch(
    /^- \[ \] .+: All of it is dark\. \(\[story\]\(https:\/\/workbench\.example/m,
  );
  await expectNoViolations(page);
});

test('a judgement can be undone before and after it is written', async ({ page, url, folder }) => {
  const before = picturesIn(folder.baselines);
  await page.goto(url);
  await page.getByRole('button', { name: /^Start with/ }).click();
  await page.keyboard.press('a');
  await page.keyboard.press('z');
  await expect(page.getByRole('banner')).toContainText('0 of 11');
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: '1 of 11 are judged' })).toBeVisible();
  expect(picturesIn(folder.baselines)).not.toEqual(before);
  await page.keyboard.press('z');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: '0 of 11 are judged' })).toBeVisible();
  expect(picturesIn(folder.baselines)).toEqual(before);
});

test('the keys that judge do nothing while no change is shown', async ({ page, url, folder }) => {
  await page.goto(url);
  await page.getByRole('button', { name: /^Start with/ }).click();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Finish' }).click();
  const result = page.getByRole('heading', { name: '1 of 11 are judged' });
  await expect(result).toBeVisible();
  const written = picturesIn(folder.baselines);
  for (const key of ['a', 'Shift+A', 'r', 's']) await page.keyboard.press(key);
  await expect(result).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('1 of 11');
  expect(picturesIn(folder.baselines)).toEqual(written);
  await page.keyboard.press('z');
  await expect(page.getByRole('banner')).toContainText('0 of 11');
});

async function openConflict(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await expect(page.getByRole('radio', { name: 'All 1' })).toBeChecked();
  await page.getByRole('button', { name: /Stored again since/ }).click();
}

test('a picture stored since the comparison is shown in three versions and cannot simply be accepted', async ({
  page,
  url,
}) => {
  await openConflict(page, url);
  for (const name of [/^Where both began/, /^On main/, /^On this branch/]) {
    await expect(page.getByRole('img', { name })).toBeVisible();
  }
  await page.keyboard.press('a');
  await expect(page.getByRole('banner')).toContainText('0 of 11');
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  await expectNoViolations(page);
});

for (const { key, button, said, list, isTaken } of [
  {
    key: 'm',
    button: /^Keep main’s/,
    said: 'Main’s kept',
    list: '1 kept as on main',
    isTaken: false,
  },
  {
    key: 'b',
    button: /^Take this branch’s/,
    said: 'Branch’s taken',
    list: '1 accepted',
    isTaken: true,
  },
  {
    key: 'p',
    button: /^Merge main/,
    said: 'Left to the merge',
    list: 'Merge main, then',
    isTaken: false,
  },
]) {
  test(`a conflict is resolved with ${key}, or with its button`, async ({ page, url, folder }) => {
    const before = picturesIn(folder.baselines);
    await openConflict(page, url);
    await page.keyboard.press(key);
    await expect(page.getByRole('status')).toContainText(`${said}. 1 of 11.`);
    await page.keyboard.press('z');
    await expect(page.getByRole('banner')).toContainText('0 of 11');
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { name: '1 of 11 are judged' })).toBeVisible();
    expect(readFileSync(folder.list, 'utf8')).toContain(list);
    const after = picturesIn(folder.baselines);
    const changed = Object.keys(before).filter((name) => after[name] !== before[name]);
    expect(changed).toHaveLength(isTaken ? 1 : 0);
    await expectNoViolations(page);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('each view shows both pictures and has no accessibility violations', async ({
      page,
      url,
    }) => {
      await page.goto(url);
      await expect(page.getByText('100.0 %').first()).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('j');
      await expect(page.getByRole('img', { name: /^Before/ })).toBeVisible();
      const slider = page.getByRole('slider', { name: 'How much of before' });
      await page.keyboard.press('ArrowLeft');
      await expect(slider).toHaveValue('48');
      await expectNoViolations(page);
      await page.keyboard.press('1');
      await expect(slider).toHaveCount(0);
      await expect(page.getByRole('img', { name: /^After/ })).toBeVisible();
      await page.keyboard.press('4');
      await expect(page.getByRole('img', { name: /^Difference: \d+ place/ })).toBeVisible();
      await page.keyboard.press('n');
      await expect(page.getByText(/^Place 1 of \d+$/)).toBeAttached();
      await expectNoViolations(page);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test('fits a phone 320 px wide', async ({ page, url }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(url);
  const isWider = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isWider)).toBe(false);
  await page.getByRole('button', { name: /^Start with/ }).click();
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeInViewport();
  expect(await page.evaluate(isWider)).toBe(false);
});
