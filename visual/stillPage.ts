import type { Page } from '@playwright/test';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  }
}

/** CSS that is put over every page, to prove that a changed token is noticed. */
const OVERRIDE = process.env.VISUAL_OVERRIDE;

/** Waits until a story stands: rendered, played, its fonts and pictures there, its films at the start. */
export async function openStory(page: Page, id: string, theme: 'light' | 'dark'): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`);
  const ended = await page.waitForFunction(() => {
    // Storybook's own name.
    // oxlint-disable-next-line no-underscore-dangle
    const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return phase === 'finished' || phase === 'errored' || phase === 'aborted' ? phase : false;
  });
  const phase = await ended.jsonValue();
  if (phase !== 'finished') throw new Error(`The story ${id} has ${phase}.`);
  if (OVERRIDE) await page.addStyleTag({ content: OVERRIDE });
  // A pointer that a play function left somewhere would hover there.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    const whenEnded = (target: EventTarget, ...events: string[]) =>
      new Promise<void>((resolve) => {
        for (const name of events) target.addEventListener(name, () => resolve(), { once: true });
      });
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => !image.complete);
    await Promise.all(pictures.map((image) => whenEnded(image, 'load', 'error')));
    for (const film of document.querySelectorAll('video')) {
      film.pause();
      if (film.currentTime === 0 || film.readyState === 0) continue;
      const sought = whenEnded(film, 'seeked', 'error');
      film.currentTime = 0;
      await sought;
    }
    window.scrollTo(0, 0);
  });
}
