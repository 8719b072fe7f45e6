/*
 * `prefers-reduced-motion` as the toolbar says. A page cannot set a reader's preference, but it can
 * read its own style sheets as if it were set: each media query that names the preference gets a
 * condition in its place which always or never holds. Nothing of a rule is written twice.
 */

const PREFERENCE = /\(\s*prefers-reduced-motion(?:\s*:\s*(reduce|no-preference))?\s*\)/g;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

let isReduced: boolean | null = null;

/** A media query with the preference decided; unchanged while it is left to the device. */
function decide(query: string): string {
  if (isReduced === null) return query;
  return query.replaceAll(PREFERENCE, (_match, value?: string) =>
    (value === 'no-preference') === isReduced ? NEVER : ALWAYS,
  );
}

/** The queries as the style sheets came with them, to be decided anew. */
const written = new WeakMap<CSSMediaRule, string>();

function decideRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSGroupingRule)) continue;
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      if (query.includes('prefers-reduced-motion')) {
        written.set(rule, query);
        const decided = decide(query);
        if (rule.media.mediaText !== decided) rule.media.mediaText = decided;
      }
    }
    decideRules(rule.cssRules);
  }
}

function decideSheets(): void {
  for (const sheet of document.styleSheets) {
    try {
      decideRules(sheet.cssRules);
    } catch (error) {
      // The rules of another origin's sheet cannot be read; none of ours is one.
      if (!(error instanceof DOMException)) throw error;
    }
  }
}

let isWatching = false;

/** `matchMedia` with the preference decided, once it is in the page. */
let decidedMatch: typeof window.matchMedia | null = null;

/**
 * Sheets that are loaded later, and what scripts ask for. A story's spy on `matchMedia` may be taken away after
 * this came, and this with it, so it is looked for each time.
 */
function watch(): void {
  if (window.matchMedia !== decidedMatch) {
    const match = window.matchMedia.bind(window);
    decidedMatch = (query) => match(decide(query));
    window.matchMedia = decidedMatch;
  }
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(decideSheets).observe(document.head, { childList: true, subtree: true });
  document.head.addEventListener('load', decideSheets, { capture: true });
}

/** Shows the page with reduced motion, with full motion, or (`system`) as the device wants it. */
export function applyMotion(motion: unknown): void {
  const next = motion === 'reduced' ? true : motion === 'full' ? false : null;
  if (next !== null) watch();
  if (next === isReduced) return;
  isReduced = next;
  decideSheets();
}
