import { readFileSync } from 'node:fs';
import {
  currentProject,
  levelBetween,
  loudnessOf,
  saveNewest,
  secondsOf,
  shareOf,
  silences,
} from './support/editedVideo.ts';
import { expect, type Page, test } from './support/fixtures.ts';
import { FILM_TIMEOUT } from './support/timeouts.ts';
import { createVideo, signIn, waitForPreview } from './support/journey.ts';
import { storedFiles } from './support/media.ts';
import { skipWithoutFfmpeg } from './support/videoChecks.ts';

/** About 8 s, with a filler word and a long pause. */
const WORDS = [
  'Welcome to the spring line.',
  'It is, um, bright and new.',
  'Your team will love every colour.',
];
const SCRIPT = `${WORDS[0]} [pause 1.5s] ${WORDS[1]} ${WORDS[2]}`;

const CAPTIONS = { x: 0.05, y: 0.78, width: 0.9, height: 0.2 };
const TITLE = { x: 0.03, y: 0.06, width: 0.36, height: 0.5 };
/** Vivid's highlight, #EACB1F, after encoding. */
const isHighlight = (red: number, green: number, blue: number) =>
  red > 190 && green > 160 && green < 225 && blue < 110;
/** The ink outline of the letters, a colour that no scene contains. */
const isInk = (red: number, green: number, blue: number) => red < 60 && green < 55 && blue < 55;

