import type { AfterStory } from './axeInBothThemes.ts';

let stopWords: (() => void) | null = null;

/** The page in the pseudo-language: accents on letters, words a third longer. */
async function applyWords(isPseudo: boolean): Promise<void> {
  if (isPseudo === (stopWords !== null)) return;
  if (stopWords) {
    stopWords();
    // React believes that its own words are on the page; only another page has them.
    location.reload();
    return;
  }
  const { PseudoLocalizeDom } = await import('pseudo-localization/dom');
  stopWords = new PseudoLocalizeDom().start({ blacklistedNodeNames: ['STYLE', 'SCRIPT'] });
}

/**
 * Looks that would be in the way of a play function, which finds everything by its words: they come when
 * it has ended.
 */
export const showWhatIsAsked: AfterStory = async ({ globals, viewMode }) => {
  if (viewMode !== 'story') return;
  await applyWords(globals.words === 'pseudo');
  const isNamed = globals.overlay === 'names';
  // Loaded for those who ask; once shown, it has to be taken away again.
  if (isNamed || document.getElementById('workbench-names')) {
    (await import('./namesOverlay.ts')).applyNames(isNamed);
  }
};
