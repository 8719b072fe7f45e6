// @vitest-environment node
import { GESTURES } from '@lectern/studio/marks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLiveStudio, openLiveStudio } from './liveStudio.ts';
import { addProject, openTestClient } from '../testing/testClient.ts';

describe('reading aloud', () => {
  it('returns the sound of a few words and stores nothing', async () => {
    const client = await openTestClient({ scenario: 'new-account' });
    const live = createLiveStudio(client.backend.context);
    const before = await client.backend.media.list();
    const request = { text: 'North light.', voiceId: 'olivia', speed: 1 };
    const sound = await live.readAloud(request, new AbortController().signal);
    expect(await sound.text()).toBe('RIFF olivia: North light.');
    expect(sound.type).toBe('audio/wav');
    expect(await client.backend.media.list()).toEqual(before);
  });

  it('leaves nothing behind when it fails', async () => {
    const client = await openTestClient({ scenario: 'new-account' });
    const live = createLiveStudio(client.backend.context);
    const request = { text: '…', voiceId: 'olivia', speed: 1 };
    await expect(live.readAloud(request, new AbortController().signal)).rejects.toMatchObject({
      code: 'no-words',
    });
    expect((await client.backend.media.list()).filter((name) => name.endsWith('.wav'))).toEqual([]);
  });
});

describe('a live presenter', () => {
  it('is null while the project has no audio', async () => {
    const client = await openTestClient({ scenario: 'new-account' });
    await client.signIn();
    const projectId = await addProject(client, 1);
    const live = createLiveStudio(client.backend.context);
    const request = { projectId, avatarId: 'avt_amara', settings: {}, isStill: false };
    expect(await live.openPresenter(request, new AbortController().signal)).toBeNull();
  });

  it('is pictured in each gesture, with a default figure if none is chosen', async () => {
    const client = await openTestClient({ scenario: 'new-account' });
    const live = createLiveStudio(client.backend.context);
    const amara = await live.gesturePictures({ projectId: null, avatarId: 'avt_amara' });
    expect([...amara.keys()]).toEqual(['rest', ...GESTURES]);
    const any = await live.gesturePictures({ projectId: null, avatarId: null });
    expect(any.get('wave')).toMatch(/^data:image\/svg/);
    const wren = await live.gesturePictures({ projectId: null, avatarId: 'avt_wren' });
    expect(wren.get('wave')).not.toBe(amara.get('wave'));
  });
});

describe('gestures by rule', () => {
  it("are counted with the project's manner and without the gestures that it turned off", async () => {
    const { backend } = await openTestClient({ scenario: 'new-account' });
    const live = createLiveStudio(backend.context);
    const script = 'Hello there. First, we plan.';
    const count = (settings: Record<string, unknown>) =>
      live.gesturesByRule({ script, language: 'en-GB', settings });
    expect(await count({})).toBe(2);
    expect(await count({ gesturesOff: [script.indexOf('First')] })).toBe(1);
    expect(await count({ manner: 'none' })).toBe(0);
    expect(await count({ manner: 7, gesturesOff: 'all' })).toBe(2);
  });
});

describe('a browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Simulates Chromium and Firefox, except for the given parts. */
  function browserWith(parts: Record<string, unknown> = {}): void {
    vi.stubGlobal('Worker', vi.fn());
    vi.stubGlobal(
      'FileSystemFileHandle',
      class {
        createWritable(): void {}
      },
    );
    vi.stubGlobal('navigator', { storage: { getDirectory: () => undefined } });
    for (const [name, value] of Object.entries(parts)) vi.stubGlobal(name, value);
  }

  it('that can speak gets instant speech and pictures', async () => {
    const { backend } = await openTestClient({ scenario: 'new-account' });
    browserWith();
    expect(openLiveStudio(backend.context)).toHaveProperty('readAloud');
  });

  it.each([
    ['no private files', { navigator: {} }],
    ['files that it cannot write', { FileSystemFileHandle: vi.fn() }],
    ['no workers', { Worker: undefined }],
  ])('with %s is offered no live studio', async (_, parts) => {
    const { backend } = await openTestClient({ scenario: 'new-account' });
    browserWith(parts);
    expect(openLiveStudio(backend.context)).toBeUndefined();
  });
});
