import { fileURLToPath } from 'node:url';
import type { ElementHandle, Page } from 'puppeteer-core';
import { build } from 'vite';
import type { Role } from './driver.ts';

/** Builds `dom-accessibility-api` as a script that defines `lecternNames` in a page. */
export async function namesOfElements(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve('dom-accessibility-api')),
        formats: ['iife'],
        name: 'lecternNames',
      },
    },
  });
  const [result] = [built].flat();
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('dom-accessibility-api was not built.');
  return `${chunk.code}; globalThis.lecternNames = lecternNames;`;
}

/** Elements of a page that re-renders may be gone between two commands. */
export const isGone = (cause: unknown) =>
  /no such node|detached|not clickable|context.*destroyed|stale|no such element|discarded/i.test(
    String(cause),
  );

/** Elements that may have a role: `getRole` decides, this only narrows the search. */
const CANDIDATES: Readonly<Record<Role, string>> = {
  article: 'article, [role=article]',
  button: 'button, [role=button]',
  heading: 'h1, h2, h3, [role=heading]',
  link: 'a[href], [role=link]',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  radio: 'input[type=radio], [role=radio]',
  textbox: 'input, textarea, [role=textbox]',
};

export interface Wanted {
  role: Role;
  /** A whole name, or how it starts. */
  name: string;
  isWhole: boolean;
}

/**
 * Finds the first visible element with that role and name. BiDi's own locator by role and name computes
 * them for every element of the page on each attempt, which left a page of cards no time to render.
 */
export async function find(page: Page, wanted: Wanted): Promise<ElementHandle | undefined> {
  const found = await page.evaluateHandle(
    `(({ candidates, role, name, isWhole }) => {
      if (!window.lecternNames) return null;
      const { computeAccessibleName, getRole } = window.lecternNames;
      // A field for a password has no role.
      const roleOf = (each) => (each.type === 'password' ? 'textbox' : getRole(each));
      return [...document.querySelectorAll(candidates)].find((each) => {
        if (roleOf(each) !== role || each.closest('[inert], [aria-hidden=true]')) return false;
        if (role !== 'radio' && !each.checkVisibility({ visibilityProperty: true })) return false;
        const words = computeAccessibleName(each);
        return isWhole ? words === name : words.startsWith(name);
      }) ?? null;
    })(${JSON.stringify({ ...wanted, candidates: CANDIDATES[wanted.role] })})`,
  );
  // The script is a string, so its result has no type.
  return (found.asElement() as ElementHandle | null) ?? undefined;
}

/** Sets the text at once: Puppeteer types longer texts key by key, and Firefox responds to each key. */
export const fillIn = (element: ElementHandle, text: string) =>
  element.evaluate((node, words) => {
    if (!(node instanceof HTMLInputElement) && !(node instanceof HTMLTextAreaElement)) return false;
    node.focus();
    node.select();
    document.execCommand('insertText', false, words);
    return node.value === words;
  }, text);
