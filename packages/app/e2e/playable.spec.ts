import { expect, test } from './support/fixtures.ts';
import { prepareVideo, signIn, startRender } from './support/journey.ts';
import { longScript } from './support/longScript.ts';

/*
 * How soon a long film can be played: the figure is printed and asserted of nothing, since it differs from
 * machine to machine. Two seconds are wanted on two idle cores.
 */
test('a film of three minutes can be played from its first finished part', async ({ page }) => {
  await signIn(page);
  await prepareVideo(page, { script: longScript('today') });
  const seconds = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = Number.NaN;
        const press = ({ timeStamp }: Event) => {
          pressed = timeStamp;
        };
        document.addEventListener('click', press, { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (!document.querySelector('button[aria-label="Play what is made"]')) return;
          observer.disconnect();
          resolve((performance.now() - pressed) / 1000);
        });
        observer.observe(document, { subtree: true, childList: true });
      }),
  );
  await startRender(page);
  await page.getByRole('button', { name: 'Play what is made' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const said = `${(await seconds).toFixed(1)} s from Generate to the first playable part`;
  test.info().annotations.push({ type: 'figure', description: said });
  console.log(said);
});
