// @vitest-environment node
import { StudioError } from '@lectern/studio';
import { RecordingError, sentenceKey, type TakeVerdict } from '@lectern/studio/takes';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addProject, openTestClient, text, type TestClient } from '../../testing/testClient.ts';
import type { NodeBackendOptions } from '../../entries/node.ts';
import { clearMedia } from '../../files/clearMedia.ts';
import { createLocalLocks } from '../../base/locks.ts';
import { createGate } from '../../testing/gate.ts';
import { deleteProject } from '../storage/deleteProject.ts';
import { storedFilms } from '../storage/storedFilms.ts';
import { clearTakes } from './takes.ts';
import { openVoiceRecordings } from './voiceRecordings.ts';
import type { RecordingsOfScript } from './recordingTypes.ts';

// Dexie observes nothing in an environment without its own database, and other files rely on that.
const none = { ...Dexie.dependencies };
beforeAll(() => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterAll(() => {
  Object.assign(Dexie.dependencies, none);
});

const SCRIPT = 'Say it once. Say it twice. Say it once.';
const [ONE, TWO] = ['Say it once.', 'Say it twice.'];
const RECORDING = { samples: new Float32Array(800), sampleRate: 48_000 };
const OWN = 'own-olivia';

async function open(options: NodeBackendOptions = {}) {
  const client = await openTestClient({ scenario: 'new-account', ...options });
  await client.signIn();
  const project = { owner: 'demo', projectId: await addProject(client, 1) };
  const { context, media } = client.backend;
  const recordings = openVoiceRecordings(context);
  const add = (sentence: string) =>
    recordings.addTake(project, { key: sentenceKey(sentence), text: sentence }, RECORDING);
  const keep = async (sentence: string) => {
    const id = await add(sentence);
    await recordings.keepTake(project, sentenceKey(sentence), id);
    return id;
  };
  return { client, context, media, recordings, project, add, keep };
}

/** Verdicts on a take in which its sentence is said twice, then on takes that fit. */
function saidTwice(): () => TakeVerdict {
  let compared = 0;
  return () => {
    compared += 1;
    return compared === 1 ? { kind: 'twice', from: 0.8 } : { kind: 'fits', from: null };
  };
}

/** Whether the take of the first sentence was split, and both halves have a verdict. */
const isSplit = ({ sentences: [one] }: RecordingsOfScript) =>
  one?.takes.length === 2 && one.takes.every(({ verdict }) => verdict !== null);

/** Resolves to the next watched state that matches. */
async function state(
  { recordings, project }: Awaited<ReturnType<typeof open>>,
  isWanted: (state: RecordingsOfScript) => boolean = () => true,
  owner = 'demo',
): Promise<RecordingsOfScript> {
  return new Promise((resolve) => {
    const end = recordings.watch({ ...project, owner, script: SCRIPT }, (now) => {
      if (!isWanted(now)) return;
      end();
      resolve(now);
    });
  });
}

const speak = (client: TestClient, id: string, voice = OWN) =>
  client.call('POST', '/voices/generate', {
    ...{ id, voice_id: voice, model_id: 'any', script: SCRIPT },
  });
const filesOf = async (media: { list(): Promise<string[]> }, prefix = 'tak_') =>
  (await media.list()).filter((name) => name.startsWith(prefix));

describe('a take', () => {
  it('is on the disk and listed for its sentence, not kept, and compared afterwards', async () => {
    const all = await open({ takes: { verdict: () => ({ kind: 'differs', from: 1.2 }) } });
    const id = await all.add(TWO);
    expect(await filesOf(all.media)).toEqual([`${id}.wav`]);
    const { sentences, bytes } = await state(
      all,
      ({ sentences: [, two] }) => two?.takes[0]?.verdict !== null,
    );
    expect(sentences.map((sentence) => sentence.text)).toEqual([ONE, TWO]);
    expect(sentences[1]).toMatchObject({
      keptTakeId: null,
      takes: [{ id, seconds: 2, verdict: { kind: 'differs', from: 1.2 } }],
    });
    expect(bytes).toBe((await all.media.read(`${id}.wav`)).size);
    expect(await all.recordings.takeUrl(id)).toMatch(/^blob:/);
  });

  it.each([
    ['fits', 'too-quiet', 'too-quiet'],
    ['differs', 'too-quiet', 'differs'],
    ['fits', 'silent', 'silent'],
  ] as const)('whose words are %s and whose sound is %s is %s', async (kind, fault, verdict) => {
    const all = await open({ takes: { fault, verdict: () => ({ kind, from: null }) } });
    await all.add(ONE);
    const { sentences } = await state(all, (now) => now.sentences[0]?.takes[0]?.verdict !== null);
    expect(sentences[0]?.takes[0]?.verdict).toEqual({ kind: verdict, from: null });
  });

  it('in which its sentence is said twice is split in two, and the second is used', async () => {
    const all = await open({ takes: { verdict: saidTwice() } });
    const id = await all.keep(ONE);
    const { sentences } = await state(all, isSplit);
    const [first, second] = sentences[0]?.takes ?? [];
    expect(first?.verdict?.kind).toBe('fits');
    expect(second).toMatchObject({ replaces: id, verdict: { kind: 'twice' } });
    expect(sentences[0]?.keptTakeId).toBe(second?.id);
    expect(await (await all.media.read(`${first?.id}.wav`)).text()).toBe('RIFF 0–0.8');
    expect(await (await all.media.read(`${second?.id}.wav`)).text()).toBe('RIFF 0.8–2');
  });

  it('that is split makes audio of it out of date', async () => {
    const gate = createGate();
    const said = saidTwice();
    const all = await open({ takes: { verdict: () => gate.pass().then(said) } });
    const { client, media, project } = all;
    const id = await all.keep(ONE);
    const spoken = await speak(client, project.projectId);
    gate.open();
    await state(all, isSplit);
    const { body } = await client.call('GET', `/projects/${project.projectId}`);
    expect(body).toMatchObject({ audioUrl: null });
    const again = await speak(client, project.projectId);
    expect(text(again.body, 'audio_url')).not.toBe(text(spoken.body, 'audio_url'));
    // Speech that began before may still read the whole take.
    expect(await (await media.read(`${id}.wav`)).text()).toBe('RIFF 800 samples');
  });

  it('that is split can still be kept by its id, as its second half', async () => {
    const all = await open({ takes: { verdict: saidTwice() } });
    const id = await all.add(ONE);
    await state(all, isSplit);
    await all.recordings.keepTake(all.project, sentenceKey(ONE), id);
    const [one] = (await state(all)).sentences;
    expect(one?.keptTakeId).toBe(one?.takes[1]?.id);
  });

  it('stays removed, and is not split, if it is removed while it is compared', async () => {
    const gate = createGate();
    const said = saidTwice();
    const all = await open({ takes: { verdict: () => gate.pass().then(said) } });
    const id = await all.keep(ONE);
    await gate.reached;
    await all.recordings.removeTake(all.project, id);
    gate.open();
    // Takes are compared one after another.
    await all.add(TWO);
    const { sentences } = await state(all, (now) => now.sentences[1]?.takes[0]?.verdict != null);
    expect(sentences[0]?.takes).toEqual([]);
    expect(await all.context.db.takes.get(id)).toMatchObject({ state: 'removed', isKept: true });
    expect(await filesOf(all.media)).toHaveLength(2);
  });

  it('that was split off another one is compared without another visit', async () => {
    const all = await open({ takes: { verdict: saidTwice() } });
    let latest: RecordingsOfScript | null = null;
    const watched = { ...all.project, script: SCRIPT };
    onTestFinished(all.recordings.watch(watched, (now) => (latest = now)));
    await expect.poll(() => latest).not.toBeNull();
    await all.add(ONE);
    await expect
      .poll(() => latest?.sentences[0]?.takes.map(({ verdict }) => verdict?.kind))
      .toEqual(['fits', 'twice']);
  });

  it('is compared by one tab, and by the next one if that tab closed', async () => {
    let compared = 0;
    const all = await open({
      takes: { verdict: () => ((compared += 1), { kind: 'fits', from: null }) },
    });
    const id = await all.add(ONE);
    await state(all, (now) => now.sentences[0]?.takes[0]?.verdict !== null);
    expect(compared).toBe(1);
    // Simulates a tab that closed during a comparison.
    await all.context.db.takes.update(id, { verdict: null });
    const [one, two] = [openVoiceRecordings(all.context), openVoiceRecordings(all.context)];
    await Promise.all(
      [one, two].map((recordings) =>
        state({ ...all, recordings }, (now) => now.sentences[0]?.takes[0]?.verdict !== null),
      ),
    );
    expect(compared).toBe(2);
  });

  it('that does not fit on the disk is reported and leaves nothing behind', async () => {
    const all = await open({
      takes: {
        beforeWrite: () => {
          throw new StudioError('storage-full');
        },
      },
    });
    await expect(all.add(ONE)).rejects.toMatchObject({
      code: 'storage-full',
      message: 'There is no room for this recording. Free some space, then record it again.',
    });
    expect(await all.context.db.takes.count()).toBe(0);
    expect(await filesOf(all.media)).toEqual([]);
  });

  it('for whose record the disk has no room is reported in the same way', async () => {
    const all = await open();
    const id = await all.add(ONE);
    await state(all, (now) => (now.sentences[0]?.takes[0]?.verdict ?? null) !== null);
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    all.context.db.takes.hook('creating', full);
    all.context.db.takes.hook('updating', full);
    const isFull = { code: 'storage-full' };
    await expect(all.add(ONE)).rejects.toMatchObject(isFull);
    const sentence = { key: sentenceKey(ONE), text: ONE };
    const options = { sampleRate: 48_000, onFull: () => undefined };
    const running = all.recordings.beginTake(all.project, sentence, options);
    await expect(running.end()).rejects.toMatchObject(isFull);
    const keeping = all.recordings.keepTake(all.project, sentence.key, id);
    await expect(keeping).rejects.toMatchObject(isFull);
    expect(await filesOf(all.media)).toEqual([`${id}.wav`]);
  });

  it('of a tab that dies during writing leaves neither record nor file', async () => {
    const gate = createGate();
    const all = await open({ takes: { beforeWrite: () => gate.pass() } });
    const adding = all.add(ONE);
    await gate.reached;
    // While that tab is alive, its take must not be cleaned up.
    await clearTakes(all.context);
    expect(await all.context.db.takes.count()).toBe(1);
    const [record] = await all.context.db.takes.toArray();
    gate.open();
    await adding;
    // Leave behind a take and its file, as a closed tab would, and a file without a record.
    if (!record) throw new Error('There is no record');
    await all.context.db.takes.add({
      ...record,
      id: 'tak_new-account.00000000000000aa',
      state: 'writing',
    });
    all.media.write('tak_new-account.00000000000000aa.wav', 'half');
    all.media.write('tak_new-account.00000000000000bb.wav', 'no record');
    await clearTakes(all.context);
    await clearMedia(all.context);
    expect(await all.context.db.takes.toCollection().primaryKeys()).toEqual([record.id]);
    expect(await filesOf(all.media)).toEqual([`${record.id}.wav`]);
  });

  it('is removed if the browser has deleted its file', async () => {
    const all = await open();
    const id = await all.keep(ONE);
    await all.media.remove(`${id}.wav`);
    expect(await all.recordings.takeUrl(id)).toBeNull();
    await clearTakes(all.context);
    const { sentences } = await state(all);
    expect(sentences[0]).toMatchObject({ takes: [], keptTakeId: null });
  });
});

describe('a take that is written during recording', () => {
  const SECOND = new Float32Array(48_000);
  const begin = (
    { recordings, project }: Awaited<ReturnType<typeof open>>,
    onFull: () => void = () => undefined,
  ) =>
    recordings.beginTake(
      project,
      { key: sentenceKey(ONE), text: ONE },
      { sampleRate: 48_000, onFull },
    );
  /** Waits until the appended samples have reached the media store. */
  const isWritten = async ({ media }: Awaited<ReturnType<typeof open>>) => {
    await expect.poll(() => filesOf(media)).toHaveLength(1);
  };

  it('is an ordinary take once it ends', async () => {
    const all = await open();
    const take = begin(all);
    take.append(SECOND);
    const id = await take.end();
    const { sentences } = await state(all, (now) => now.sentences[0]?.takes[0]?.verdict !== null);
    expect(sentences[0]?.takes).toMatchObject([{ id, seconds: 2, verdict: { kind: 'fits' } }]);
    expect(await (await all.media.read(`${id}.wav`)).text()).toBe('RIFF 48000 samples');
  });

  it('is found and compared at the next visit if its tab died', async () => {
    const all = await open();
    const take = begin(all);
    take.append(SECOND);
    await isWritten(all);
    take.append(SECOND);
    // While that tab is alive, no other tab takes it over.
    expect((await state(all)).sentences[0]?.takes).toEqual([]);
    // The locks of a dead tab are free.
    const next = { ...all.context, locks: createLocalLocks() };
    await clearTakes(next);
    await clearMedia(next);
    const { sentences } = await state(
      { ...all, recordings: openVoiceRecordings(next) },
      (now) => (now.sentences[0]?.takes[0]?.verdict ?? null) !== null,
    );
    const [found] = sentences[0]?.takes ?? [];
    expect(found).toMatchObject({ seconds: 2, verdict: { kind: 'fits' } });
    expect(await (await all.media.read(`${found?.id}.wav`)).text()).toBe('RIFF 48000 48000 left');
  });

  it('that cannot be read after its tab died holds up no other, and is left for the next visit', async () => {
    let unreadable = '';
    const all = await open({
      takes: {
        beforeWrite: (name) => {
          if (name === unreadable) throw new StudioError('speech-failed');
        },
      },
    });
    const takes = [begin(all), begin(all)];
    for (const take of takes) take.append(SECOND);
    await expect.poll(() => filesOf(all.media)).toHaveLength(2);
    const [first = '', second = ''] = await all.context.db.takes.toCollection().primaryKeys();
    unreadable = `${first}.wav`;
    // The locks of a dead tab are free.
    const next = { ...all.context, locks: createLocalLocks() };
    const { sentences } = await state(
      { ...all, recordings: openVoiceRecordings(next) },
      (now) => now.sentences[0]?.takes.length !== 0,
    );
    expect(sentences[0]?.takes.map(({ id }) => id)).toEqual([second]);
    expect(await all.context.db.takes.get(first)).toMatchObject({ state: 'writing' });
    expect(await filesOf(all.media)).toHaveLength(2);
  });

  it.each([
    ['said nothing', { fault: 'silent' }, true],
    ['had not begun to write', {}, false],
  ] as const)('leaves nothing if its tab %s', async (_, takes, isBegun) => {
    const all = await open({ takes });
    const take = begin(all);
    if (isBegun) take.append(SECOND);
    await expect.poll(() => all.context.db.takes.count()).toBe(1);
    if (isBegun) await isWritten(all);
    const recordings = openVoiceRecordings({ ...all.context, locks: createLocalLocks() });
    await state({ ...all, recordings });
    await expect.poll(() => all.context.db.takes.count()).toBe(0);
    expect(await filesOf(all.media)).toEqual([]);
  });

  it('ends when the disk is full, and keeps the part that fitted', async () => {
    const all = await open({ takes: { room: 100_000 } });
    let full = 0;
    const take = begin(all, () => (full += 1));
    for (let second = 0; second < 4; second += 1) take.append(SECOND);
    await expect.poll(() => full).toBe(1);
    const id = await take.end();
    expect(await (await all.media.read(`${id}.wav`)).text()).toBe('RIFF 48000 48000 samples');
    expect((await state(all)).sentences[0]?.takes).toMatchObject([{ id }]);
  });

  it('leaves nothing if it is discarded or its project is deleted', async () => {
    const all = await open();
    const take = begin(all);
    take.append(SECOND);
    await isWritten(all);
    await take.discard();
    expect(await filesOf(all.media)).toEqual([]);
    const other = begin(all);
    other.append(SECOND);
    await isWritten(all);
    await deleteProject(all.context, all.project);
    await expect(other.end()).rejects.toMatchObject({ code: 'gone' });
    expect(await filesOf(all.media)).toEqual([]);
    expect(await all.context.db.takes.count()).toBe(0);
  });
});

describe('the kept take', () => {
  it('is at most one per sentence', async () => {
    const all = await open();
    const [first, second] = [await all.keep(ONE), await all.keep(ONE)];
    expect((await state(all)).sentences[0]?.keptTakeId).toBe(second);
    await all.recordings.keepTake(all.project, sentenceKey(ONE), first);
    expect((await state(all)).sentences[0]?.keptTakeId).toBe(first);
    await all.recordings.keepTake(all.project, sentenceKey(ONE), null);
    expect((await state(all)).sentences[0]?.keptTakeId).toBeNull();
  });

  it('can be removed and restored for a while', async () => {
    let time = 1_000_000;
    const all = await open({ now: () => time });
    const id = await all.keep(ONE);
    await all.recordings.removeTake(all.project, id);
    expect((await state(all)).sentences[0]).toMatchObject({ takes: [], keptTakeId: null });
    expect(await all.recordings.restoreTake(all.project, id)).toBe(true);
    expect((await state(all)).sentences[0]?.keptTakeId).toBe(id);

    await all.recordings.removeTake(all.project, id);
    const other = await all.keep(ONE);
    expect(await all.recordings.restoreTake(all.project, id)).toBe(true);
    expect((await state(all)).sentences[0]?.keptTakeId).toBe(other);

    await all.recordings.removeTake(all.project, id);
    time += 11 * 60_000;
    await clearTakes(all.context);
    expect(await all.recordings.restoreTake(all.project, id)).toBe(false);
    expect(await filesOf(all.media)).toEqual([`${other}.wav`]);
  });

  it('is used to speak the script, and another take gives other audio', async () => {
    const all = await open();
    const { client, project, context } = all;
    const spoken = await speak(client, project.projectId);
    const id = await all.keep(TWO);
    const again = await speak(client, project.projectId);
    expect(text(again.body, 'audio_url')).not.toBe(text(spoken.body, 'audio_url'));
    const audioOf = async () =>
      (await client.call('GET', `/projects/${project.projectId}`)).body as {
        audioUrl: string | null;
      };
    expect((await audioOf()).audioUrl).toBe(text(again.body, 'audio_url'));
    expect(text((await speak(client, project.projectId)).body, 'audio_url')).toBe(
      text(again.body, 'audio_url'),
    );
    const audio = await context.db.audios.orderBy('id').toArray();
    expect(audio.map(({ takeIds }) => takeIds)).toContainEqual([id]);

    const other = await all.keep(TWO);
    expect((await audioOf()).audioUrl).toBeNull();
    await speak(client, project.projectId);
    expect((await audioOf()).audioUrl).not.toBeNull();
    await all.recordings.removeTake(project, other);
    expect((await audioOf()).audioUrl).toBeNull();
  });

  it('does not affect synthetic voices', async () => {
    const all = await open();
    const before = await speak(all.client, all.project.projectId, 'olivia');
    await all.keep(ONE);
    const after = await speak(all.client, all.project.projectId, 'olivia');
    expect(text(after.body, 'audio_url')).toBe(text(before.body, 'audio_url'));
  });
});

describe('a sentence that changed after it was recorded', () => {
  it('is marked as changed until it is recorded again; others are not', async () => {
    const all = await open();
    const was = 'Say it just once.';
    const id = await all.add(was);
    await all.recordings.keepTake(all.project, sentenceKey(was), id);
    const { sentences } = await state(all);
    expect(sentences.map(({ isChanged }) => isChanged)).toEqual([true, false]);
    await all.keep(ONE);
    const after = await state(all);
    expect(after.sentences.map(({ isChanged }) => isChanged)).toEqual([false, false]);
  });
});

describe('the user’s own voice', () => {
  it.each([
    [OWN, 200],
    ['own-', 404],
    ['own-nobody', 404],
  ])('%s gets status %d', async (voice, status) => {
    const all = await open();
    expect((await speak(all.client, all.project.projectId, voice)).status).toBe(status);
  });
});

describe('the takes of a project', () => {
  it('are inaccessible to other users', async () => {
    const all = await open();
    const id = await all.keep(ONE);
    const beta = { ...all.project, owner: 'beta' };
    expect(await state(all, undefined, 'beta')).toMatchObject({
      bytes: 0,
      sentences: [{ takes: [] }, {}],
    });
    await all.recordings.removeTake(beta, id);
    await all.recordings.removeAll(beta);
    await expect(all.recordings.keepTake(beta, sentenceKey(ONE), null)).rejects.toMatchObject({
      code: 'gone',
    });
    expect((await state(all)).sentences[0]?.keptTakeId).toBe(id);
  });

  it('are deleted with their project, and counted with its film', async () => {
    const all = await open();
    const { client, project, context } = all;
    const wish = {
      script: SCRIPT,
      voiceId: OWN,
      avatarId: 'avt_amara',
      projectId: project.projectId,
    };
    await client.call('POST', '/videos/generate', wish);
    await context.renders.idle();
    const [before] = await storedFilms(context, 'demo');
    const id = await all.keep(ONE);
    const [after] = await storedFilms(context, 'demo');
    const { size } = await all.media.read(`${id}.wav`);
    expect(after?.bytes).toBe((before?.bytes ?? 0) + size);
    await deleteProject(context, project);
    expect(await context.db.takes.count()).toBe(0);
    expect(await all.media.list()).toEqual([]);
  });

  it('are not stored if the project is deleted during writing', async () => {
    const gate = createGate();
    const all = await open({ takes: { beforeWrite: () => gate.pass() } });
    const adding = all.add(ONE);
    await gate.reached;
    await deleteProject(all.context, all.project);
    gate.open();
    await expect(adding).rejects.toMatchObject({ code: 'gone' });
    expect(await filesOf(all.media)).toEqual([]);
  });

  it('can all be deleted at once', async () => {
    const all = await open();
    await all.keep(ONE);
    await all.keep(TWO);
    await all.recordings.removeAll(all.project);
    expect(await all.context.db.takes.count()).toBe(0);
    expect(await filesOf(all.media)).toEqual([]);
  });

  it('are exported with the numbers and words of their sentences', async () => {
    const all = await open();
    await all.add(ONE);
    await all.keep(TWO);
    const zip = await all.recordings.exportTakes({ ...all.project, script: SCRIPT });
    const words = new TextDecoder('latin1').decode(await zip.arrayBuffer());
    expect(words).toContain('2 say it twice.wav');
    expect(words).not.toContain('say it once');
  });
});

describe('a file for all sentences', () => {
  it('that is too long is rejected with its length', async () => {
    const all = await open({
      takes: {
        found: () => {
          throw new RecordingError('too-long', '3850');
        },
      },
    });
    const options = { signal: new AbortController().signal, onProgress: () => undefined };
    await expect(
      all.recordings.readFile({ ...all.project, script: SCRIPT }, new Blob(), options),
    ).rejects.toMatchObject({
      message: 'This file lasts 1:04:10. Files of up to 1 hour are read: cut it first.',
    });
  });

  it('is cut into takes, each kept for its sentence', async () => {
    const all = await open();
    const { recordings, project } = all;
    const file = new Blob(['sound']);
    const options = { signal: new AbortController().signal, onProgress: () => undefined };
    const { stretches } = await recordings.readFile({ ...project, script: SCRIPT }, file, options);
    expect(await all.context.db.takes.count()).toBe(0);
    await recordings.keepStretches(
      project,
      file,
      stretches.map(({ key, start, end }) => ({
        key,
        text: key,
        start: start ?? 0,
        end: end ?? 0,
      })),
    );
    const { sentences } = await state(all);
    expect(sentences.map(({ keptTakeId }) => keptTakeId)).not.toContain(null);
  });

  it('is stored completely or not at all', async () => {
    let written = 0;
    const all = await open({
      takes: {
        beforeWrite: () => {
          written += 1;
          if (written === 2) throw new StudioError('storage-full');
        },
      },
    });
    const stretches = [ONE, TWO].map((each, i) => {
      return { key: sentenceKey(each), text: each, start: i, end: i + 1 };
    });
    await expect(
      all.recordings.keepStretches(all.project, new Blob(['sound']), stretches),
    ).rejects.toMatchObject({ code: 'storage-full' });
    expect(await all.context.db.takes.count()).toBe(0);
    expect(await filesOf(all.media)).toEqual([]);
  });
});
