import { readFileSync } from 'node:fs';
import {
  checkCaptions,
  checkContainer,
  checkLoudness,
  failures,
  formatChecks,
  type SpeechTimeline,
} from '@lectern/studio/checks';
import { LOOK_LIST } from '@lectern/studio/looks';
import { currentProject, saveNewest, secondsOf } from './support/editedVideo.ts';
import { expect, type Page, test } from './support/fixtures.ts';
import { FILM_TIMEOUT } from './support/timeouts.ts';
import { createVideo, SCRIPT, waitForPreview } from './support/journey.ts';
import { skipWithoutFfmpeg } from './support/videoChecks.ts';

/** Has its own frame around the speaker. The others, which take minutes, are in the part `looks`. */
const ALWAYS = 'storyteller';
const CHOSEN = LOOK_LIST.filter(({ id }) => process.env['LECTERN_ALL_LOOKS'] || id === ALWAYS);

/** Only beta users get beta templates (specification section 6). */
async function signInAsBetaUser(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email or Username' }).fill('beta@lectern.app');
  await page.getByRole('textbox', { name: 'Password' }).fill('lectern-beta');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What will you present today?' }),
  ).toBeVisible();
}

// Each has its own page, so they can run in parallel.
test.describe.configure({ mode: 'parallel' });

for (const { name } of CHOSEN) {
  // Specification: effects.13
  test(`a video edited with ${name} passes the same checks as the usual one`, async ({
    page,
  }, info) => {
    skipWithoutFfmpeg();
    await signInAsBetaUser(page);
    await createVideo(page);
    await waitForPreview(page);
    const original = await saveNewest(page, info.outputPath('original.mp4'));

    await page.goto(`/ai-edit?video=${await currentProject(page)}`);
    const templates = page.getByRole('radiogroup', { name: 'AI edit template' });
    await expect(templates.getByRole('radio')).toHaveCount(LOOK_LIST.length);
    await templates.getByTitle(name, { exact: true }).click();
    await page.getByRole('button', { name: 'Apply AI Edit' }).click();
    await page.waitForURL(/\/videos$/);
    const card = page.getByRole('article');
    await expect(card.filter({ hasText: 'Completed' })).toHaveCount(1, { timeout: FILM_TIMEOUT });

    const file = await saveNewest(page, info.outputPath('edited.mp4'));
    const text = async (ending: string) =>
      readFileSync(await saveNewest(page, info.outputPath(`edited${ending}`), ending), 'utf8');
    const timeline = JSON.parse(await text('.timeline.json')) as SpeechTimeline;
    const checks = [
      ...(await checkContainer(file)),
      ...(await checkLoudness(file)),
      ...checkCaptions(await text('.vtt'), SCRIPT, timeline),
    ];
    console.log(`${name}, ${secondsOf(file)} s\n${formatChecks(checks)}\n`);
    expect(failures(checks), `${name}\n${formatChecks(checks)}`).toEqual([]);
    expect(secondsOf(file)).toBeCloseTo(secondsOf(original), 1);
    expect(readFileSync(file).equals(readFileSync(original))).toBe(false);
  });
}
