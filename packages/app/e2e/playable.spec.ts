import { expect, test } from './support/fixtures.ts';
import { prepareVideo, signIn, startRender } from './support/journey.ts';
import { longScript } from './support/longScript.ts';

/** Moments in seconds since Generate was pressed. */
interface Moments {
  /** When the film can be played as it will be. */
  playable: number;
  /** When its first second has been heard. */
  played: number;
  /** When its first part is finished. */
  made: number;
}

/*
 * How soon a long film can be played: the figures are printed but not asserted, because they differ between
 * machines. The target is two seconds on two idle cores.
 */
test('a film of three minutes can be played while it is being made', async ({ page }) => {
  await page.addInitScript(() => {
    window.Audio = class extends Audio {
      constructor(src?: string) {
        super(src);
        Object.assign(window, { lastAudio: this });
      }
    };
  });
  await signIn(page);
  await prepareVideo(page, { script: longScript('today') });
  const moments = page.evaluate(
    () =>
      new Promise<Moments>((resolve) => {
        let pressed = Number.NaN;
        const at: Partial<Moments> = {};
        const seconds = () => (performance.now() - pressed) / 1000;
        const press = ({ timeStamp }: Event) => {
          pressed = timeStamp;
        };
        document.addEventListener('click', press, { capture: true, once: true });
        const look = () => {
          const { lastAudio } = window as { lastAudio?: HTMLMediaElement };
          if (document.querySelector('button[aria-label="Play the preview"]')) {
            at.playable ??= seconds();
          }
          if (at.playable !== undefined && (lastAudio?.currentTime ?? 0) >= 1) {
            at.played ??= seconds();
          }
          if (document.querySelector('[role=progressbar][aria-valuetext*="Made now"]')) {
            at.made ??= seconds();
          }
          const { playable, played, made } = at;
          if (playable !== undefined && played !== undefined && made !== undefined) {
            resolve({ playable, played, made });
          } else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await startRender(page);
  await page.getByRole('button', { name: 'Play the preview' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const { playable, played, made } = await moments;
  const said = `from Generate: ${playable.toFixed(1)} s until it can be played, ${played.toFixed(1)} s until its first second was heard, ${made.toFixed(1)} s until its first part was made`;
  test.info().annotations.push({ type: 'figure', description: said });
  console.log(said);
});
