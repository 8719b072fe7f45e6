import { copyFileSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNPACKED, unpackPictures } from '../../../scripts/lib/pictures/storedPictures.mjs';

const PICTURES = join(UNPACKED, 'chromium-linux');

/** The folders of a review, in the layout that `npm run review` expects. */
export interface ReviewFolder {
  results: string;
  baselines: string;
  list: string;
}

/**
 * Creates a comparison in which the first `count` stories with both themes were rendered in the other
 * theme, using the repository's pictures without touching them. The last one is of the dark theme and has a
 * conflict: another story's picture was stored for it since.
 */
export async function reviewFolder(count: number): Promise<ReviewFolder> {
  await unpackPictures();
  const folder = mkdtempSync(join(tmpdir(), 'lectern-review-'));
  const results = join(folder, 'results/run');
  const baselines = join(folder, 'baselines');
  mkdirSync(results, { recursive: true });
  mkdirSync(baselines);
  const stories = readdirSync(PICTURES).flatMap((name) => {
    const story = /^(components-[a-z]+--[a-z-]+)-dark\.png$/.exec(name)?.[1];
    return story === undefined ? [] : [story];
  });
  for (const [index, story] of stories.slice(0, count).entries()) {
    const isLast = index === count - 1;
    const [theme, other] = isLast ? ['dark', 'light'] : ['light', 'dark'];
    const picture = (of: string) => join(PICTURES, `${story}-${of}.png`);
    const stored = isLast ? join(PICTURES, `${stories[0]}-${theme}.png`) : picture(theme);
    copyFileSync(stored, join(baselines, `${story}-${theme}.png`));
    copyFileSync(picture(theme), join(results, `${story}-${theme}-expected.png`));
    copyFileSync(picture(other), join(results, `${story}-${theme}-actual.png`));
  }
  return { results, baselines, list: join(folder, 'review.md') };
}
