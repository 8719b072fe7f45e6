import { expect, type Page, test } from './support/fixtures.ts';
import { ACTION_TIMEOUT, FILM_TIMEOUT, TEST_TIMEOUT } from './support/timeouts.ts';
import { chooseSquare, prepareVideo, signIn, startRender } from './support/journey.ts';
import { makeProfile, openBrowser, removeProfile } from './support/killedBrowser.ts';
import { readLedger } from './support/ledger.ts';
import { longScript } from './support/longScript.ts';
import { textAppears } from './support/watch.ts';

/** How many times the browser is killed while making long films. */
const KILLS = Number(process.env['LECTERN_KILLS'] ?? 2);
/** Milliseconds from the count of parts to the kill: during a part, or while it is being written. */
const delayOf = (kill: number): number => (kill * 137) % 500;

const projectAddress = (page: Page) =>
  page.evaluate(() => `/projects/${sessionStorage.getItem('current_project_id')}`);

const FAILED = 'Video generation failed';

/**
 * Resolves to the number of finished parts shown on the page once there are that many; null once the film
 * is made. Rejects if the film fails.
 */
const partsFrom = (page: Page, wanted: number) =>
  page.evaluate(
    ({ least, failed }) =>
      new Promise<number | null>((resolve, reject) => {
        const look = () => {
          const text = document.querySelector('body')?.textContent ?? '';
          if (text.includes(failed)) reject(new Error(failed));
          const isMade = text.includes('Your video is ready');
          const [, count] = /(\d+) of [1-9]\d* parts/.exec(text) ?? [];
          if (!isMade && Number(count ?? -1) < least) return;
          observer.disconnect();
          resolve(isMade ? null : Number(count));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
    { least: wanted, failed: FAILED },
  );

/** Returns the names in the parts folder that are not finished parts. */
const strayParts = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('lectern-parts', { create: true });
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    return names.filter(
      (name) => !/^[0-9a-f]{64}\.(?:part|sound)$|^(?:speeds|units)\.json$/.test(name),
    );
  });

// Specification: wizard-more.31
test(`films of three minutes keep their finished parts through ${KILLS} kills`, async ({
  baseURL,
}) => {
  test.setTimeout(TEST_TIMEOUT + KILLS * ACTION_TIMEOUT);
  const profile = await makeProfile();
  let browser = await openBrowser(profile, baseURL);
  try {
    await signIn(browser.page);
    for (let kills = 0, films = 0; kills < KILLS; films += 1) {
      await prepareVideo(browser.page, { script: longScript(`film ${films + 1}`) });
      await chooseSquare(browser.page);
      await startRender(browser.page);
      const address = await projectAddress(browser.page);
      let finished = 0;
      while (kills < KILLS) {
        // Waits for one to three more parts.
        if ((await partsFrom(browser.page, finished + 1 + (kills % 3))) === null) break;
        // The only fixed wait: the moment of the kill is what the test varies.
        await new Promise((resolve) => setTimeout(resolve, delayOf(kills)));
        const shown = await partsFrom(browser.page, 0);
        if (shown === null) break;
        await browser.kill();
        kills += 1;
        browser = await openBrowser(profile, baseURL);
        await browser.page.goto(address, { waitUntil: 'commit' });
        const kept = await textAppears(
          browser.page,
          new RegExp(String.raw`Kept from last time, [1-9]\d* parts?|${FAILED}`),
        );
        expect(kept).not.toBe(FAILED);
        finished = Number(/\d+/.exec(kept)?.[0]);
        console.log(`kill ${kills}: ${shown} parts finished, ${finished} kept`);
        // Only unfinished parts are made again.
        expect(finished).toBeGreaterThanOrEqual(shown);
      }
      await expect(browser.page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({
        timeout: FILM_TIMEOUT,
      });
    }
    await expect
      .poll(() => readLedger(browser.page))
      .toEqual({ filesWithoutRecord: [], recordsWithoutFile: [], unfinished: [] });
    expect(await strayParts(browser.page)).toEqual([]);
  } finally {
    await browser.kill();
    await removeProfile(profile);
  }
});
