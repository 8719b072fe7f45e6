import { copyFileSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNPACKED, unpackPictures } from '../../../scripts/lib/storedPictures.mjs';

const PICTURES = join(UNPACKED, 'chromium-linux');

/** Folders of a review, as `npm run review` takes them. */
export interface ReviewFolder {
  results: string;
  baselines: string;
  list: string;
}

/**
 * A comparison in which the first `count` stories with both themes came out in the other theme: pictures
 * of the repository, none of them touched. The last of them is of the dark theme, and another story's
 * picture was stored for it since.
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
