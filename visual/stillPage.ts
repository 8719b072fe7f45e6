import { type Page, type Request, test } from '@playwright/test';
import { rulesOf } from '../scripts/lib/drawnStylesheets.mjs';
import { DRAWN, type StoryEntry } from './storybook.ts';
import { untilStill } from './untilStill.ts';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    /** When the last timer rings, as `performance.now()`. */
    lastTimer?: number;
  }
}

/** CSS that is put over every page, to prove that a changed token is noticed. */
const OVERRIDE = process.env.VISUAL_OVERRIDE;

/** Frames without a change after which a page stands still. */
const FRAMES = 5;
/** Frames after which a call that is still open is taken for one that the story leaves open. */
const PATIENCE = 60;

/** What is below is cut off, px. */
const MAX_HEIGHT = 4_000;
/** A page that is higher than any window is cut off after so many higher windows. */
const MAX_WINDOWS = 4;

/** What a page has asked for and not got. A film's request stays open while the film may go on. */
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
 * In the page: what would go away by itself, such as a notice, stays: a busy machine comes late. Notes when the
 * last of the other timers rings.
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

/** In the page: waits for timers that are set by now, such as that of a draft which is then sent. */
async function whenTimersRang(): Promise<void> {
  const left = (window.lastTimer ?? 0) - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

/**
 * In the page: draws all of it again, with what has come since. A box whose picture covers it is drawn with its own
 * ground or without, by whether the picture was there at the time, and at round corners the ground shows through.
 * Another theme for two frames changes every box that has a ground.
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

/** In the page: its classes, and under which conditions rules of theirs hold that hold nowhere else. */
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

/** Waits for a story to be rendered and played. Throws when it fails. */
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

/** A story that stands still. */
export interface StillStory {
  /** Changes the theme in place, as the app itself does. */
  showIn: (theme: 'light' | 'dark') => Promise<void>;
}

/**
 * Opens a story and waits until it stands still, in a window as high as its page: while Chromium takes
 * a picture of more than the window, the page is laid out anew, and what follows the window's height
 * is caught half-way.
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
  // axe has its own run over all stories.
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
