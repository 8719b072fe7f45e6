import { readFile } from 'node:fs/promises';
import { planHashOf } from '../../../scripts/lib/planHashOf.mjs';
import { downloadVideo } from './support/download.ts';
import { expect, type Page, test } from './support/fixtures.ts';
import {
  chooseAvatar,
  chooseSquare,
  continueToVoice,
  generateAudio,
  prepareVideo,
  SCRIPT,
  signIn,
  startRender,
  waitForPreview,
  writeScript,
} from './support/journey.ts';
import {
  type KillableBrowser,
  makeProfile,
  openBrowser,
  removeProfile,
} from './support/killedBrowser.ts';
import { expectGoodVideo } from './support/videoChecks.ts';
import { textAppears } from './support/watch.ts';

/** A minute and a half without two similar sentences: about ten parts. */
const LONG_SCRIPT = [
  SCRIPT,
  'On Monday we bake bread, and the whole street smells of it by seven.',
  'On Tuesday a baker from Bremen shows how rye and patience belong together.',
  'On Wednesday the oven rests, and so do most of us.',
  'On Thursday school children come, and every one of them leaves with flour in the hair.',
  'We open on Friday at nine, and lunch is on us.',
  'On Saturday the market moves in, with plums, pumpkins and a man who sings.',
  'On Sunday nobody bakes, but somebody always brings a cake.',
  'Our flour comes from a mill by the river, which has ground grain for three hundred years.',
  'Bring your own bag, or borrow one of ours, and bring it back when you like.',
  'If you want to learn, ask for Paula: she teaches small groups every other week.',
  'Nothing is thrown away here, for yesterday’s bread makes very good soup.',
  'Whatever the day, the coffee is strong, the benches are warm, and the door is open.',
].join(' ');
const CHANGED_SCRIPT = LONG_SCRIPT.replace('on Friday', 'on Monday');

/** None of these is the default, so a file that lost them would be detected. */
const VOICE = 'James';
const AVATAR = 'Wren';

/** The URL of the current project. */
const projectAddress = (page: Page) =>
  page.evaluate(() => `/projects/${sessionStorage.getItem('current_project_id')}`);

/** Resolves with what the page says about kept parts while the rest is made, however briefly. */
const keptSaid = (page: Page) =>
  Promise.all([
    textAppears(page, /Resuming at [1-9]\d?\s%/),
    textAppears(page, /Kept from last time, [1-9]\d* parts?/),
  ]);

/** Exports the project file of the film in the preview. */
async function exportFilm(page: Page): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const download = await started;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text };
}

/** Opens a project file on My Videos, and makes its film with all the choices in the file. */
async function makeAgain(page: Page, { name, text }: { name: string; text: string }) {
  await page.goto('/videos');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  const choose = (file: string, content: string) =>
    page.getByLabel('Project file').setInputFiles({
      name: file,
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });

  await test.step('an invalid file changes nothing', async () => {
    await choose('broken.json', '{');
    await expect(page.getByRole('alert')).toContainText('“broken.json” was not opened: it is not');
    await expect(cards).toHaveCount(before);
  });
  await choose(name, text);
  await expect(page.getByText(/opened as a draft/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a voice' })).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`^${VOICE}`) })).toBeChecked();
  await page.getByRole('button', { name: 'Generate Audio' }).click();
  const avatar = page.getByRole('option', { name: new RegExp(`^${AVATAR}`) });
  await expect(avatar).toHaveAttribute('aria-selected', 'true');
  const look = page.getByRole('region', { name: 'Look' });
  await expect(look.getByRole('radio', { name: '1:1' })).toBeChecked();
  await startRender(page);
  await waitForPreview(page);
}

// Specification: wizard-more.31
test('a film continues after its browser was killed, re-renders one changed word, and is the same in another profile', async ({
  baseURL,
  browser,
}) => {
  const profile = await makeProfile();
  const opened: KillableBrowser[] = [];
  const open = async () => {
    const killable = await openBrowser(profile, baseURL);
    opened.push(killable);
    return killable;
  };
  try {
    const first = await open();
    await signIn(first.page);
    await prepareVideo(first.page, { script: LONG_SCRIPT, voice: VOICE, avatar: AVATAR });
    await chooseSquare(first.page);
    const someMade = textAppears(first.page, /([2-4]) of [1-9]\d* parts/);
    await startRender(first.page);
    await someMade;
    const address = await projectAddress(first.page);
    await first.kill();

    const { page } = await open();
    await test.step('the next visit continues from there', async () => {
      await page.goto(address, { waitUntil: 'commit' });
      const [heading, kept] = await keptSaid(page);
      const [percent, count] = [heading, kept].map((said) => Number(/\d+/.exec(said)?.[0]));
      expect(percent).toBeLessThan(100);
      expect(count).toBeGreaterThanOrEqual(2);
    });

    const before = await test.step('the film is valid', async () => {
      await waitForPreview(page);
      const file = await downloadVideo(page);
      await expectGoodVideo(page, {
        ...{ file, script: LONG_SCRIPT, avatar: AVATAR },
        format: { width: 720, height: 720, frameRate: 30 },
      });
      return planHashOf(file);
    });

    await test.step('after a change of one word, only its part is made', async () => {
      await page.goto('/create/script');
      await writeScript(page, CHANGED_SCRIPT);
      await continueToVoice(page);
      await generateAudio(page, VOICE);
      await chooseAvatar(page, AVATAR);
      await chooseSquare(page);
      const said = Promise.all([
        textAppears(page, /Only the changed \d+\sseconds are made/),
        textAppears(page, /The other 1:\d\d are used again/),
        textAppears(page, /We open .*Before: Friday.*Now: Monday at nine/),
      ]);
      await startRender(page);
      const [changed] = await said;
      // The one changed sentence and its neighbours, in one part of at most 14 s.
      expect(Number(/\d+/.exec(changed)?.[0])).toBeLessThanOrEqual(14);
      await waitForPreview(page);
    });

    const film = await exportFilm(page);
    const hash = planHashOf(await downloadVideo(page));
    expect(hash).not.toBe(before);
    expect(film.name).toMatch(/\.lectern\.json$/);
    expect(JSON.parse(film.text)).toMatchObject({
      version: 1,
      script: CHANGED_SCRIPT,
      voice: { id: 'james', speed: 1 },
      presenter: { name: 'Wren', style: 'notionists' },
      format: { aspect: '1:1', resolution: '720p' },
      captions: { drawn: true, style: 'karaoke' },
    });

    await test.step('another profile makes the same film from its project file', async () => {
      const context = await browser.newContext();
      const other = await context.newPage();
      await signIn(other);
      await makeAgain(other, film);
      expect((await exportFilm(other)).text).toBe(film.text);
      // Its pictures were made in one go, without kept parts; the hash covers everything that determines
      // them.
      expect(planHashOf(await downloadVideo(other))).toBe(hash);
      await context.close();
    });
  } finally {
    for (const killable of opened) await killable.kill();
    await removeProfile(profile);
  }
});
