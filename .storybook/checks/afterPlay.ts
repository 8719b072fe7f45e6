import type { AfterStory } from './tested.ts';

let stopWords: (() => void) | null = null;

/** Switches the page to or from the pseudo-language: accented letters, words a third longer. */
async function applyWords(isPseudo: boolean): Promise<void> {
  if (isPseudo === (stopWords !== null)) return;
  if (stopWords) {
    stopWords();
    // React assumes that its own text is on the page; only a reload restores it.
    location.reload();
    return;
  }
  const { PseudoLocalizeDom } = await import('pseudo-localization/dom');
  stopWords = new PseudoLocalizeDom().start({ blacklistedNodeNames: ['STYLE', 'SCRIPT'] });
}

/**
 * Applies looks that would break a play function, which finds everything by its text: they are applied when
 * it has ended.
 */
export const showOverlays: AfterStory = async ({ globals, viewMode }) => {
  if (viewMode !== 'story') return;
  await applyWords(globals.words === 'pseudo');
  const isNamed = globals.overlay === 'names';
  // Loaded on demand; once shown, it has to be removed again.
  if (isNamed || document.getElementById('workbench-names')) {
    (await import('../toolbar/namesOverlay.ts')).applyNames(isNamed);
  }
};
