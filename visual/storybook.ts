import { readFileSync } from 'node:fs';

/** Differs from the development servers' ports. */
export const STORYBOOK_PORT = 4197;
export const STORYBOOK_URL = `http://localhost:${STORYBOOK_PORT}`;

/** An annotation: the file of a story, its id, then the names of the rules that it draws with. */
export const DRAWN = 'drawn';

/** The fields used of an entry in a built Storybook's `index.json`. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  /** `./packages/ui/src/…/Button.stories.tsx` */
  importPath: string;
  tags: readonly string[];
}

/** The stories of the workbench as it was last built. Throws if it has not been built. */
export function builtStories(): StoryEntry[] {
  const file = new URL('../storybook-static/index.json', import.meta.url);
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}
