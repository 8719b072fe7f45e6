import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from '../../../../scripts/lib/machine/findChromium.mjs';
import { expect, type Page } from './fixtures.ts';

/** The sentence in Callum's sample, which the fake microphone hears repeatedly. */
export const SPOKEN = "I'm Callum, and I bring a little of Scotland to your videos.";
/** A sentence that it never hears. */
export const UNSPOKEN = 'Thank you for watching.';

const samples = fileURLToPath(new URL('../../../studio/src/voices/samples/', import.meta.url));
const folder = fileURLToPath(new URL('../../../../test-results/microphone/', import.meta.url));

/** Makes the sample in another format, or another sound, with ffmpeg. */
export function makeSound(
  name: string,
  output: readonly string[],
  input = ['-i', join(samples, 'callum.mp3')],
): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, ...output, file]);
  return file;
}

/**
 * Returns options for a browser whose microphone hears the sample with pauses around it, in which a take
 * can start and end.
 *
 * @param name - Of the sound file: each test file has its own, because they run in parallel.
 */
export function withMicrophone(name: string) {
  const rests = 'volume=0.9,adelay=500,apad=pad_dur=4';
  const heard = makeSound(`${name}.wav`, ['-af', rests, '-ar', '48000', '-ac', '1']);
  return {
    permissions: ['microphone'],
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...CHROMIUM_FLAGS,
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${heard}`,
      ],
    },
  };
}

export const microphoneLevel = (page: Page) =>
  page.getByRole('meter', { name: 'Level of the microphone' });

/** Waits until the microphone's sentence has ended, so that the next take hears a complete one. */
export async function waitForRest(page: Page): Promise<void> {
  const level = microphoneLevel(page);
  await expect(level).toHaveAttribute('aria-valuetext', /Good|Too/);
  await expect(level).toHaveAttribute('aria-valuetext', /Waiting|Quiet room/);
}
