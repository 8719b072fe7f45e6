import { createReadStream, existsSync } from 'node:fs';
import { relative } from 'node:path';
import { pathOf } from '../server/pathOf.mjs';
import { ROOT } from '../run.mjs';
import { createStaticServer } from '../server/staticServer.mjs';
import { readChanges, readIndex } from './changes.mjs';
import { finishReview, readVerdicts } from './finishReview.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Maximum size of a request, in bytes: a sentence for each of some hundred screenshots. */
const LARGEST = 500_000;
const WORKBENCH = '/workbench/';
const PICTURE = /^\/pictures\/(before|stored|after)\/([a-z\d-]+)\.png$/;
const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' };
/** The page consists of its own files; the live story is a frame from the same server. */
const POLICY = {
  ...NO_SNIFFING,
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
};

/** @param {Response} response @param {number} status @param {object} body */
function json(response, status, body) {
  response
    .writeHead(status, {
      ...NO_SNIFFING,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    })
    .end(JSON.stringify(body));
}

/** The body as JSON; undefined if it is not JSON, or too large. @param {Request} request */
async function bodyOf(request) {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LARGEST) return undefined;
  }
  try {
    return /** @type {unknown} */ (JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Whether a request comes from this server's own page. Other sites could reach the port from a browser, by
 * an address that resolves to this machine or by a form.
 *
 * @param {Request} request
 */
function isOwnPage({ headers: { host = '', origin, 'content-type': type = '' } }) {
  const isHere = /^(?:localhost|127\.0\.0\.1):\d+$/.test(host);
  return isHere && origin === `http://${host}` && type.startsWith('application/json');
}

/**
 * The server of the review page: the screenshots in a folder, and the verdicts on them.
 *
 * @param {object} options
 * @param {string} options.page - Folder of the built page.
 * @param {string} options.workbench - Folder of the built workbench, for names and live stories.
 * @param {string} options.results - Playwright's output of the last comparison.
 * @param {string} options.baselines - Stored screenshots for this browser and system, as PNG.
 * @param {() => Promise<number>} options.store - Stores what has changed among them, and resolves to its
 *   bytes.
 * @param {string} options.listFile - Path of the list for the pull request.
 * @param {string} options.branch
 * @param {string} options.published - Address of a workbench that others can open.
 */
export function createReviewServer({
  page,
  workbench,
  results,
  baselines,
  store,
  listFile,
  branch,
  published,
}) {
  const files = readChanges({ results, baselines }, readIndex(workbench));
  const changes = new Map(files.map((entry) => [entry.change.id, entry]));
  /** @type {Map<string, Buffer | undefined>} */
  const replaced = new Map();
  const stories = createStaticServer({ folder: workbench, headers: NO_SNIFFING });

  /** @param {Request} request @param {Response} response */
  async function finish(request, response) {
    if (!isOwnPage(request)) return json(response, 403, { message: 'Not from the review page.' });
    const verdicts = readVerdicts(await bodyOf(request), changes);
    if (!verdicts) return json(response, 400, { message: 'No such pictures.' });
    const list = finishReview(verdicts, changes, {
      replaced,
      listFile,
      workbench: published,
    });
    const bytes = await store();
    return json(response, 200, { list, bytes, file: relative(ROOT, listFile) });
  }

  return createStaticServer({
    folder: page,
    headers: POLICY,
    answer(request, response) {
      const pathname = pathOf(request);
      if (pathname === '/api/changes' && request.method === 'GET') {
        json(response, 200, { branch, changes: [...changes.values()].map(({ change }) => change) });
        return true;
      }
      if (pathname === '/api/finish' && request.method === 'POST') {
        void finish(request, response);
        return true;
      }
      const [, side, id = ''] = PICTURE.exec(pathname) ?? [];
      if (side !== undefined) {
        const found = changes.get(id);
        const file =
          found && { before: found.before, stored: found.baseline, after: found.after }[side];
        if (file === undefined || !existsSync(file))
          json(response, 404, { message: 'No such picture.' });
        else {
          response.writeHead(200, { ...NO_SNIFFING, 'Content-Type': 'image/png' });
          createReadStream(file)
            .on('error', () => response.destroy())
            .pipe(response);
        }
        return true;
      }
      if (!pathname.startsWith(WORKBENCH)) return false;
      request.url = (request.url ?? '').slice(WORKBENCH.length - 1);
      return stories.emit('request', request, response);
    },
  });
}
