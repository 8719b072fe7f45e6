import { fileURLToPath } from 'node:url';
import { expect, test } from './support/fixtures.ts';
import { continueToVoice, signIn, writeScript } from './support/journey.ts';
import {
  makeSound,
  microphoneLevel,
  SPOKEN,
  UNSPOKEN,
  waitForRest,
  withMicrophone,
} from './support/microphone.ts';

test.use(withMicrophone('own-takes'));

test('a take whose tab closed while recording is restored at the next visit', async ({ page }) => {
  await signIn(page);
  await page.goto('/create');
  // The sentence is longer than what the microphone says, so its end is not heard, however late the tab
  // closes.
  const sentence = SPOKEN.replace('.', ', which took me quite a while to learn.');
  await writeScript(page, `${sentence} ${UNSPOKEN}`);
  await continueToVoice(page);
  await page.getByText('Your own voice').click();
  await page.getByRole('button', { name: 'Record' }).click();
  await waitForRest(page);
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Recording', { exact: true })).toBeVisible();
  // The microphone pauses, then starts its sentence: at least one second of it is recorded.
  await expect(microphoneLevel(page)).toHaveAttribute('aria-valuetext', /Good|Too loud/);
  const begun = Number((await page.getByText(/^0:0\d$/).textContent())?.slice(-1));
  for (const second of [begun, begun + 1]) {
    await expect(page.getByText(`0:0${second}`, { exact: true })).toBeHidden();
  }
  // Blocks everything that a page can do as it closes.
  await page.evaluate(() => {
    const stop = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('pagehide', stop, { capture: true });
  });
  await page.reload();
  await expect(page.getByRole('group', { name: 'This take' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible();
  // The cut may be within a word or after one.
  const told = page.getByText(/was not heard\.|^This does not sound like/);
  await expect(told.first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('1 of 2 sentences')).toBeVisible();
});

test('a sentence is recorded with the keyboard alone', async ({ page }) => {
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

  // Discarded, and restored.
  await page.keyboard.press('Space');
  await expect(microphoneLevel(page)).toHaveAttribute('aria-valuetext', /Good/);
  await page.keyboard.press('Escape');
  await expect(
    page.getByText('Press record, then read. It stops by itself when you do.'),
  ).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SPOKEN);
  await expect(page.getByText('1 of 2 sentences')).toBeVisible();
});

test('each kind of audio file is accepted as a recording, and any other file is rejected', async ({
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
    [fileURLToPath(import.meta.url), /“ownTakes.spec.ts” is not a recording\. Use WAV, MP3/],
    [
      makeSound('silence.mp3', [], ['-f', 'lavfi', '-i', 'anullsrc=r=44100:cl=mono', '-t', '3']),
      /No speech was found in this file/,
    ],
    [
      makeSound(
        'tone.ogg',
        ['-c:a', 'libopus'],
        ['-f', 'lavfi', '-i', 'sine=frequency=330:duration=3'],
      ),
      /No speech was found in this file/,
    ],
    [
      makeSound(
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
      await choose(button, makeSound(name, output));
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
