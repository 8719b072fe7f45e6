import type { Page } from './fixtures.ts';

/**
 * Resolves once the page's text has matched `pattern`, however briefly. For what passes by faster
 * than an assertion looks: call it before the act that brings the text, await it afterwards.
 * Rejects when the document is left.
 */
export function textAppears(page: Page, pattern: RegExp): Promise<string> {
  return page.evaluate(
    ({ source, flags }) =>
      new Promise<string>((resolve) => {
        const wanted = new RegExp(source, flags);
        const look = () => {
          // A document that has only just been committed has no body yet.
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
