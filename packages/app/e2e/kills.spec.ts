import { chromium, type BrowserContext } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/lib/findChromium.mjs';
import { expect, test, type Page } from './support/fixtures.ts';
import {
  chooseAvatar,
  continueToVoice,
  generateAudio,
  startRender,
  waitForPreview,
} from './support/journey.ts';

/** How many moments are tried; each takes some ten seconds. */
const KILLS = Number(process.env['LECTERN_KILLS'] ?? 1);

const SENTENCES = ['Maybe a million people will see this.', ' Welcome them all.', ' Goodbye.'];

async function open(profile: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    viewport: { width: 1440, height: 900 },
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Ends every process of a browser at once, as a power cut would. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await page
    .context()
    .newCDPSession(page)
    .catch(() => null);
  await devtools?.send('Browser.crash').catch(() => undefined);
  await context.close().catch(() => undefined);
}

/** The script as the embedded backend holds it. */
async function heldScript(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('lectern');
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('projects').objectStore('projects').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            const texts = all.result.map((each: { scriptText?: string }) => each.scriptText ?? '');
            resolve(texts.toSorted((a, b) => b.length - a.length)[0] ?? '');
          });
        });
      }),
  );
}

/** The journey, step by step; `note` hears of the words that the backend holds. */
async function journey(page: Page, baseURL: string, note: (text: string) => void): Promise<void> {
  await page.goto(`${baseURL}/create`);
  const script = page.getByRole('textbox', { name: 'Script' });
  for (const sentence of SENTENCES) {
    await script.pressSequentially(sentence, { delay: 20 });
    const typed = await script.inputValue();
    await expect.poll(() => heldScript(page)).toBe(typed);
    note(typed);
  }
  await continueToVoice(page);
  await generateAudio(page, 'Olivia');
  await chooseAvatar(page, 'Amara');
  await startRender(page);
  await waitForPreview(page);
}

/** Milliseconds after the sign-in, spread over the journey; the same ones on every run. */
const momentOf = (round: number): number => 1_500 + ((round * 7_919) % 17_000);

for (let round = 1; round <= KILLS; round += 1) {
  test(`a browser killed in mid-journey loses nothing that was acknowledged (${round} of ${KILLS})`, async ({
    baseURL,
  }) => {
    if (baseURL === undefined) throw new Error('There is no app to open.');
    test.setTimeout(240_000);
    const profile = await mkdtemp(join(tmpdir(), 'lectern-kill-'));
    let acknowledged = '';
    try {
      const first = await open(profile);
      await first.page.goto(baseURL);
      await first.page.getByRole('button', { name: 'Use the demo account' }).click();
      await first.page.getByRole('heading', { level: 1 }).waitFor();
      const walked = journey(first.page, baseURL, (text) => {
        acknowledged = text;
      }).catch(() => undefined);
      await Promise.race([walked, new Promise((resolve) => setTimeout(resolve, momentOf(round)))]);
      await kill(first.context, first.page);
      await walked;

      const { context, page } = await open(profile);
      await page.goto(`${baseURL}/videos`);
      // The session may be as young as the kill: whoever is asked signs in again.
      const demo = page.getByRole('button', { name: 'Use the demo account' });
      const title = page.getByRole('heading', { level: 1, name: 'My Videos' });
      await expect(demo.or(title)).toBeVisible();
      if (await demo.isVisible()) await demo.click();
      await expect(title).toBeVisible();
      // A render goes on by itself; nothing stays 'Processing' for ever.
      await expect(page.getByRole('article').getByText('Processing')).toHaveCount(0, {
        timeout: 120_000,
      });
      if (acknowledged !== '') {
        await page.getByRole('article').first().getByRole('link', { name: /Edit/ }).first().click();
        await expect(page).toHaveURL(/\/create\//);
        await page.goto(`${baseURL}/create/script`);
        const shown = page.getByRole('textbox', { name: 'Script' });
        await expect(shown).toHaveValue(
          new RegExp(`^${acknowledged.replaceAll('.', String.raw`\.`)}`),
        );
      }
      await context.close();
    } finally {
      await rm(profile, { recursive: true, force: true });
    }
  });
}
