import { downloadVideo } from './support/download.ts';
import { expect, test } from './support/fixtures.ts';
import { continueToVoice, signIn, waitForPreview, writeScript } from './support/journey.ts';
import { SPOKEN, UNSPOKEN, waitForRest, withMicrophone } from './support/microphone.ts';
import { expectGoodVideo } from './support/videoChecks.ts';

test.use(withMicrophone('own-voice'));

test('a recorded sentence is kept, and used in the film', async ({ page }) => {
  await signIn(page);
  await page.goto('/create');
  await writeScript(page, `${SPOKEN} ${UNSPOKEN}`);
  await continueToVoice(page);

  await test.step('choose your own voice', async () => {
    await expect(page.getByRole('radio', { name: /^Your own voice/ })).toBeEnabled();
    await page.getByText('Your own voice').click();
    await expect(page.getByText('Nothing recorded yet')).toBeVisible();
    await page.getByRole('button', { name: 'Record' }).click();
  });

  await test.step('read a sentence: recording stops by itself, and sounds right', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SPOKEN);
    await waitForRest(page);
    await page.getByRole('button', { name: 'Record' }).click();
    await expect(page.getByText('Sounds right', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Keep, next sentence' }).click();
  });

  await test.step('say a sentence that differs from the script: it is reported', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(UNSPOKEN);
    await waitForRest(page);
    await page.getByRole('button', { name: 'Record' }).click();
    await expect(page.getByText(`This does not sound like “${UNSPOKEN}”`).first()).toBeVisible();
  });

  await test.step('leave, and make the film: a voice speaks the rest', async () => {
    await page.getByRole('button', { name: 'Leave, go on later' }).click();
    await expect(page.getByRole('heading', { name: 'Your recording' })).toBeVisible();
    await expect(page.getByText('1 recorded, 1 by Olivia')).toBeVisible();
    await page.getByRole('button', { name: 'Generate Audio' }).click();
    const bar = page.getByRole('region', { name: 'Your voice' });
    await expect(bar).toContainText('Your voice speaks 1 of 2 sentences');
    await page.getByRole('option', { name: /Amara/ }).click();
    await page.getByRole('button', { name: 'Generate Video' }).click();
    await waitForPreview(page);
  });

  await test.step('the film passes the same checks as any other', async () => {
    const file = await downloadVideo(page);
    await expectGoodVideo(page, { file, script: `${SPOKEN} ${UNSPOKEN}`, avatar: 'Amara' });
  });
});
