import { readFileSync } from 'node:fs';
import { type Driver, expect, test } from './engines/fixtures.ts';
import {
  chooseAvatar,
  continueToVoice,
  generateAudio,
  noteText,
  seeOnlyVideo,
  seeText,
  signUp,
  startRender,
  waitForPreview,
  writeScript,
} from './engines/steps.ts';
import { PARTS_DRAWN, SCRIPT } from './support/journey.ts';
import { expectGoodVideo } from './support/videoChecks.ts';

const ofVideo = (driver: Driver) =>
  driver.evaluate(() => {
    const video = document.querySelector('video');
    return { seconds: video?.currentTime ?? 0, cues: video?.textTracks[0]?.cues?.length ?? 0 };
  }, null);

/** Opens Lectern for the first time, registers, writes a script, and continues to the choice of a voice. */
async function begin(driver: Driver): Promise<void> {
  await driver.open('/');
  await signUp(driver, 'mira');
  await driver.press('link', 'Create Video');
  await test.step('a character that this machine has no font for is reported', async () => {
    await writeScript(driver, 'No font has this: \u0378.');
    await seeText(driver, 'This device cannot draw this sign');
  });
  await writeScript(driver, SCRIPT);
  await continueToVoice(driver);
}

// Specification: wizard.24, builds.3, readings.16, more.3
test('a newcomer makes a video, downloads it and finds it again', async ({ driver, canRender }) => {
  await begin(driver);
  if (!canRender) {
    await test.step('the browser cannot make videos, and Lectern says so', async () => {
      await driver.see('heading', 'This browser cannot make videos');
      await seeText(driver, 'Missing in this browser: ');
    });
    console.log('This browser cannot make videos: the journey ended where Lectern says so.');
    return;
  }

  await test.step('hear a voice', async () => {
    await driver.press('button', 'Play Olivia');
    await driver.see('button', 'Pause Olivia');
  });

  await generateAudio(driver, 'Olivia');
  await chooseAvatar(driver, 'Amara');
  const drawing = await noteText(driver, PARTS_DRAWN);
  await startRender(driver);
  await test.step('real progress', drawing);
  await waitForPreview(driver);

  await test.step('the preview shows the real size', async () => {
    await seeText(driver, 'Video, 720p');
    // One browser reads a size from the film's header that differs from its first frame.
    expect(await driver.evaluate(() => document.body.innerText, null)).not.toMatch(/\b16p/);
  });

  await test.step('no newer version is offered, because there is none', async () => {
    // The page was left while its first version was being cached.
    const words = await driver.evaluate(() => document.body.innerText, null);
    expect(words).not.toContain('A new version is ready');
  });

  await test.step('the video plays with captions', async () => {
    await driver.press('button', 'Play');
    await expect.poll(async () => (await ofVideo(driver)).seconds).toBeGreaterThan(0.5);
    expect((await ofVideo(driver)).cues).toBeGreaterThan(3);
  });

  await test.step('the downloaded file is valid', async () => {
    const { name, file } = await driver.download(() => driver.press('button', 'Download'));
    expect(name).toMatch(/^video_\d+\.mp4$/);
    // The film's header has the start of its parameter set only once: 0x67, then the profile.
    const film = readFileSync(file);
    const head = film.subarray(film.indexOf('avcC') + 4);
    expect([head[8], head[9]]).toEqual([0x67, head[1]]);
    const page = { evaluate: driver.evaluate.bind(driver) };
    await expectGoodVideo(page, { file, script: SCRIPT, avatar: 'Amara' });
  });

  await test.step('it is in My Videos after a reload', async () => {
    await driver.open('/videos');
    // Firefox reports leaving a page that is still loading as an error.
    await driver.see('heading', 'My Videos');
    await driver.reload();
    const title = await seeOnlyVideo(driver, 'Completed');
    const download = () => driver.press('button', `Download ${title}`);
    expect((await driver.download(download)).name).toMatch(/\.mp4$/);
  });
});
