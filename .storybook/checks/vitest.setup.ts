import MockDate from 'mockdate';
import { afterAll, afterEach, beforeAll, beforeEach, recordArtifact } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '../toolbar/forcedColors.ts';
import { leanReact } from './leanReact.ts';
import { hideScreenKeyboard } from './noScreenKeyboard.ts';
import { listenForReactFaults } from './reactFaults.ts';

declare global {
  interface Window {
    /** Used by `packages/ui/src/fixtures/finger.ts`. */
    lecternFinger?: (path: readonly { x: number; y: number }[]) => Promise<void>;
    /** One listener per page, which outlives this module. */
    lecternReactFaults?: () => string[];
  }
}

// Storybook would record each call of a play function for a panel that no test shows, including the text of
// its elements, for which the browser computes layout. Set this before Storybook's test functions load.
const address = new URL(window.location.href);
address.searchParams.set('instrument', 'false');
window.history.replaceState(window.history.state, '', address);

await leanReact();

hideScreenKeyboard(window);

// A story's clock stands still until the next story starts. The runner loads this file again for each story
// file, under the time as its version: with a clock that stands still, the browser would take it as loaded,
// and no function below would run for that story file.
beforeAll(() => {
  window.lecternIsSetUp = true;
});
afterAll(() => {
  window.lecternIsSetUp = false;
  MockDate.reset();
});

const takeReactFaults = (window.lecternReactFaults ??= listenForReactFaults(console));
afterEach(() => {
  const faults = takeReactFaults();
  if (faults.length > 0) throw new Error(`React reported errors:\n${faults.join('\n')}`);
});

// Takes a screenshot of a failed story. The runner would do so itself (`screenshotFailures`), but it reads
// the page's height after every story, for which the browser computes all styles and the layout once more.
beforeEach(({ onTestFailed, task }) => {
  onTestFailed(async () => {
    const path = await page.screenshot();
    const attachment = { contentType: 'image/png', path, originalPath: path };
    await recordArtifact(task, { type: 'internal:failureScreenshot', attachments: [attachment] });
  });
});

// An element that fades in is invisible until the next frame, which a busy machine may draw long after a
// play function has looked. State changes apply at once; animations, which overlays close with, still take
// their time.
const STILL = 'lectern-still';
if (!document.getElementById(STILL)) {
  const still = document.createElement('style');
  still.id = STILL;
  still.textContent = '*, *::before, *::after { transition-duration: 0s !important; }';
  document.head.append(still);
}

// Storybook stops all animations while a story is checked, and does not restart them when a check fails:
// later stories of the page that read an animation would fail, too.
afterEach(() => {
  for (const style of document.head.querySelectorAll('style:not([data-vite-dev-id])')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  }
});

/** Unknown at first: the page outlives the story files and this module. */
let areForced: boolean | null = null;

window.lecternForceColors = async (isForced) => {
  // Sending it again would make the browser recalculate all styles.
  if (isForced === areForced) return;
  areForced = isForced;
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: isForced ? 'active' : 'none' },
      // The call replaces the settings of the context.
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
};

window.lecternFinger = async (path) => {
  // The story's frame is inside the runner's page, perhaps scaled.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth);
  const scale = frame.width / innerWidth;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: typeof path) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }) => ({ x: frame.x + x * scale, y: frame.y + y * scale })),
    });
  const [start, ...moves] = path;
  if (!start) return;
  await touch('touchStart', [start]);
  for (const point of moves) await touch('touchMove', [point]);
  await touch('touchEnd', []);
};
