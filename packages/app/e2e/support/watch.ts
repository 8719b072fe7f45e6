import type { Page } from './fixtures.ts';

/**
 * Resolves once the page's text has matched `pattern`, however briefly. For text that disappears faster
 * than an assertion polls: call it before the action that shows the text, and await it afterwards. Rejects
 * if the document is left.
 */
export function textAppears(page: Page, pattern: RegExp): Promise<string> {
  return page.evaluate(
    ({ source, flags }) =>
      new Promise<string>((resolve) => {
        const wanted = new RegExp(source, flags);
        const look = () => {
          // A newly committed document has no body yet.
          const match = wanted.exec(document.querySelector('body')?.textContent ?? '');
          if (!match) return;
          observer.disconnect();
          resolve(match[0]);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
    { source: pattern.source, flags: pattern.flags },
  );
}
