/*
 * `npm run review`: a page on which the screenshots that `npm run test:visual` found changed are accepted
 * or rejected, one by one. Accepting stores a screenshot, rejecting writes a list for the pull request.
 *
 *   --results <folder>     Playwright's output (test-results/visual)
 *   --list <file>          the list for the pull request (visual/review.md)
 *   --published <address>  a workbench that others can open (http://localhost:6006)
 *   --port <number>        4196
 */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildReviewIfStale, REVIEW_FOLDER } from './lib/builds/freshBuilds.mjs';
import { createReviewServer } from './lib/review/reviewServer.mjs';
import { ROOT } from './lib/run.mjs';
import { listen } from './lib/server/staticServer.mjs';
import { packPictures, UNPACKED, unpackPictures } from './lib/pictures/storedPictures.mjs';

const { values } = parseArgs({
  options: {
    results: { type: 'string', default: join(ROOT, 'test-results/visual') },
    list: { type: 'string', default: join(ROOT, 'visual/review.md') },
    published: { type: 'string', default: 'http://localhost:6006' },
    port: { type: 'string', default: '4196' },
  },
});

/** Empty outside a repository, or if no branch is checked out. */
function branchName() {
  try {
    const options = {
      cwd: ROOT,
      encoding: /** @type {const} */ ('utf8'),
      stdio: /** @type {const} */ ('pipe'),
    };
    return execFileSync('git', ['branch', '--show-current'], options).trim();
  } catch {
    return '';
  }
}

await buildReviewIfStale();
await unpackPictures();
const server = createReviewServer({
  page: REVIEW_FOLDER,
  workbench: join(ROOT, 'storybook-static'),
  results: resolve(values.results),
  baselines: join(UNPACKED, `chromium-${process.platform}`),
  store: () => packPictures(),
  listFile: resolve(values.list),
  branch: branchName(),
  published: values.published.replace(/\/$/, ''),
});
const port = await listen(server, Number(values.port));
console.log(`Review at http://localhost:${port}`);
