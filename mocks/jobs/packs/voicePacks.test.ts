// @vitest-environment node
import { ownVoiceId } from '@lectern/studio/own-voice';
import { packSize, packVoiceId, type VoicePack } from '@lectern/studio/packs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLocalLocks } from '../../base/locks.ts';
import { createGate } from '../../testing/gate.ts';
import { openTestClient } from '../../testing/testClient.ts';
import type { loadPack } from './loadPack.ts';
import { PackError } from './PackError.ts';
import type { PackMessage } from './packChannel.ts';
import { testPack } from './testPack.ts';
import type { PackOnDevice } from './packTypes.ts';
import { createVoicePacks } from './voicePacks.ts';

const FOLDER = 'https://site.test/voices/';
const PACK = testPack();

/** A site's folder with its packs, and the requests to it. */
function site(manifests: Record<string, unknown>, ids = Object.keys(manifests)) {
  const asked: string[] = [];
  const fetch = (input: RequestInfo | URL): Promise<Response> => {
    const url = input instanceof Request ? input.url : input.toString();
    asked.push(url);
    if (url === `${FOLDER}index.json`) return Promise.resolve(Response.json({ packs: ids }));
    const id = /voices\/(.*)\/manifest/.exec(url)?.[1] ?? '';
    const known = manifests[id];
    return Promise.resolve(
      known === undefined ? new Response(null, { status: 404 }) : Response.json(known),
    );
  };
  return { fetch, asked };
}

/** A device whose loads are controlled by the test. */
function device({
  whole = [],
  kept = {},
}: { whole?: readonly VoicePack[]; kept?: Readonly<Record<string, number>> } = {}) {
  const packs = new Map(whole.map((pack) => [pack.id, pack]));
  const bytes = new Map(Object.entries(kept));
  const running: { finish: () => void; fail: (cause: Error) => void; came: (n: number) => void }[] =
    [];
  const load: typeof loadPack = async ({ pack }, { signal, onProgress }) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      running.push({
        finish: () => {
          packs.set(pack.id, pack);
          resolve();
        },
        fail: reject,
        came: (n) => {
          bytes.set(pack.id, n);
          onProgress(n);
        },
      });
    });
  return {
    running,
    load,
    store: {
      listPacks: () => Promise.resolve([...packs.values()]),
      keptBytes: (id: string) => Promise.resolve(bytes.get(id) ?? 0),
      removePack: (id: string) => {
        packs.delete(id);
        bytes.delete(id);
        return Promise.resolve();
      },
    },
  };
}

/** The tabs of one browser: each receives the messages of the others. */
function tabs() {
  const listeners: ((message: PackMessage) => void)[] = [];
  return () => {
    let own: ((message: PackMessage) => void) | undefined;
    return {
      tell: (message: PackMessage) => {
        for (const listener of listeners) if (listener !== own) listener(message);
      },
      listen: (listener: (message: PackMessage) => void) => {
        own = listener;
        listeners.push(listener);
      },
    };
  };
}

const until = (check: () => void) => vi.waitFor(check, { interval: 1 });

async function open({
  from = site({ coast: { version: 1, ...PACK } }),
  on = device(),
  locks = createLocalLocks(),
  channel = tabs()(),
  persist = (): Promise<boolean> => Promise.resolve(true),
} = {}) {
  const { backend } = await openTestClient();
  let time = 0;
  const packs = createVoicePacks({
    ...backend.context,
    ...{ folder: FOLDER, fetch: from.fetch, store: on.store },
    ...{ loadPack: on.load, locks, channel, now: () => time, persist },
  });
  const seen: (readonly PackOnDevice[])[] = [];
  onTestFinished(packs.watch((all) => seen.push(all)));
  await until(() => expect(seen).not.toHaveLength(0));
  return {
    packs,
    backend,
    now: () => seen.at(-1) ?? [],
    passes: (milliseconds: number) => (time += milliseconds),
  };
}

