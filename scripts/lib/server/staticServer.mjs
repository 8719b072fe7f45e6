import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { createGzip } from 'node:zlib';
import { contentType } from './contentType.mjs';
import { pathOf } from './pathOf.mjs';
import { securityHeaders } from './securityHeaders.mjs';

/**
 * The file inside `folder` that a request path names, or undefined; never a file outside it.
 *
 * @param {string} folder
 * @param {string} pathname
 */
function fileFor(folder, pathname) {
  let path;
  try {
    path = normalize(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
  const file = join(folder, path);
  if (!file.startsWith(folder + sep) || path.includes('\0')) return undefined;
  try {
    const stats = statSync(file);
    return stats.isFile() ? { file, size: stats.size } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses `bytes=a-b` into [first, last]; undefined if there is no range that can be served.
 *
 * @param {string | undefined} header
 * @param {number} size
 * @returns {[number, number] | undefined}
 */
export function byteRange(header, size) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to));
  return first <= last && first < size ? [first, last] : undefined;
}

/**
 * Whether a request is for a page, as the address bar, links and reloads send it. The path does not show
 * that: ids contain dots. `/assets/` contains no pages, however its files are requested.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {string} pathname
 */
const asksForPage = ({ headers }, pathname) =>
  (headers.accept ?? '').includes('text/html') && !pathname.startsWith('/assets/');

/**
 * Creates a server for a built single-page app: files are served as they are, `/` and every other page is
 * `index.html`. Anything else that is missing is a 404, so that a stale chunk fails loudly.
 * `answer(request, response)` may handle a request first by returning true.
 *
 * @param {{
 *   folder: string;
 *   voices?: string;
 *   headers?: Record<string, string>;
 *   isCompressed?: boolean;
 *   answer?: (
 *     request: import('node:http').IncomingMessage,
 *     response: import('node:http').ServerResponse,
 *   ) => boolean;
 * }} options - `voices` is the folder of voice packs, which are not part of a build. `isCompressed` sends
 * text as gzip, whatever the request accepts.
 */
export function createStaticServer({
  folder,
  voices,
  headers = securityHeaders(),
  isCompressed = false,
  answer,
}) {
  return createServer((request, response) => {
    if (answer?.(request, response)) return;
    const pathname = pathOf(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, headers).end();
      return;
    }
    const ofPack =
      voices !== undefined && pathname.startsWith(VOICES)
        ? fileFor(voices, pathname.slice(VOICES.length - 1))
        : undefined;
    let found = ofPack ?? fileFor(folder, pathname === '/' ? '/index.html' : pathname);
    const isFile = found !== undefined;
    if (!isFile && asksForPage(request, pathname)) found = fileFor(folder, '/index.html');
    // A cache in between must not return the page to clients that request a file, or the reverse.
    /** @type {Record<string, string>} */
    const vary = isFile ? {} : { Vary: 'Accept' };
    if (!found) {
      response.writeHead(404, { ...headers, ...vary }).end('Not found');
      return;
    }
    // Names under /assets/ contain a hash of their content.
    const isLasting = pathname.startsWith('/assets/');
    const send = isCompressed && COMPRESSED.has(extname(found.file)) ? sendCompressed : sendFile;
    send(request, response, found, {
      ...headers,
      ...vary,
      'Cache-Control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  });
}

/** File types that hosts compress: images, sound and fonts are already compressed. */
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.wasm']);

/** @type {typeof sendFile} */
function sendCompressed(request, response, { file }, headers) {
  response.writeHead(200, {
    ...headers,
    'Content-Type': contentType(file),
    'Content-Encoding': 'gzip',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(createGzip()).pipe(response);
}

/** The path at which a site serves its voice packs. */
const VOICES = '/voices/';

/**
 * Sends a file, or the requested range of it.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ file: string; size: number }} found
 * @param {Record<string, string>} headers
 */
function sendFile(request, response, { file, size }, headers) {
  const range = byteRange(request.headers.range, size);
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'Content-Type': contentType(file),
    'Content-Length': range ? range[1] - range[0] + 1 : size,
    'Accept-Ranges': 'bytes',
    ...(range && { 'Content-Range': `bytes ${range[0]}-${range[1]}/${size}` }),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file, range && { start: range[0], end: range[1] })
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * Serves requests below `/voices/` from a folder, for Vite's own server; passes others on.
 *
 * @param {string} folder
 * @returns {(
 *   request: import('node:http').IncomingMessage,
 *   response: import('node:http').ServerResponse,
 *   next: () => void,
 * ) => void}
 */
export function voicesMiddleware(folder) {
  return (request, response, next) => {
    const pathname = pathOf(request);
    if (!pathname.startsWith(VOICES)) {
      next();
      return;
    }
    const found = fileFor(folder, pathname.slice(VOICES.length - 1));
    if (found) sendFile(request, response, found, { 'Cache-Control': 'no-cache' });
    else next();
  };
}

/**
 * Listens on `port`, or on the next free port unless `isFixed` is set; resolves to the port.
 *
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {{ isFixed?: boolean; host?: string }} [options]
 * @returns {Promise<number>}
 */
export function listen(server, port, { isFixed = false, host = '127.0.0.1' } = {}) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' && !isFixed) resolve(listen(server, port + 1, { host }));
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      // Port 0 lets the system choose.
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
