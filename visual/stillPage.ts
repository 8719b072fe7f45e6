import { type Page, type Request, test } from '@playwright/test';
import { rulesOf } from '../scripts/lib/pictures/drawnStylesheets.mjs';
import { DRAWN, type StoryEntry } from './storybook.ts';
import { untilStill } from './untilStill.ts';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    /** When the last timer fires, as `performance.now()`. */
    lastTimer?: number;
  }
}

/** CSS that is applied to every page, to prove that a changed token is noticed. */
const OVERRIDE = process.env.VISUAL_OVERRIDE;

/** Frames without a change after which a page counts as still. */
const FRAMES = 5;
/** Frames after which an open request is assumed to be one that the story leaves open. */
const PATIENCE = 60;

/** Maximum height of a screenshot, in px; anything below is cut off. */
const MAX_HEIGHT = 4_000;
/** A page that outgrows every window is cut off after this many taller windows. */
const MAX_WINDOWS = 4;

/**
 * Pending requests of a page. A film's request stays open as long as the film may continue, so it is
 * ignored.
 */
function watchRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  const close = (request: Request) => open.delete(request);
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') open.add(request);
  });
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return open;
}

/**
 * Runs in the page: keeps elements that would disappear by themselves, such as a notice, because a busy
 * machine may be late. Records when the last of the other timers fires.
 */
function stopSlowClocks(): void {
  const SLOW = 3_000;
  const start = window.setTimeout.bind(window);
  const never = 2 ** 31 - 1;
  const patient = (run: TimerHandler, after = 0, ...rest: unknown[]) => {
    if (after >= SLOW) return start(run, never, ...rest);
    window.lastTimer = Math.max(window.lastTimer ?? 0, performance.now() + after);
    return start(run, after, ...rest);
  };
  window.setTimeout = Object.assign(patient, window.setTimeout);
}

/** Runs in the page: waits for timers that are already set, such as that of a draft which is then sent. */
async function whenTimersRang(): Promise<void> {
  const left = (window.lastTimer ?? 0) - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

/**
 * Runs in the page: redraws all of it, with what has loaded since. A box that is covered by its image is
 * drawn with or without its own background, depending on whether the image was there at the time, and at
 * rounded corners the background shows through. Switching the theme for two frames changes every box that
 * has a background.
 */
async function drawAgain(): Promise<void> {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = theme === 'dark' ? 'light' : 'dark';
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  dataset.theme = theme;
}

/**
 * Runs in the page: returns its classes, and the conditions under which some of their rules apply that
 * apply nowhere else.
 */
function lookOf(): { classes: string[]; conditions: string[] } {
  const conditions = {
    '@phone': matchMedia('(max-width: 480px)').matches,
    '@rtl': document.documentElement.dir === 'rtl',
    '@forced': matchMedia('(forced-colors: active)').matches,
  };
  return {
    classes: [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    conditions: Object.entries(conditions).flatMap(([name, holds]) => (holds ? [name] : [])),
  };
}

/** Waits for a story to be rendered and played. Throws if it fails. */
async function whenPlayed(page: Page, id: string): Promise<void> {
  const ended = await page.waitForFunction(() => {
    // Storybook's own name.
    // oxlint-disable-next-line no-underscore-dangle
    const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return phase === 'finished' || phase === 'errored' || phase === 'aborted' ? phase : false;
  });
  const phase = await ended.jsonValue();
  if (phase !== 'finished') throw new Error(`The story ${id} has ${phase}.`);
}

/** A story that has come to rest. */
export interface StillStory {
  /** Changes the theme in place, as the app itself does. */
  showIn: (theme: 'light' | 'dark') => Promise<void>;
}

/**
 * Opens a story and waits until it is still, in a window as high as its page: when Chromium takes a
 * screenshot of more than the window, the page is laid out again, and anything that depends on the window's
 * height is captured half-way.
 */
export async function openStory(page: Page, { id, importPath }: StoryEntry): Promise<StillStory> {
  const open = watchRequests(page);
  const leftOpen = new Set<Request>();
  const stand = async () => {
    for (;;) {
      await page.evaluate(untilStill, FRAMES);
      const awaited = [...open].filter((request) => !leftOpen.has(request));
      if (awaited.length === 0) return;
      await page.evaluate(untilStill, PATIENCE);
      for (const request of awaited) if (open.has(request)) leftOpen.add(request);
    }
  };

  await page.addInitScript(stopSlowClocks);
  // axe is run over all stories separately.
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=theme:light;a11y.manual:!true`);
  await whenPlayed(page, id);
  await page.evaluate(whenTimersRang);
  if (OVERRIDE) await page.addStyleTag({ content: OVERRIDE });
  // A pointer that a play function left somewhere would hover there.
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await stand();

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  let tall = height;
  for (let windows = 0; windows < MAX_WINDOWS; windows += 1) {
    const needed = await page.evaluate(() => document.documentElement.scrollHeight);
    if (needed <= tall || tall === MAX_HEIGHT) break;
    tall = Math.min(needed, MAX_HEIGHT);
    await page.setViewportSize({ width, height: tall });
    await stand();
  }

  await page.evaluate(drawAgain);
  await stand();

  const { classes, conditions } = await page.evaluate(lookOf);
  const drawn = [importPath.replace('./', ''), id, ...rulesOf(classes), ...conditions].join(' ');
  test.info().annotations.push({ type: DRAWN, description: drawn });

  return {
    showIn: async (theme) => {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      await stand();
    },
  };
}
