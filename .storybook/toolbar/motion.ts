/*
 * Applies the toolbar's `prefers-reduced-motion`. A page cannot set a reader's preference, but it can make
 * its own style sheets read as if it were set: in each media query that names the preference, the feature
 * is replaced with a condition that always or never holds. No rule has to be written twice.
 */

const PREFERENCE = /\(\s*prefers-reduced-motion(?:\s*:\s*(reduce|no-preference))?\s*\)/g;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

let isReduced: boolean | null = null;

/** Resolves the preference in a media query; returns the query unchanged while the device decides. */
function decide(query: string): string {
  if (isReduced === null) return query;
  return query.replaceAll(PREFERENCE, (_match, value?: string) =>
    (value === 'no-preference') === isReduced ? NEVER : ALWAYS,
  );
}

/** The original queries of the style sheets, so that they can be resolved again. */
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

/** Applies the preference to all style sheets, or restores them if the device decides. */
function decideSheets(): void {
  for (const sheet of document.styleSheets) {
    try {
      decideRules(sheet.cssRules);
    } catch (error) {
      // The rules of a cross-origin sheet cannot be read; none of ours is cross-origin.
      if (!(error instanceof DOMException)) throw error;
    }
  }
}

/** For sheets that load later; while the device decides, they stay as they are written. */
function decideNewSheets(): void {
  if (isReduced !== null) decideSheets();
}

let isWatching = false;

/** `matchMedia` with the preference resolved, once it is installed in the page. */
let decidedMatch: typeof window.matchMedia | null = null;

/**
 * Watches for sheets that load later, and for queries by scripts. A story's spy on `matchMedia` may be
 * restored after this was installed, which removes this too, so every call checks for it.
 */
function watch(): void {
  if (window.matchMedia !== decidedMatch) {
    const match = window.matchMedia.bind(window);
    decidedMatch = (query) => match(decide(query));
    window.matchMedia = decidedMatch;
  }
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(decideNewSheets).observe(document.head, { childList: true, subtree: true });
  document.head.addEventListener('load', decideNewSheets, { capture: true });
}

/** Shows the page with reduced motion, with full motion, or (`system`) as the device wants it. */
export function applyMotion(motion: unknown): void {
  const next = motion === 'reduced' ? true : motion === 'full' ? false : null;
  if (next !== null) watch();
  if (next === isReduced) return;
  isReduced = next;
  decideSheets();
}
