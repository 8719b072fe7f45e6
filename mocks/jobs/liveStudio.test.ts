// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createLiveStudio } from './liveStudio.ts';
import { addProject, openTestClient } from '../testing/testClient.ts';

describe('reading aloud', () => {
  it('gives the sound of a few words and keeps nothing', async () => {
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

describe('a presenter to look at', () => {
  it('is none while the project has no audio', async () => {
    const client = await openTestClient({ scenario: 'new-account' });
    await client.signIn();
    const projectId = await addProject(client, 1);
    const live = createLiveStudio(client.backend.context);
    const request = { projectId, avatarId: 'avt_amara', settings: {} };
    expect(await live.openPresenter(request, new AbortController().signal)).toBeNull();
  });
});
