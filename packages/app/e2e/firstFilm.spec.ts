import { expect, type Page, test } from './support/fixtures.ts';
import { playwrightDriver } from './engines/playwrightDriver.ts';
import {
  chooseAvatar,
  continueToVoice,
  generateAudio,
  signUp,
  startRender,
  waitForPreview,
} from './engines/steps.ts';

/** Counts pointer presses in this tab, whatever they hit. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => Number(sessionStorage.getItem('presses') ?? 0);
    const more = () => sessionStorage.setItem('presses', `${count() + 1}`);
    addEventListener('pointerdown', more, { capture: true });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));
}

async function writeOwnWords(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create New Video' }).click();
  await page
    .getByRole('textbox', { name: 'Script' })
    .fill('Hello, and welcome. Thank you for watching my very first film.');
}

const takeStarter = (name: string) => async (page: Page) => {
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Script' })).not.toBeEmpty();
};

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The options on a new account's dashboard. A starter takes one more press: Generate. */
const JOURNEYS = [
  { way: 'own words', write: writeOwnWords, viewport: WIDE, most: 8 },
  { way: 'own words', write: writeOwnWords, viewport: PHONE, most: 8 },
  { way: 'a welcome', write: takeStarter('A welcome for new colleagues'), viewport: WIDE, most: 9 },
  { way: 'a product', write: takeStarter('A product in 30 seconds'), viewport: PHONE, most: 9 },
  { way: 'a lesson', write: takeStarter('How to wash your hands'), viewport: PHONE, most: 9 },
];

for (const { way, write, viewport, most } of JOURNEYS) {
  test(`a new account plays its first film, from ${way}, within ${most} presses at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const presses = await countPresses(page);
    const driver = playwrightDriver(page);
    await page.goto('/');
    await signUp(driver, 'mira');
    const start = performance.now();
    // Submitting the form, which signs in, is the first press that counts.
    const before = (await presses()) - 1;
    await write(page);
    await continueToVoice(driver);
    await generateAudio(driver, 'Olivia');
    await chooseAvatar(driver, 'Amara');
    await startRender(driver);
    await waitForPreview(driver);
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    const video = page.locator('video').first();
    const seconds = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
    await expect.poll(seconds).toBeGreaterThan(0.2);

    const count = (await presses()) - before;
    const took = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`First film by ${way} at ${viewport.width} px: ${count} presses, ${took} s.`);
    expect(count).toBe(most);
  });
}
