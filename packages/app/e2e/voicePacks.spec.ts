import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type * as Weights from '../../studio/src/packs/kokoro/testFiles.ts';
import { loadSource } from '../../../scripts/lib/loadSource.mjs';
import { createStaticServer, listen } from '../../../scripts/lib/server/staticServer.mjs';
import { kokoroPack } from '../../../scripts/lib/voices/kokoroPack.mjs';
import { writePack } from '../../../scripts/lib/voices/voicesFolder.mjs';
import { downloadVideo } from './support/download.ts';
import { expect, type Page, test } from './support/fixtures.ts';
import {
  chooseAvatar,
  chooseSquare,
  continueToVoice,
  generateAudio,
  startRender,
  waitForPreview,
  writeScript,
} from './support/journey.ts';
import { expectGoodVideo } from './support/videoChecks.ts';

/** About 12 s, with frequent lip closures. */
const SCRIPT = [
  'Guten Morgen und willkommen bei Bäckerei Baumann am Marktplatz.',
  'Bei uns gibt es jeden Morgen frisches Brot, Brezeln und bunte Kuchen.',
  'Kommen Sie vorbei, probieren Sie alles, und bleiben Sie zum Mittag.',
].join(' ');

const SQUARE = { width: 720, height: 720, frameRate: 30 };

/** Adds the eSpeak NG pack as a host would. */
const addEspeak = (voices: string) =>
  promisify(execFile)('node', ['scripts/voices.mjs', 'add', 'espeak-ng', '--to', voices]);

/** Adds the Kokoro pack with a test model instead of its weights. */
async function addKokoro(voices: string) {
  const { testFiles } = await loadSource<typeof Weights>(
    'packages/studio/src/packs/kokoro/testFiles.ts',
  );
  const { contents, files } = testFiles();
  const kept = await mkdtemp(join(tmpdir(), 'lectern-kokoro-'));
  await mkdir(join(kept, 'voices'));
  for (const [path, content] of contents) await writeFile(join(kept, path), content);
  const { manifest, contents: packed } = await kokoroPack(() => {}, { files, kept });
  await writePack(voices, manifest, packed);
  await rm(kept, { recursive: true });
}

/** Opens a site that offers a pack. */
async function openSite(add: (voices: string) => Promise<unknown>) {
  const voices = await mkdtemp(join(tmpdir(), 'lectern-voices-'));
  await add(voices);
  const server = createStaticServer({ folder: resolve('packages/app/dist-embedded'), voices });
  const port = await listen(server, 4250);
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.close();
      await rm(voices, { recursive: true });
    },
  };
}

/** Closes the page, which would log errors if its site stopped while it still loads pictures. */
const leave = (page: Page) => page.close();

// Specification: wizard.11
test('a pack is loaded, speaks a script in its language, and is removed again', async ({
  page,
}) => {
  const site = await openSite(addEspeak);
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) origins.add(new URL(request.url()).origin);
  });
  try {
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Use the demo account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /present today/ })).toBeVisible();
    await page.goto(`${site.origin}/create`);
    await writeScript(page, SCRIPT);
    await continueToVoice(page);
    await expect(page.getByText(/^Your script is in German/)).toBeVisible();

    await test.step('it is loaded, and its voices come first', async () => {
      await page.getByRole('button', { name: 'Voice packs' }).click();
      const dialog = page.getByRole('dialog', { name: 'Voice packs' });
      await dialog.getByRole('button', { name: 'Load eSpeak NG' }).click();
      await expect(dialog.getByText('Installed').first()).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Remove eSpeak NG' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText(/^Your script is in German/)).toBeHidden();
      const voices = page.getByRole('radiogroup', { name: 'Choose a voice' }).getByRole('radio');
      await expect(voices.first()).toHaveAccessibleName(/German/);
    });

    await test.step('a film with it passes the same checks as any other', async () => {
      await generateAudio(page, 'German Male');
      await chooseAvatar(page, 'Amara');
      await chooseSquare(page);
      await startRender(page);
      await waitForPreview(page);
      const file = await downloadVideo(page);
      await expectGoodVideo(page, { file, script: SCRIPT, avatar: 'Amara', format: SQUARE });
    });

    await test.step('after its removal, the project has a message about its voice', async () => {
      await page.goto(`${site.origin}/create/voice`);
      await page.getByRole('button', { name: 'Voice packs' }).click();
      await page.getByRole('button', { name: 'Remove eSpeak NG' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question.getByText('1 video uses its voices.')).toBeVisible();
      await question.getByRole('button', { name: 'Remove' }).click();
      const packs = page.getByRole('dialog', { name: 'Voice packs' });
      await expect(packs.getByRole('button', { name: 'Load eSpeak NG' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(
        page.getByText(/speaks with the voice pack eSpeak NG, which is not on this device/),
      ).toBeVisible();
    });

    // The page contacted no other origin.
    expect([...origins]).toEqual([site.origin]);
    await leave(page);
  } finally {
    await site.close();
  }
});

// Specification: wizard.11
test('the Kokoro engine speaks in the page, under its security policy', async ({ page }) => {
  const site = await openSite(addKokoro);
  try {
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Use the demo account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /present today/ })).toBeVisible();
    await page.goto(`${site.origin}/create`);
    await writeScript(page, 'My mother baked 25 brown muffins. Bob made the pumpkin pie.');
    await continueToVoice(page);
    await page.getByRole('button', { name: 'Voice packs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Voice packs' });
    await expect(dialog.getByText('Not heard on this machine')).toBeVisible();
    await dialog.getByRole('button', { name: 'Load Kokoro' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove Kokoro' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show More' }).click();
    await generateAudio(page, 'Heart');
    await leave(page);
  } finally {
    await site.close();
  }
});
