import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/lib/findChromium.mjs';
import { downloadVideo } from './support/download.ts';
import { expect, type Page, test } from './support/fixtures.ts';
import { continueToVoice, signIn, waitForPreview, writeScript } from './support/journey.ts';
import { expectGoodVideo } from './support/videoChecks.ts';

/** What Callum's sample says, which the fake microphone hears over and over. */
const SPOKEN = "I'm Callum, and I bring a little of Scotland to your videos.";
const UNSPOKEN = 'Thank you for watching.';

const samples = fileURLToPath(new URL('../../studio/src/voices/samples/', import.meta.url));
const folder = fileURLToPath(new URL('../../../test-results/microphone/', import.meta.url));

/** The sample in another file, or another sound, made by ffmpeg. */
function make(
  name: string,
  output: readonly string[],
  input = ['-i', join(samples, 'callum.mp3')],
) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, ...output, file]);
  return file;
}

/** The sample with rests around it, in which a take can begin and end. */
function makeMicrophone(): string {
  const rests = 'volume=0.9,adelay=500,apad=pad_dur=4';
  return make('callum.wav', ['-af', rests, '-ar', '48000', '-ac', '1']);
}

test.use({
  permissions: ['microphone'],
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${makeMicrophone()}`,
    ],
  },
});

const level = (page: Page) => page.getByRole('meter', { name: 'Level of the microphone' });

/** Waits until the microphone's sentence has come to its end, so that the next take hears a whole one. */
async function waitForRest(page: Page): Promise<void> {
  await expect(level(page)).toHaveAttribute('aria-valuetext', /Good|Too/);
  await expect(level(page)).toHaveAttribute('aria-valuetext', /Waiting|Quiet room/);
}

test('a sentence is recorded, kept, and speaks in the film', async ({ page }) => {
  await signIn(page);
  await page.goto('/create');
  await writeScript(page, `${SPOKEN} ${UNSPOKEN}`);
  await continueToVoice(page);

  await test.step('choose the own voice', async () => {
    await expect(page.getByRole('radio', { name: /^Your own voice/ })).toBeEnabled();
    await page.getByText('Your own voice').click();
    await expect(page.getByText('Nothing recorded yet')).toBeVisible();
    await page.getByRole('button', { name: 'Record' }).click();
  });

  await test.step('read a sentence: it stops by itself, and sounds right', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SPOKEN);
    await waitForRest(page);
    await page.getByRole('button', { name: 'Record' }).click();
    await expect(page.getByText('Sounds right', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Keep, next sentence' }).click();
  });

  await test.step('say another sentence than the script: it is named', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(UNSPOKEN);
    await waitForRest(page);
    await page.getByRole('button', { name: 'Record' }).click();
    await expect(page.getByText(`This does not sound like “${UNSPOKEN}”`).first()).toBeVisible();
  });

  await test.step('leave, and make the film: a voice speaks the rest', async () => {
    await page.getByRole('button', { name: 'Leave, go on later' }).click();
    await expect(page.getByRole('heading', { name: 'Your recording' })).toBeVisible();
    await expect(page.getByText('1 recorded, 1 by Olivia')).toBeVisible();
    await page.getByRole('button', { name: 'Generate Audio' }).click();
    const bar = page.getByRole('region', { name: 'Your voice' });
    await expect(bar).toContainText('Your voice speaks 1 of 2 sentences');
    await page.getByRole('option', { name: /Amara/ }).click();
    await page.getByRole('button', { name: 'Generate Video' }).click();
    await waitForPreview(page);
  });

  await test.step('the film is as good as any other', async () => {
    const file = await downloadVideo(page);
    await expectGoodVideo(page, { file, script: `${SPOKEN} ${UNSPOKEN}`, avatar: 'Amara' });
  });
});

test('a take whose tab dies in the midst of it is there at the next visit', async ({ page }) => {
  await signIn(page);
  await page.goto('/create');
  // The sentence goes on after what the microphone says: however late the tab dies, its end is not heard.
  const sentence = SPOKEN.replace('.', ', which took me quite a while to learn.');
  await writeScript(page, `${sentence} ${UNSPOKEN}`);
  await continueToVoice(page);
  await page.getByText('Your own voice').click();
  await page.getByRole('button', { name: 'Record' }).click();
  await waitForRest(page);
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Recording', { exact: true })).toBeVisible();
  // The microphone rests, and begins its sentence: at least a second of it is heard then.
  await expect(level(page)).toHaveAttribute('aria-valuetext', /Good|Too loud/);
  const begun = Number((await page.getByText(/^0:0\d$/).textContent())?.slice(-1));
  for (const second of [begun, begun + 1]) {
    await expect(page.getByText(`0:0${second}`, { exact: true })).toBeHidden();
  }
  // Nothing that a page can do as it closes.
  await page.evaluate(() => {
    const stop = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('pagehide', stop, { capture: true });
  });
  await page.reload();
  await expect(page.getByRole('group', { name: 'This take' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible();
  // Where it was cut, it ends within a word or after one.
  const told = page.getByText(/was not heard\.|^This does not sound like/);
  await expect(told.first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('1 of 2 sentences')).toBeVisible();
});

test('a sentence is recorded by the keyboard alone', async ({ page }) => {
  await signIn(page);
  await page.goto('/create');
  await writeScript(page, `${SPOKEN} ${UNSPOKEN}`);
  await continueToVoice(page);
  const list = page.getByRole('radio', { name: /^A voice from the list/ });
  await expect(list).toBeEnabled();
  await list.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Record' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Record' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Record' })).toBeFocused();
  await waitForRest(page);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Keep, next sentence' })).toBeFocused();
  await expect(page.getByText('Sounds right', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(UNSPOKEN);

  // Thrown away, and brought back.
  await page.keyboard.press('Space');
  await expect(level(page)).toHaveAttribute('aria-valuetext', /Good/);
  await page.keyboard.press('Escape');
  await expect(
    page.getByText('Press record, then read. It stops by itself when you do.'),
  ).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SPOKEN);
  await expect(page.getByText('1 of 2 sentences')).toBeVisible();
});

test('a recording is read from each kind of file, and refused where it is none', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/create');
  await writeScript(page, `${SPOKEN} ${UNSPOKEN}`);
  await continueToVoice(page);
  await page.getByText('Your own voice').click();
  const choose = async (button: string, file: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button }).click();
    await (await chooser).setFiles(file);
  };

  const refused: [file: string, words: RegExp][] = [
    [fileURLToPath(import.meta.url), /“ownVoice.spec.ts” is not a recording\. Use WAV, MP3/],
    [
      make('silence.mp3', [], ['-f', 'lavfi', '-i', 'anullsrc=r=44100:cl=mono', '-t', '3']),
      /No speech was found in this file/,
    ],
    [
      make('tone.ogg', ['-c:a', 'libopus'], ['-f', 'lavfi', '-i', 'sine=frequency=330:duration=3']),
      /No speech was found in this file/,
    ],
    [
      make(
        'long.m4a',
        ['-b:a', '8k'],
        [...['-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono', '-t', '3850']],
      ),
      /This file lasts 1:04:10\. Files of up to 1 hour are read: cut it first\./,
    ],
  ];
  let button = 'Choose a file';
  for (const [file, words] of refused) {
    await test.step(file, async () => {
      await choose(button, file);
      await expect(page.getByText(words)).toBeVisible();
    });
    button = 'Choose another';
  }

  const kinds: [name: string, output: string[], note: RegExp | null][] = [
    ['voice.mp3', ['-b:a', '96k'], null],
    ['voice.m4a', ['-c:a', 'aac', '-b:a', '96k'], null],
    ['voice.ogg', ['-c:a', 'libopus', '-b:a', '48k'], null],
    ['voice.webm', ['-c:a', 'libopus', '-b:a', '48k'], null],
    ['vorbis.ogg', ['-c:a', 'libvorbis', '-ac', '2'], null],
    ['telephone.wav', ['-ar', '8000'], /telephone quality \(8 kHz\)/],
    ['left.wav', ['-af', 'pan=stereo|c0=c0'], /Only one side has sound\. It is used for both\./],
  ];
  for (const [name, output, note] of kinds) {
    await test.step(name, async () => {
      await choose(button, make(name, output));
      await expect(page.getByRole('heading', { name: 'Your recording, matched' })).toBeVisible();
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await expect(page.getByText('1 of 2 sentences fit.')).toBeVisible();
      if (note) await expect(page.getByText(note)).toBeVisible();
      await page.getByRole('button', { name: 'Use another file' }).click();
      await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    });
    button = 'Choose a file';
  }
});
