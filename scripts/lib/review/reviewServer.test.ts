import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../server/staticServer.mjs';
import { createReviewServer } from './reviewServer.mjs';
import { reviewList } from './reviewList.mjs';

let folder = '';
let server: Server | undefined;
let port = 0;
const file = (...parts: string[]) => join(folder, ...parts);
const read = (...parts: string[]) => readFileSync(file(...parts), 'utf8');

function write(path: string, text: string) {
  mkdirSync(file(path, '..'), { recursive: true });
  writeFileSync(file(path), text);
}

async function start() {
  server = createReviewServer({
    page: file('page'),
    workbench: file('workbench'),
    results: file('results'),
    baselines: file('baselines'),
    store: () => Promise.resolve(readdirSync(file('baselines')).length),
    listFile: file('review.md'),
    branch: 'two-line-titles',
    published: 'https://workbench.example',
  });
  port = await listen(server, 42_100);
}

/** Node's own client: `fetch` would remove dots from a path before sending it. */
const ask = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const own = { Origin: `http://localhost:${port}`, Host: `localhost:${port}` };
    const type = { 'Content-Type': 'application/json' };
    const options = {
      port,
      path,
      method: body === undefined ? 'GET' : 'POST',
      // Each test has its own server at this port.
      agent: false,
      headers: { ...own, ...type, ...headers },
    };
    const sent = request(options, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-review-'));
  write('page/index.html', 'page');
  write('workbench/iframe.html', 'story');
  write(
    'workbench/index.json',
    '{"entries":{"components-card--long":{"title":"Components/Domain/Card","name":"Long title"}}}',
  );
  write('secret.png', 'secret');
  write('results/a/components-card--long-dark-actual.png', 'after');
  write('results/a/components-card--long-dark-expected.png', 'before');
  write('baselines/components-card--long-dark.png', 'before');
  write('results/b/components-menu--new-light-actual.png', 'new');
  write('results/c/components-tabs--stale-390-light-actual.png', 'after');
  write('results/c/components-tabs--stale-390-light-expected.png', 'before');
  write('baselines/components-tabs--stale-390-light.png', 'stored since');
  write('results/d/nonsense-actual.png', 'x');
  symlinkSync(file('secret.png'), file('results/a/components-link--out-light-actual.png'));
  await start();
});

