import { FILM_TIMEOUT } from './support/timeouts.ts';
import {
  type KillableBrowser,
  makeProfile,
  openBrowser,
  removeProfile,
} from './support/killedBrowser.ts';
import { expect, type Page, test } from './support/fixtures.ts';
import {
  chooseSquare,
  continueToVoice,
  generateAudio,
  prepareVideo,
  signIn,
  startRender,
  waitForPreview,
  writeScript,
} from './support/journey.ts';
import { readLedger } from './support/ledger.ts';

/** Checks that a user can still find what the app had acknowledged before the kill. */
type Found = (page: Page) => Promise<void>;
/** A journey up to its acknowledgement. A failing step fails the test. */
type Journey = (page: Page, round: number) => Promise<Found>;

const FILM = 'Hello there, and welcome.';

const article = (page: Page) => page.getByRole('article');

async function openVideos(page: Page): Promise<void> {
  await page.goto('/videos');
  await expect(page.getByRole('heading', { level: 1, name: 'My Videos' })).toBeVisible();
}

const finished = (page: Page) => article(page).filter({ hasText: 'Completed' });

/** The card of the film that every round starts with, once it is finished. */
const film = (page: Page) => finished(page).filter({ hasText: 'Hello there' });

async function chooseFromMenu(page: Page, item: string): Promise<void> {
  await film(page)
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Opens the most recently changed project. */
async function openNewest(page: Page): Promise<void> {
  await openVideos(page);
  await article(page).first().getByRole('link', { name: /Edit/ }).first().click();
  await expect(page).toHaveURL(/\/create\//);
}

const JOURNEYS: Record<string, Journey> = {
  typing: async (page, round) => {
    const words = `Maybe a million people will see this. Welcome them all, for the ${round}th time.`;
    await page.goto('/create/script');
    const script = page.getByRole('textbox', { name: 'Script' });
    const note = page.getByText('Draft kept in this project');
    await script.pressSequentially(words, { delay: 15 });
    await expect(script).toHaveValue(words);
    await expect(note).toBeVisible();
    return async (next) => {
      // A journey without a project continues where it was; one with a project is in My Videos.
      await next.goto('/create/script');
      const shown = next.getByRole('textbox', { name: 'Script' });
      await expect(shown).toBeEditable();
      if ((await shown.inputValue()) !== words) {
        await openNewest(next);
        await next.goto('/create/script');
      }
      await expect(shown).toHaveValue(words);
    };
  },

  rename: async (page, round) => {
    const name = `Renamed ${round}`;
    await openVideos(page);
    await chooseFromMenu(page, 'Rename');
    const dialog = page.getByRole('dialog', { name: 'Rename video' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(dialog).toBeHidden();
    return async (next) => {
      await openVideos(next);
      await expect(article(next).filter({ hasText: name })).toHaveCount(1);
    };
  },

  settings: async (page, round) => {
    const company = `Company ${round}`;
    await page.goto('/settings/account');
    await page.getByRole('textbox', { name: 'Company Name' }).fill(company);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Changes saved on this device.')).toBeVisible();
    return async (next) => {
      await next.goto('/settings/account');
      await expect(next.getByRole('textbox', { name: 'Company Name' })).toHaveValue(company);
    };
  },

  delete: async (page) => {
    await openVideos(page);
    const address = await film(page).getByRole('link').first().getAttribute('href');
    expect(address).toContain('/projects/');
    await chooseFromMenu(page, 'Delete');
    const dialog = page.getByRole('alertdialog', { name: 'Delete Video' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toBeHidden();
    return async (next) => {
      await openVideos(next);
      await expect(article(next).first()).toBeVisible();
      await expect(article(next).locator(`a[href="${address}"]`)).toHaveCount(0);
    };
  },

  'script saved': async (page, round) => {
    const title = `Script ${round}`;
    await page.goto('/scripts');
    await page.getByRole('link', { name: 'Create New Script' }).click();
    const dialog = page.getByRole('dialog', { name: 'New script' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
    await dialog.getByRole('textbox', { name: 'Script' }).fill('Kept for good.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`"${title}" was successfully saved.`).first()).toBeVisible();
    return async (next) => {
      await next.goto('/scripts');
      await expect(next.getByRole('article', { name: title, exact: true })).toBeVisible();
    };
  },

  audio: async (page, round) => {
    await page.goto('/create/script');
    await writeScript(page, `This is the ${round}th time that I speak.`);
    await continueToVoice(page);
    await generateAudio(page, 'Olivia');
    return async (next) => {
      await openNewest(next);
      await expect(next.getByRole('heading', { name: 'Choose a presenter' })).toBeVisible();
    };
  },

  'render begun': async (page, round) => {
    await openVideos(page);
    await expect(film(page)).toBeVisible();
    const before = await finished(page).count();
    await prepareVideo(page, { script: `Welcome, for the ${round}th time.` });
    await chooseSquare(page);
    await startRender(page);
    return async (next) => {
      await openVideos(next);
      await expect(finished(next)).toHaveCount(before + 1, { timeout: FILM_TIMEOUT });
    };
  },

  'edit begun': async (page) => {
    await openVideos(page);
    const address = await film(page).getByRole('link').first().getAttribute('href');
    await page.goto(`/ai-edit?video=${address?.split('/').at(-1)}`);
    await page
      .getByRole('radiogroup', { name: 'AI edit template' })
      .locator('label')
      .filter({ hasText: /Vivid$/ })
      .click();
    await page.getByRole('button', { name: 'Apply AI Edit' }).click();
    await page.waitForURL(/\/videos$/);
    return async (next) => {
      await openVideos(next);
      await expect(film(next)).toBeVisible({ timeout: FILM_TIMEOUT });
      await film(next)
        .getByRole('button', { name: /^Actions for / })
        .click();
      await expect(next.getByRole('menuitem', { name: 'Undo AI edit' })).toBeVisible();
      await next.keyboard.press('Escape');
    };
  },
};

const KINDS = Object.keys(JOURNEYS);
/** How many browsers are killed: each kind once, or the requested number, in turn. */
const KILLS = Number(process.env['LECTERN_KILLS'] ?? KINDS.length);
/** Milliseconds from the acknowledgement to the kill, up to 3,000; the same on every run. */
const delayOf = (round: number): number => ((round - 1) * 1_237) % 3_001;

/** A profile with a signed-in user and a finished film, from which every round starts. */
let template: string;

test.beforeAll(async ({ baseURL }) => {
  template = await makeProfile();
  const { page, close } = await openBrowser(template, baseURL);
  await signIn(page);
  await prepareVideo(page, { script: FILM });
  await chooseSquare(page);
  await startRender(page);
  await waitForPreview(page);
  await close();
});

test.afterAll(() => removeProfile(template));

for (let round = 1; round <= KILLS; round += 1) {
  const kind = KINDS[(round - 1) % KINDS.length] ?? '';
  const delay = delayOf(round);
  // Specification: wizard-more.31
  test(`a browser killed ${delay} ms after '${kind}' loses nothing (${round} of ${KILLS})`, async ({
    baseURL,
  }) => {
    const profile = await makeProfile(template);
    const opened: KillableBrowser[] = [];
    const open = async () => {
      const browser = await openBrowser(profile, baseURL);
      opened.push(browser);
      return browser;
    };
    try {
      const first = await open();
      const isFound = await JOURNEYS[kind]?.(first.page, round);
      // The only fixed wait: the moment of the kill is what the test varies.
      await new Promise((resolve) => setTimeout(resolve, delay));
      await first.kill();

      const { page } = await open();
      await page.goto('/videos');
      const demo = page.getByRole('button', { name: 'Use the demo account' });
      const title = page.getByRole('heading', { level: 1, name: 'My Videos' });
      await expect(demo.or(title)).toBeVisible();
      // The session may be renewed at the very moment of the kill, which is not acknowledged to the user.
      if (await demo.isVisible()) await demo.click();
      await expect(demo).toBeHidden();
      await isFound?.(page);
      // A render resumes on its own, and incomplete files are cleaned up.
      await openVideos(page);
      await expect(article(page).getByText('Processing')).toHaveCount(0, { timeout: FILM_TIMEOUT });
      await expect
        .poll(() => readLedger(page))
        .toEqual({ filesWithoutRecord: [], recordsWithoutFile: [], unfinished: [] });
    } finally {
      for (const browser of opened) await browser.kill();
      await removeProfile(profile);
    }
  });
}