/** Opens the page and waits until the previewed film is as long as the given one. */
async function openEdit(page: Page, project: string, previewed: string): Promise<void> {
  await page.goto(`/ai-edit?video=${project}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Apply AI Edit' })).toBeVisible();
  await expect
    .poll(() => player(page).locator('video').evaluate(secondsOfFilm))
    .toBeCloseTo(secondsOf(previewed), 1);
  await page
    .getByRole('radiogroup', { name: 'AI edit template' })
    .locator('label')
    .filter({ hasText: /Vivid$/ })
    .click();
}

async function applyEdit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply AI Edit' }).click();
  await page.waitForURL(/\/videos$/);
  const card = page.getByRole('article').filter({ hasText: TITLE_OF_FILM });
  await expect(card.filter({ hasText: 'Processing' })).toHaveCount(1);
  await expect(card.filter({ hasText: 'Completed' })).toHaveCount(1, { timeout: FILM_TIMEOUT });
}

/** A film is named after the first words of its script. */
const TITLE_OF_FILM = 'Welcome to the spring line';
const player = (page: Page) => page.getByRole('region', { name: TITLE_OF_FILM });

const secondsOfFilm = (video: HTMLVideoElement) => video.duration;

/** A checkbox is covered by its label. */
async function tick(page: Page, name: string, wanted: boolean): Promise<void> {
  const box = page.getByRole('checkbox', { name });
  if ((await box.isChecked()) !== wanted)
    await page.locator('label').filter({ hasText: name }).click();
  expect(await box.isChecked()).toBe(wanted);
}

const films = async (page: Page) =>
  (await storedFiles(page)).filter((name) => name.endsWith('.mp4'));

// Specification: edit-page.5, edit.27, edit.28, effects.1, effects.2, effects.6, effects.8, effects.9
// Specification: effects.10, effects.14
test('an AI edit is applied to the video, and the original is kept', async ({ page }, info) => {
  skipWithoutFfmpeg();
  await signIn(page);
  await createVideo(page, { script: SCRIPT });
  await waitForPreview(page);
  const project = await currentProject(page);
  const original = await saveNewest(page, info.outputPath('original.mp4'));
  // The pause in the script, which is silent in the original.
  const pause = silences(original, 0.5).find(([start]) => start > 1);
  if (!pause) throw new Error('The original has no pause');
  const [from, to] = pause;

  await test.step('captions, a title and music', async () => {
    await openEdit(page, project, original);
    await page.getByRole('textbox', { name: 'Title' }).fill('Meet the spring line');
    await tick(page, 'Remove silences', false);
    await tick(page, 'Remove filler words', false);
    await applyEdit(page);
    const edited = await saveNewest(page, info.outputPath('music.mp4'));
    // The mix is part of the film; its own file was only temporary.
    expect((await storedFiles(page)).filter((name) => name.includes('.mix.'))).toEqual([]);
    expect(secondsOf(edited)).toBeCloseTo(secondsOf(original), 1);
    expect(Math.abs(loudnessOf(edited) + 16)).toBeLessThanOrEqual(1);

    // 15 % is 16 dB below speech of −16 LUFS, not counting a track's own dynamics.
    const [quiet, music] = [original, edited].map((file) => levelBetween(file, from + 0.1, to));
    expect(quiet).toBeLessThan(-60);
    expect(music).toBeGreaterThan(-52);
    expect(music).toBeLessThan(-26);

    const spoken = from - 0.5;
    expect(shareOf(edited, spoken, CAPTIONS, isHighlight)).toBeGreaterThan(0.004);
    expect(shareOf(edited, spoken, CAPTIONS, isInk)).toBeGreaterThan(0.02);
    expect(shareOf(edited, 1, TITLE, isHighlight)).toBeGreaterThan(0.01);
    for (const [time, area] of [
      [1, TITLE],
      [6, TITLE],
    ] as const) {
      expect(shareOf(original, time, area, isHighlight)).toBeLessThan(0.001);
    }
    // The title is gone after its three seconds.
    expect(shareOf(edited, 6, TITLE, isHighlight)).toBeLessThan(0.001);
  });

  await test.step('the whole preview goes full screen', async () => {
    await openEdit(page, project, original);
    const filling = page.locator(':fullscreen');
    const word = filling.getByText('Welcome', { exact: true });
    await player(page).getByRole('button', { name: 'Full screen' }).click();
    await expect(word).toBeVisible();
    await expect(filling.locator('video')).toHaveCount(1);
    await page.keyboard.press('f');
    await expect(filling).toHaveCount(0);
    await page.keyboard.press('f');
    await expect(word).toBeVisible();
    await player(page).getByRole('button', { name: 'Exit full screen' }).click();
    await expect(filling).toHaveCount(0);
  });

  await test.step('silences and fillers removed, captions re-timed', async () => {
    await tick(page, 'Remove silences', true);
    await tick(page, 'Remove filler words', true);
    await tick(page, 'Add background music', false);
    await applyEdit(page);
    const edited = await saveNewest(page, info.outputPath('cut.mp4'));
    const length = secondsOf(edited);
    // The pauses at the film's start (0.4 s) and end (1 s) stay.
    const inside = silences(edited, 0.35).filter(
      ([start, end]) => end > 0.5 && start < length - 1.05,
    );
    expect(inside).toEqual([]);
    expect(secondsOf(edited)).toBeLessThan(secondsOf(original) - (to - from) / 2);
    expect(Math.abs(loudnessOf(edited) + 16)).toBeLessThanOrEqual(1);

    const captions = readFileSync(
      await saveNewest(page, info.outputPath('cut.vtt'), '.vtt'),
      'utf8',
    );
    expect(captions).not.toMatch(/\bum\b/);
    const words = captions.replaceAll(/^(?:WEBVTT|.*-->.*)$/gm, '').match(/[\p{L}]+/gu) ?? [];
    expect(words.join(' ')).toBe(
      (WORDS.join(' ').match(/\p{L}+/gu) ?? []).filter((word) => word !== 'um').join(' '),
    );
    const ends = [...captions.matchAll(/--> (\d+):(\d+):([\d.]+)/g)].map(
      ([, hours, minutes, seconds]) =>
        3600 * Number(hours) + 60 * Number(minutes) + Number(seconds),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(secondsOf(edited) + 0.05);
  });

  await test.step('the original and one edit are kept', async () => {
    expect(await films(page)).toHaveLength(2);
  });

  await test.step('after undo, the original is byte-identical and can be edited again', async () => {
    await page.getByRole('button', { name: `Actions for ${TITLE_OF_FILM}` }).click();
    await page.getByRole('menuitem', { name: 'Undo AI edit' }).click();
    await expect(page.getByText(/^The AI edit was undone/)).toBeVisible();
    expect(await films(page)).toHaveLength(1);
    const back = await saveNewest(page, info.outputPath('back.mp4'));
    expect(readFileSync(back).equals(readFileSync(original))).toBe(true);

    await openEdit(page, project, original);
    await page.getByRole('textbox', { name: 'Title' }).fill('Once more');
    await applyEdit(page);
    const again = await saveNewest(page, info.outputPath('again.mp4'));
    expect(shareOf(again, 1, TITLE, isHighlight)).toBeGreaterThan(0.005);
    expect(secondsOf(again)).toBeCloseTo(secondsOf(original), 1);
    // The next edit starts from the film without a title.
    await openEdit(page, project, original);
  });
});
