import { presenterFromPrompt } from '@lectern/mocks/fixtures';
import { downloadVideo } from './support/download.ts';
import { expect, type Page, test } from './support/fixtures.ts';
import {
  continueToVoice,
  generateAudio,
  signIn,
  startRender,
  waitForPreview,
  writeScript,
} from './support/journey.ts';
import { expectGoodVideo } from './support/videoChecks.ts';

const PROMPT = 'an elderly doctor with glasses and a white beard';
/** Short, but with lip closures and a pause, which the lip-sync check needs. */
const SCRIPT =
  'Good morning, my name is Doctor Palmer. Maybe you have a moment. Today we speak about sleep, and about a warm bath before bed.';

async function generate(page: Page): Promise<string | null> {
  await page.getByRole('link', { name: 'Avatars' }).click();
  await page.getByRole('button', { name: 'Generate AI Avatar' }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill(PROMPT);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(
    'an elderly doctor with glasses...',
  );
  return page.getByRole('img', { name: PROMPT }).getAttribute('src');
}

// Specification: avatars.10, generate-avatar.17
test('a presenter made from a prompt is the same on every run, and presents a video', async ({
  page,
}) => {
  await signIn(page);
  const first = await generate(page);
  await page.reload();
  expect(await generate(page)).toBe(first);

  await test.step('another presenter, and back to the first', async () => {
    const portrait = page.getByRole('img', { name: PROMPT });
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(portrait).not.toHaveAttribute('src', first ?? '');
    await page.reload();
    expect(await generate(page)).toBe(first);
  });

  await test.step('saved in My Avatars', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Dr Palmer');
    await page.getByRole('button', { name: 'Save Avatar' }).click();
    await expect(page).toHaveURL(/\/avatars\?category=custom&view=mine$/);
    await page.getByRole('row', { name: 'Dr Palmer' }).click();
    await expect(page).toHaveURL(/\/create\/script\?avatar=avt_/);
  });

  await test.step('it presents', async () => {
    await writeScript(page, SCRIPT);
    await continueToVoice(page);
    await generateAudio(page, 'Olivia');
    const option = page.getByRole('option', { name: /^Dr Palmer/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await startRender(page);
    await waitForPreview(page);
    const file = await downloadVideo(page);
    const { presenter, scene } = presenterFromPrompt(PROMPT, 'realistic');
    const avatar = { name: 'Dr Palmer', presenter, scene };
    await expectGoodVideo(page, { file, script: SCRIPT, avatar });
  });
});
