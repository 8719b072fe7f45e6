import { virtual } from '@guidepup/virtual-screen-reader';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { onTestFinished, vi } from 'vitest';

/** More steps than any page here has; reaching it means an endless loop. */
const MOST_STEPS = 200;

/** The phrases for React Aria's empty live region. */
const LIVE_REGION = ['log', 'end of log'];

/** Adds what the reader needs to the page until the test ends. */
function preparePage(): void {
  // Both are missing from jsdom. IDs here hardly need escaping.
  vi.stubGlobal('CSS', {
    escape: (id: string) => id.replaceAll(/[^\w-]/g, (character) => `\\${character}`),
    supports: () => false,
  });
  // The reader looks up IDs from the root of elements that have just been removed.
  Object.defineProperty(Element.prototype, 'getElementById', {
    configurable: true,
    value: () => null,
  });
  onTestFinished(async () => {
    await virtual.stop();
    cleanup();
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, 'getElementById');
  });
}

/** Returns the phrases spoken after the first `count`, once pending updates are done. */
async function saidSince(count: number): Promise<string[]> {
  await act(() => Promise.resolve());
  const said = (await virtual.spokenPhraseLog()).slice(count);
  // The simulated reader repeats a region for every change of its markup in the same tick.
  return said.filter((phrase, index) => phrase !== said[index - 1]);
}

/** Renders an element and places the simulated reader before it. */
export async function startReading(element: ReactElement): Promise<void> {
  preparePage();
  const region = document.querySelector('[data-live-announcer]');
  render(element);
  // React Aria's live region outlives the test that created it; move it to the end of the page.
  if (region) document.body.append(region);
  await virtual.start({ container: document.body });
}

/** Reads from the current position to the end of the page, item by item. */
export async function readOn(): Promise<string[]> {
  const { length } = await virtual.spokenPhraseLog();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await virtual.next();
    // After the last item of a dialog, the reader returns to its first.
    const said = (await virtual.spokenPhraseLog()).slice(length);
    const isRound = said.length > 1 && said.at(-1) === said[0];
    if (isRound || said.at(-1) === 'end of document') {
      return said.slice(0, -1).filter((phrase) => !LIVE_REGION.includes(phrase));
    }
  }
  throw new Error('The page has no end.');
}

/** Reads an element from start to end. */
export async function readThrough(element: ReactElement): Promise<string[]> {
  await startReading(element);
  return readOn();
}

/** Returns the phrases spoken after pressing keys, including announcements. */
export async function afterKeys(...keys: string[]): Promise<string[]> {
  const { length } = await virtual.spokenPhraseLog();
  for (const key of keys) await virtual.press(key);
  return saidSince(length);
}

/** Returns the phrases spoken after a change that no key caused. */
export async function afterChange(change: () => void): Promise<string[]> {
  const { length } = await virtual.spokenPhraseLog();
  await act(async () => change());
  return saidSince(length);
}
