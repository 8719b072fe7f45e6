import { downloadVideo } from './support/download.ts';
import { expect, type Page, test } from './support/fixtures.ts';
import {
  chooseAvatar,
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

/** A minute and a half, no two sentences alike: some ten parts. */
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

/** The address of the project at work. */
const projectAddress = (page: Page) =>
  page.evaluate(() => `/projects/${sessionStorage.getItem('current_project_id')}`);

/** What the page says of kept parts while the rest is made, however briefly. */
const keptSaid = (page: Page) =>
  Promise.all([
    textAppears(page, /Resuming at [1-9]\d?\s%/),
    textAppears(page, /Kept from last time, [1-9]\d* parts?/),
  ]);

// Specification: wizard-more.31
test('a film whose browser was killed goes on from its finished parts, and so does a changed one', async ({
  baseURL,
}) => {
  test.setTimeout(240_000);
  const profile = await makeProfile();
  const opened: KillableBrowser[] = [];
  const open = async () => {
    const browser = await openBrowser(profile, baseURL);
    opened.push(browser);
    return browser;
  };
  try {
    const first = await open();
    await signIn(first.page);
    await prepareVideo(first.page, { script: LONG_SCRIPT });
    const someMade = textAppears(first.page, /([2-4]) of [1-9]\d* parts/);
    await startRender(first.page);
    await someMade;
    const address = await projectAddress(first.page);
    await first.kill();

    const { page } = await open();
    await test.step('the next visit goes on from there', async () => {
      await page.goto(address, { waitUntil: 'commit' });
      const [heading, kept] = await keptSaid(page);
      const [percent, count] = [heading, kept].map((said) => Number(/\d+/.exec(said)?.[0]));
      expect(percent).toBeLessThan(100);
      expect(count).toBeGreaterThanOrEqual(2);
    });

    await test.step('the film is good', async () => {
      await waitForPreview(page);
      const file = await downloadVideo(page);
      await expectGoodVideo(page, { file, script: LONG_SCRIPT, avatar: 'Amara' });
    });

    await test.step('after a change of one word, only its part is made', async () => {
      await page.goto('/create/script');
      await writeScript(page, CHANGED_SCRIPT);
      await continueToVoice(page);
      await generateAudio(page, 'Olivia');
      await chooseAvatar(page, 'Amara');
      const said = Promise.all([
        textAppears(page, /Only the changed \d+\sseconds are made/),
        textAppears(page, /The other 1:\d\d are used again/),
        textAppears(page, /We open .*Before: Friday.*Now: Monday at nine/),
      ]);
      await startRender(page);
      const [changed] = await said;
      // The one sentence that changed, with its neighbours in one part of at most 14 s.
      expect(Number(/\d+/.exec(changed)?.[0])).toBeLessThanOrEqual(14);
      await waitForPreview(page);
    });
  } finally {
    for (const browser of opened) await browser.kill();
    await removeProfile(profile);
  }
});