describe('the voice packs of a site', () => {
  it('are offered with everything that users need to know before loading', async () => {
    const { now } = await open();
    expect(now()).toMatchObject([{ id: 'coast', state: 'offered', loaded: 0, pack: PACK }]);
  });

  it('are empty if the site has no folder, or something else in its place', async () => {
    for (const answer of [new Response(null, { status: 404 }), new Response('<!doctype html>')]) {
      const from = { fetch: () => Promise.resolve(answer), asked: [] };
      expect((await open({ from })).now()).toEqual([]);
    }
  });

  it('are requested only from that folder', async () => {
    const from = site({ coast: { version: 1, ...PACK } }, ['coast', 'coast', 'gone']);
    await open({ from });
    for (const url of from.asked) expect(url.startsWith(FOLDER)).toBe(true);
  });

  it('are not offered if the manifest is unusable, and say why', async () => {
    const manifests = { harbour: { version: 1, ...PACK, id: 'harbour', license: undefined } };
    const { now, packs } = await open({ from: site(manifests, ['harbour', 'gone']) });
    expect(now()).toMatchObject([
      {
        id: 'harbour',
        state: 'refused',
        problem: 'Not offered: its manifest names no license. Tell whoever runs this site.',
      },
      { id: 'gone', state: 'refused' },
    ]);
    await packs.load('harbour');
    expect(now()[0]?.state).toBe('refused');
  });

  it('are shown even if the list of licenses does not load', async () => {
    vi.doMock('./isSpdx.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    onTestFinished(() => vi.doUnmock('./isSpdx.ts'));
    const from = site({ harbour: { version: 1, ...PACK, id: 'harbour' } });
    expect((await open({ from, on: device({ whole: [PACK] }) })).now()).toMatchObject([
      {
        id: 'harbour',
        state: 'refused',
        problem: expect.stringContaining(
          'could not be checked, because part of Lectern did not load',
        ),
      },
      { id: 'coast', state: 'installed' },
    ]);
  });

  it('show their bytes and the time left while loading, and end up installed', async () => {
    const on = device();
    const { packs, now, passes } = await open({ on });
    const loading = packs.load('coast');
    await until(() => expect(on.running).toHaveLength(1));
    passes(2000);
    on.running[0]?.came(1000);
    expect(now()[0]).toMatchObject({ state: 'loading', loaded: 1000, secondsLeft: 6 });
    on.running[0]?.finish();
    await loading;
    expect(now()[0]).toMatchObject({ state: 'installed', loaded: packSize(PACK) });
  });

  it('keep the received bytes when paused, and can resume', async () => {
    const on = device();
    const { packs, now, passes } = await open({ on });
    const loading = packs.load('coast');
    await until(() => expect(on.running).toHaveLength(1));
    passes(500);
    on.running[0]?.came(2500);
    packs.pause('coast');
    await loading;
    // A late message of the worker.
    passes(500);
    on.running[0]?.came(2500);
    expect(now()[0]).toMatchObject({ state: 'paused', loaded: 2500, problem: null });
    const again = packs.load('coast');
    await until(() => expect(on.running).toHaveLength(2));
    on.running[1]?.finish();
    await again;
    expect(now()[0]?.state).toBe('installed');
  });

  it.each([
    ['does not answer', () => new Promise<boolean>(() => undefined)],
    ['fails', () => Promise.reject(new Error('No storage'))],
  ])('load and pause even if the request to keep them %s', async (_, persist) => {
    const on = device();
    const { packs, now } = await open({ on, persist });
    const loading = packs.load('coast');
    await until(() => expect(on.running).toHaveLength(1));
    packs.pause('coast');
    await loading;
    expect(now()[0]).toMatchObject({ state: 'offered', problem: null });
  });

  it('are paused after a visit that ended during loading', async () => {
    const { now } = await open({ on: device({ kept: { coast: 1234 } }) });
    expect(now()[0]).toMatchObject({ state: 'paused', loaded: 1234 });
  });

  it.each([
    ['not-as-promised', 'What arrived is not what the pack promised (file 2 of 2).'],
    ['unreachable', 'The site did not send the rest. What came is kept'],
    ['missing-file', 'The site does not have all of this pack (file 2 of 2).'],
    ['storage-full', 'This device has no room for it.'],
  ] as const)('say why loading failed: %s', async (code, words) => {
    const on = device();
    const { packs, now } = await open({ on });
    const loading = packs.load('coast');
    await until(() => expect(on.running).toHaveLength(1));
    on.running[0]?.fail(new PackError(code, 2));
    await loading;
    expect(now()[0]?.problem).toContain(words);
    expect(now()[0]?.state).toBe('offered');
  });

  it('load once for two tabs, show in both, and stop from either', async () => {
    const on = device();
    const shared = { on, locks: createLocalLocks() };
    const channel = tabs();
    const first = await open({ ...shared, channel: channel() });
    const second = await open({ ...shared, channel: channel() });
    const loading = first.packs.load('coast');
    await until(() => expect(on.running).toHaveLength(1));
    await second.packs.load('coast');
    expect(on.running).toHaveLength(1);
    expect(second.now()[0]?.state).toBe('loading');
    second.packs.pause('coast');
    await loading;
    expect(second.now()[0]?.state).not.toBe('loading');
  });

  it('show as loading in a tab that was opened meanwhile', async () => {
    const on = device({ kept: { coast: 500 } });
    const shared = { on, locks: createLocalLocks() };
    const channel = tabs();
    const first = await open({ ...shared, channel: channel() });
    const loading = first.packs.load('coast');
    await until(() => expect(on.running).toHaveLength(1));
    const [second, third] = [
      await open({ ...shared, channel: channel() }),
      await open({ ...shared, channel: channel() }),
    ];
    await second.packs.load('coast');
    expect(second.now()[0]?.state).toBe('loading');
    expect(third.now()[0]?.state).toBe('paused');
    first.passes(500);
    on.running[0]?.came(1000);
    expect(third.now()[0]).toMatchObject({ state: 'loading', loaded: 1000 });
    on.running[0]?.finish();
    await loading;
    expect([second, third].map(({ now }) => now()[0]?.state)).toEqual(['installed', 'installed']);
  });

  it('show as paused once the tab that loads them is closed', async () => {
    const closed = createGate();
    const channel = tabs();
    const locks = createLocalLocks();
    const on = device({ kept: { coast: 1234 } });
    const { now } = await open({ on, locks, channel: channel() });
    const closing = locks.hold('lectern-voice-pack-coast', () => closed.pass());
    channel().tell({ id: 'coast', state: 'loading', loaded: 1000, secondsLeft: 6 });
    expect(now()[0]).toMatchObject({ state: 'loading', loaded: 1000 });
    closed.open();
    await closing;
    await until(() => expect(now()[0]).toMatchObject({ state: 'paused', loaded: 1234 }));
  });

  it('can be removed even if the site no longer has them', async () => {
    const on = device({ whole: [PACK] });
    const { packs, now } = await open({ on, from: site({}) });
    expect(now()).toMatchObject([{ id: 'coast', state: 'installed' }]);
    await packs.remove('coast');
    expect(now()).toEqual([]);
    expect(await on.store.listPacks()).toEqual([]);
  });

  it.each([
    ['alone', packVoiceId('coast', 'ana')],
    ['behind the own voice', ownVoiceId(packVoiceId('coast', 'ana'))],
  ])('name the projects that use their voices %s', async (_, voiceId) => {
    const { packs, backend } = await open({ on: device({ whole: [PACK] }) });
    const { db } = backend.context;
    const [project] = await db.projects.toArray();
    if (!project) throw new Error('There are no projects');
    await db.projects.update(project.id, { voiceId });
    const owner = await db.users.get(project.userId);
    expect(await packs.usedBy(owner?.username ?? '', 'coast')).toEqual([
      { name: project.name, language: 'es' },
    ]);
    expect(await packs.usedBy('nobody', 'coast')).toEqual([]);
  });
});
