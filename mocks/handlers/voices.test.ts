// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { StudioError } from '@lectern/studio';
import { createGate } from '../testing/gate.ts';
import { addProject, list, openTestClient, text, type TestClient } from '../testing/testClient.ts';
import type { NodeBackendOptions } from '../entries/node.ts';

async function openWithProject(options: NodeBackendOptions = {}) {
  const client = await openTestClient({ scenario: 'new-account', ...options });
  await client.signIn();
  return { client, projectId: await addProject(client, 1) };
}

function speak(client: TestClient, id: string, script: string, voice = 'olivia', init = {}) {
  const body = { id, voice_id: voice, model_id: 'multilingual', script };
  return client.call('POST', '/voices/generate', body, init);
}

const audioFiles = async (client: TestClient) =>
  (await client.backend.media.list()).filter((name) => name.startsWith('aud_')).toSorted();

describe('the voices', () => {
  // Specification: calls.12
  it('are at least 14, each with a name, a gender and an accent', async () => {
    const { client } = await openWithProject();
    const voices = list((await client.call('GET', '/voices/list')).body);
    expect(voices.length).toBeGreaterThanOrEqual(14);
    for (const voice of voices) {
      expect(text(voice, 'voice_id')).not.toBe('');
      expect(text(voice, 'labels', 'gender')).not.toBe('');
      expect(text(voice, 'labels', 'accent')).not.toBe('');
    }
  });
});

