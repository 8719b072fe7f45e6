import { readFileSync } from 'node:fs';
import {
  checkVideo,
  failures,
  formatChecks,
  PRESENTERS,
  type SpeechTimeline,
} from '@lectern/studio/checks';
import { currentProject, saveNewest, secondsOf } from './support/editedVideo.ts';
import { expect, type Page, test } from './support/fixtures.ts';
import { FILM_TIMEOUT } from './support/timeouts.ts';
import { createVideo, signIn, waitForPreview } from './support/journey.ts';
import { readStoredText } from './support/media.ts';
import { skipWithoutFfmpeg } from './support/videoChecks.ts';

/** About 25 s with much to cut, frequent lip closures, and marks that are not words. */
const SCRIPT = [
  'Good morning, and welcome to the spring line. [pause 2s]',
  'Um, my name is Amara [say uh mar uh], and I make bright, bold clothes for people like you.',
  'Maybe you remember the big blue coat. [pause 1.5s]',
  'It was, um, a perfect pick for a muddy March, and everybody bought it.',
  'Now we begin again, with more colour, more pockets, and lower prices. [pause 1s]',
  'Please come by on Monday, and bring a friend.',
].join(' ');

/** A checkbox is covered by its label. */
async function tick(page: Page, name: string, wanted: boolean): Promise<void> {
  const box = page.getByRole('checkbox', { name });
  if ((await box.isChecked()) !== wanted)
    await page.locator('label').filter({ hasText: name }).click();
  expect(await box.isChecked()).toBe(wanted);
}

// Specification: effects.8
test('lips and captions follow the sound of an edited film with cuts', async ({ page }, info) => {
  skipWithoutFfmpeg();
  await signIn(page);
  await createVideo(page, { script: SCRIPT });
  await waitForPreview(page);
  const original = await saveNewest(page, info.outputPath('original.mp4'));
  const timeline = JSON.parse(await readStoredText(page, '.timeline.json')) as SpeechTimeline;

  await page.goto(`/ai-edit?video=${await currentProject(page)}`);
  await page
    .getByRole('radiogroup', { name: 'AI edit template' })
    .locator('label')
    .filter({ hasText: /Vivid$/ })
    .click();
  // Keeps the mouth visible at a constant size.
  await page.getByRole('button', { name: /B-roll frequency/ }).click();
  await page.getByRole('option', { name: 'None' }).click();
  await tick(page, 'Detect speakers', false);
  await tick(page, 'Remove silences', true);
  await tick(page, 'Remove filler words', true);
  await page.getByRole('button', { name: 'Apply AI Edit' }).click();
  await page.waitForURL(/\/videos$/);
  // The newest comes first.
  const card = page.getByRole('article').first();
  await expect(card.getByText('Processing')).toBeVisible();
  await expect(card.getByText('Completed')).toBeVisible({ timeout: FILM_TIMEOUT });

  const file = await saveNewest(page, info.outputPath('cut.mp4'));
  expect(secondsOf(file)).toBeLessThan(secondsOf(original) - 3);
  const captions = readFileSync(await saveNewest(page, info.outputPath('cut.vtt'), '.vtt'), 'utf8');
  expect(captions).not.toMatch(/\[|\]|\bsay\b|\bpause\b|\bum\b/i);

  const presenter = PRESENTERS.find(({ name }) => name === 'Amara');
  if (!presenter) throw new Error('There is no presenter called Amara.');
  const input = {
    ...{ file, captions, script: SCRIPT, timeline },
    ...{ presenter: presenter.recipe, scene: presenter.scene },
    format: { width: 1280, height: 720, frameRate: 30 },
    edit: { template: 'vivid', removeFillerWords: true, removeSilenceParts: true },
  };
  const rows = await checkVideo(input);
  expect(failures(rows), formatChecks(rows)).toEqual([]);
});