afterEach(async () => {
  await new Promise((resolve) => server?.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

describe('the review', () => {
  it('lists screenshots that differ, by component, with the names of their stories', async () => {
    const { branch, changes } = JSON.parse((await ask('/api/changes')).text);
    expect(branch).toBe('two-line-titles');
    const ids = changes.map(({ id }: { id: string }) => id).toSorted();
    expect(ids).toEqual([
      'components-card--long-dark',
      'components-menu--new-light',
      'components-tabs--stale-390-light',
    ]);
    const byId = Object.fromEntries(changes.map((change: { id: string }) => [change.id, change]));
    expect(byId['components-card--long-dark']).toEqual({
      id: 'components-card--long-dark',
      storyId: 'components-card--long',
      section: 'Domain',
      group: 'Card',
      story: 'Long title',
      theme: 'dark',
      width: 1280,
      isNew: false,
      hasConflict: false,
    });
    expect(byId['components-menu--new-light']).toMatchObject({ isNew: true, hasConflict: false });
    expect(byId['components-tabs--stale-390-light']).toMatchObject({
      hasConflict: true,
      theme: 'light',
      width: 390,
    });
  });

  it('shows the screenshots of a change, the page and the live story', async () => {
    expect((await ask('/pictures/before/components-card--long-dark.png')).text).toBe('before');
    expect((await ask('/pictures/after/components-card--long-dark.png')).text).toBe('after');
    expect((await ask('/pictures/stored/components-tabs--stale-390-light.png')).text).toBe(
      'stored since',
    );
    expect((await ask('/pictures/before/components-menu--new-light.png')).status).toBe(404);
    expect((await ask('/pictures/stored/components-menu--new-light.png')).status).toBe(404);
    expect((await ask('/')).text).toBe('page');
    expect((await ask('/workbench/iframe.html?id=x')).text).toBe('story');
  });

  it.each([
    '/pictures/after/../../secret.png',
    '/pictures/after/..%2f..%2fsecret.png',
    '/pictures/after/components-link--out-light.png',
    '/workbench/../secret.png',
    '/workbench/%2e%2e/secret.png',
    '/%2e%2e/secret.png',
  ])('does not reach outside its folders: %s', async (path) => {
    const { status, text } = await ask(path, undefined, { Accept: 'image/png' });
    expect(status).toBe(404);
    expect(text).not.toContain('secret');
  });

  it('stores accepted screenshots and lists the others', async () => {
    const { status, text } = await ask('/api/finish', {
      accepted: ['components-menu--new-light'],
      rejected: [{ id: 'components-card--long-dark', words: 'Cut off\n- [x] <b>' }],
    });
    expect(status).toBe(200);
    expect(read('baselines/components-menu--new-light.png')).toBe('new');
    expect(read('baselines/components-card--long-dark.png')).toBe('before');
    expect(read('review.md')).toBe(JSON.parse(text).list);
    // Counted after the accepted screenshot is stored.
    expect(JSON.parse(text).bytes).toBe(3);
    expect(read('review.md')).toContain('### Look: 1 accepted, 1 rejected, 1 not judged');
    expect(read('review.md')).toContain(
      'Card, Long title (dark, 1280): Cut off - \\[x\\] \\<b\\> ([story](https://workbench.example/?path=/story/components-card--long&globals=theme:dark))',
    );
  });

  it('restores a screenshot when a reviewer withdraws a verdict', async () => {
    const ids = ['components-card--long-dark', 'components-menu--new-light'];
    await ask('/api/finish', { accepted: ids, rejected: [] });
    expect(read('baselines/components-card--long-dark.png')).toBe('after');
    await ask('/api/finish', { accepted: [], rejected: [] });
    expect(read('baselines/components-card--long-dark.png')).toBe('before');
    expect(existsSync(file('baselines/components-menu--new-light.png'))).toBe(false);
    expect(read('baselines/components-tabs--stale-390-light.png')).toBe('stored since');
  });

  it('keeps main’s screenshot or takes the branch’s, and can restore main’s', async () => {
    const id = 'components-tabs--stale-390-light';
    await ask('/api/finish', { accepted: [], rejected: [], kept: [id] });
    expect(read('baselines', `${id}.png`)).toBe('stored since');
    expect(read('review.md')).toContain('0 accepted, 1 kept as on main, 0 rejected, 2 not judged');
    await ask('/api/finish', { accepted: [], rejected: [], taken: [id] });
    expect(read('baselines', `${id}.png`)).toBe('after');
    await ask('/api/finish', { accepted: [], rejected: [], taken: [id] });
    await ask('/api/finish', { accepted: [], rejected: [] });
    expect(read('baselines', `${id}.png`)).toBe('stored since');
  });

  it.each([
    ['a path', { accepted: ['../../secret'], rejected: [] }],
    [
      'a picture that was stored since',
      { accepted: ['components-tabs--stale-390-light'], rejected: [] },
    ],
    [
      'both at once',
      {
        accepted: ['components-card--long-dark'],
        rejected: [{ id: 'components-card--long-dark' }],
      },
    ],
    [
      'a choice where there is no conflict',
      { accepted: [], rejected: [], taken: ['components-card--long-dark'] },
    ],
    ['something else', 'nonsense'],
  ])('refuses %s', async (_what, body) => {
    expect((await ask('/api/finish', body)).status).toBe(400);
    expect(existsSync(file('review.md'))).toBe(false);
  });

  it.each([
    ['another page', { Origin: 'https://evil.example' }],
    ['another name of this machine', { Host: 'evil.example:80', Origin: 'http://evil.example:80' }],
    ['a form', { 'Content-Type': 'text/plain' }],
  ])('accepts no verdicts from %s', async (_who, headers) => {
    expect((await ask('/api/finish', { accepted: [], rejected: [] }, headers)).status).toBe(403);
  });
});

it('reports “ready” as a list without boxes', () => {
  expect(reviewList({ accepted: 3, kept: 0, left: 0, rejected: [] }, '')).toBe(
    '### Look: 3 accepted, 0 rejected\n',
  );
});