describe('speaking', () => {
  it('returns the URL and length of the audio, and advances the project', async () => {
    const { client, projectId } = await openWithProject();
    const { status, body } = await speak(client, projectId, 'One two three four five.');
    expect(status).toBe(200);
    expect(body).toMatchObject({ duration: 2, words: 5 });
    const audio = await (await fetch(text(body, 'audio_url'))).text();
    expect(audio).toBe('RIFF olivia: One two three four five.');
    expect((await client.call('GET', `/projects/${projectId}`)).body).toMatchObject({
      status: 'voice_selected',
      progress: 60,
      voice_id: 'olivia',
      audioUrl: text(body, 'audio_url'),
    });
  });

  it('reuses the audio for the same script and voice', async () => {
    const { client, projectId } = await openWithProject();
    const first = await speak(client, projectId, 'Hello there.');
    await speak(client, projectId, 'Hello there.', 'james');
    const files = await audioFiles(client);
    const again = await speak(client, projectId, '  Hello there.\r\n');
    expect(again.body).toEqual(first.body);
    expect(await audioFiles(client)).toEqual(files);
  });

  // Specification: wizard-more.8
  it('speaks at the pace of the project, and again after the pace changes', async () => {
    const { client, projectId } = await openWithProject();
    const first = await speak(client, projectId, 'Hello there.');
    await client.call('PATCH', `/projects/${projectId}`, { settings: { speed: 1.25 } });
    expect((await client.call('GET', `/projects/${projectId}`)).body).toMatchObject({
      audioUrl: null,
    });
    const faster = await speak(client, projectId, 'Hello there.');
    expect(text(faster.body, 'audio_url')).not.toBe(text(first.body, 'audio_url'));
    expect((await client.call('GET', `/projects/${projectId}`)).body).toMatchObject({
      audioUrl: text(faster.body, 'audio_url'),
    });
  });

  it('speaks again for another script language, but not when switching back', async () => {
    const { client, projectId } = await openWithProject();
    const set = (language: string | null) =>
      client.call('PATCH', `/projects/${projectId}`, { settings: { language } });
    const urlOf = async () =>
      text((await speak(client, projectId, 'Hello there.')).body, 'audio_url');
    const first = await urlOf();
    await set('es');
    expect((await client.call('GET', `/projects/${projectId}`)).body).toMatchObject({
      audioUrl: null,
    });
    const spanish = await urlOf();
    expect(spanish).not.toBe(first);
    expect(await urlOf()).toBe(spanish);
    await set(null);
    expect(await urlOf()).toBe(first);
  });

  it('does not count marks as words', async () => {
    const { client, projectId } = await openWithProject();
    const { status } = await speak(client, projectId, '[pause 1s] [say nook]');
    expect(status).toBe(422);
  });

  it('keeps only the last few audio files', async () => {
    const { client, projectId } = await openWithProject();
    for (const voice of ['olivia', 'james', 'grace', 'callum', 'maya']) {
      await speak(client, projectId, 'Hello there.', voice);
    }
    // A sound and a timeline each, for the newest three and for the one that the project used just before.
    expect((await audioFiles(client)).length).toBeLessThanOrEqual(8);
    expect((await client.call('GET', `/projects/${projectId}`)).body).toMatchObject({
      voice_id: 'maya',
    });
  });

  it.each([
    ['stands still', () => 1_000],
    ['is set back', (call: number) => 1_000_000 - call],
  ])('keeps new audio even if the clock %s', async (_, clock) => {
    let calls = 0;
    const { client, projectId } = await openWithProject({ now: () => clock((calls += 1)) });
    for (const voice of ['olivia', 'james', 'grace', 'callum', 'maya']) {
      const { status, body } = await speak(client, projectId, 'Hello there.', voice);
      expect({ voice, status }).toEqual({ voice, status: 200 });
      expect((await client.call('GET', `/projects/${projectId}`)).body).toMatchObject({
        audioUrl: text(body, 'audio_url'),
      });
    }
  });

  it('offers no audio for a script that has changed since', async () => {
    const { client, projectId } = await openWithProject();
    await speak(client, projectId, 'Hello there.');
    const changed = await client.call('PATCH', `/projects/${projectId}`, { script: 'Goodbye.' });
    expect(changed.body).toMatchObject({ audioUrl: null });
    const back = await client.call('PATCH', `/projects/${projectId}`, { script: 'Hello there.' });
    expect(text(back.body, 'audioUrl')).toMatch(/^blob:/);
  });

  it('speaks only once for two simultaneous calls', async () => {
    const { client, projectId } = await openWithProject();
    const [first, second] = await Promise.all([
      speak(client, projectId, 'Hello there.'),
      speak(client, projectId, 'Hello there.'),
    ]);
    expect(first.body).toEqual(second.body);
    expect(await audioFiles(client)).toHaveLength(2);
  });

  it.each([
    ['', 'The script has no words to speak. Write at least one word.'],
    ['🙂 🎉 …', 'The script has no words to speak. Write at least one word.'],
    [
      'word '.repeat(20_000),
      'The script has 20,000 words. Lectern speaks at most 9,000 words, about an hour. Shorten the script and try again.',
    ],
  ])('rejects %#', async (script, detail) => {
    const { client, projectId } = await openWithProject();
    expect(await speak(client, projectId, script)).toEqual({ status: 422, body: { detail } });
  });

  it('reports a full device, and leaves nothing behind', async () => {
    const { client, projectId } = await openWithProject({
      fake: {
        async duringSpeech() {
          await Promise.resolve();
          throw new StudioError('storage-full');
        },
      },
    });
    expect(await speak(client, projectId, 'Hello there.')).toEqual({
      status: 507,
      body: {
        detail:
          'This device is out of space for Lectern. Delete a video you no longer need and try again.',
      },
    });
    expect(await client.backend.context.db.audios.count()).toBe(0);
  });

  it('stops when the call is aborted', async () => {
    const gate = createGate();
    let signal: AbortSignal | undefined;
    const { client, projectId } = await openWithProject({
      fake: {
        async duringSpeech(step) {
          signal = step.signal;
          await gate.pass();
        },
      },
    });
    const controller = new AbortController();
    const call = speak(client, projectId, 'Hello there.', 'olivia', { signal: controller.signal });
    await gate.reached;
    controller.abort();
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(signal?.aborted).toBe(true);
    await expect.poll(() => client.backend.context.db.audios.count()).toBe(0);
  });

  it('answers 404 for an unknown voice or project', async () => {
    const { client, projectId } = await openWithProject();
    expect((await speak(client, projectId, 'Hello.', 'nobody')).status).toBe(404);
    expect((await speak(client, 'prj_none', 'Hello.')).status).toBe(404);
  });
});
