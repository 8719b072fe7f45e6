import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SCRIPT } from '../support/journey.ts';
import { expectGoodVideo } from '../support/videoChecks.ts';
import { expect, type Page, test } from './fixtures.ts';

/** An element by what assistive technology is told of it. */
const by = (page: Page, role: string, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`);

/** Longest that speech or a render may take on a slow machine before the test gives up, in ms. */
const WORK_TIMEOUT = 240_000;

test('a newcomer makes a video in Firefox and downloads it', async ({
  firefox: page,
  downloads,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const press = (name: string) => by(page, 'button', name).click();
  const heading = (name: string, timeout = 30_000) =>
    by(page, 'heading', name).setTimeout(timeout).wait();

  await page.goto(`${baseURL}/`);
  await press('Use the demo account');
  await heading('What will you present today?');

  await by(page, 'link', 'Create Video').click();
  await by(page, 'textbox', 'Script').click();
  await test.step('a sign that this machine cannot draw is told', async () => {
    await page.keyboard.type('No font has this: \u0378.');
    await page.locator('::-p-text(This device cannot draw this sign)').wait();
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
  });
  await page.keyboard.type(SCRIPT);
  await press('Continue');
  await heading('Choose a voice');
  await page.locator('label ::-p-text(Olivia)').click();
  await press('Generate Audio');
  await heading('Choose a presenter', WORK_TIMEOUT);
  await page.locator('[role="option"] ::-p-text(Amara)').click();
  await press('Generate Video');
  await heading('Your video is ready', WORK_TIMEOUT);

  await test.step('the preview tells the true size', async () => {
    const words = () => page.$eval('main', (main) => main.textContent);
    await expect.poll(words).toContain('Video, 720p');
    expect(await words()).not.toMatch(/\b16p/);
  });

  await test.step('the video plays with captions', async () => {
    await press('Play');
    const played = () => page.$eval('video', (video) => video.currentTime);
    await expect.poll(played).toBeGreaterThan(0.5);
    expect(await page.$eval('video', (video) => video.textTracks[0]?.cues?.length)).toBeGreaterThan(
      3,
    );
  });

  await test.step('the downloaded file is as good as any', async () => {
    await press('Download');
    const finished = () =>
      readdirSync(downloads).find(
        (name) => name.endsWith('.mp4') && !existsSync(join(downloads, `${name}.part`)),
      );
    await expect.poll(finished).toMatch(/^video_\d+\.mp4$/);
    const file = join(downloads, finished() ?? '');
    // The head of the film begins its parameters once: 0x67, then the profile.
    const film = readFileSync(file);
    const head = film.subarray(film.indexOf('avcC') + 4);
    expect([head[8], head[9]]).toEqual([0x67, head[1]]);
    await expectGoodVideo(page, { file, script: SCRIPT, avatar: 'Amara' });
  });
});
