import type { Page } from './fixtures.ts';

/** The part of a Playwright or Puppeteer page that reading the store requires. */
export interface Evaluates {
  evaluate(run: (ending: string) => Promise<string>, ending: string): Promise<string>;
}

/** Returns the text of the one file in the embedded backend's media store whose name ends like this. */
export async function readStoredText(page: Evaluates, ending: string): Promise<string> {
  return page.evaluate(async (suffix) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('lectern-media');
    for await (const [name, handle] of folder.entries()) {
      if (!name.endsWith(suffix) || handle.kind !== 'file') continue;
      return (await handle.getFile()).text();
    }
    throw new Error(`The media store has no file that ends in ${suffix}.`);
  }, ending);
}

/** Returns the names of all files in the embedded backend's media store. */
export async function storedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('lectern-media', { create: true });
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    return names.sort();
  });
}
