import { firstStories, type IndexEntry, nameOf } from './useStoryIndex.ts';

/** A screen with some of its states. */
export interface ScreenStates {
  title: string;
  /** The docs page from its stories. */
  page: IndexEntry | undefined;
  states: IndexEntry[];
}

const isState = ({ type, tags }: IndexEntry) => type === 'story' && !tags.includes('tests');

/** The screens, each with its states whose full names, including the screen's, contain all of the words. */
export function screensMatching(entries: readonly IndexEntry[], words: string): ScreenStates[] {
  const wanted = words.toLowerCase().split(/\s+/);
  const isMeant = (entry: IndexEntry) => {
    const name = `${nameOf(entry)} ${entry.name}`.toLowerCase();
    return wanted.every((word) => name.includes(word));
  };
  return firstStories(entries, 'Screens')
    .map(({ title }) => {
      const ofTitle = entries.filter((entry) => entry.title === title);
      return {
        title,
        page: ofTitle.find(({ type }) => type === 'docs'),
        states: ofTitle.filter((entry) => isState(entry) && isMeant(entry)),
      };
    })
    .filter(({ states }) => states.length > 0);
}
