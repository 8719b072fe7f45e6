// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { openNodeBackend } from '../entries/node.ts';
import { clearMedia } from './clearMedia.ts';
import { createMediaUrls } from './mediaUrls.ts';
import { createMemoryMedia } from './memoryMedia.ts';

describe('the URL of a file', () => {
  it('stays the same as long as the file does not change', async () => {
    const media = createMemoryMedia();
    const urls = createMediaUrls(media);
    media.write('vid_1.mp4', 'first');
    const first = await urls.urlOf('vid_1.mp4');
    expect(first).toMatch(/^blob:/);
    expect(await urls.urlOf('vid_1.mp4')).toBe(first);
    media.write('vid_1.mp4', 'second one');
    expect(await urls.urlOf('vid_1.mp4')).not.toBe(first);
  });

  it('has the content type of the file', async () => {
    const media = createMemoryMedia();
    media.write('vid_1.mp4', 'film');
    const url = await createMediaUrls(media).urlOf('vid_1.mp4');
    const response = await fetch(url ?? '');
    expect(response.headers.get('Content-Type')).toBe('video/mp4');
  });

  it('is null when the file no longer exists', async () => {
    const media = createMemoryMedia();
    const urls = createMediaUrls(media);
    expect(await urls.urlOf('vid_1.mp4')).toBeNull();
    media.write('vid_1.mp4', 'film');
    await urls.urlOf('vid_1.mp4');
    await media.remove('vid_1.mp4');
    expect(await urls.urlOf('vid_1.mp4')).toBeNull();
  });
});

describe('clearing media', () => {
  it('removes files without a record, but not those of other backends', async () => {
    const { context, media } = await openNodeBackend();
    const kept = context.newId('aud');
    const lost = context.newId('vid');
    await context.db.audios.add({
      id: kept,
      userId: 'usr_1',
      projectId: 'prj_1',
      voiceId: 'olivia',
      script: 'Hello.',
      state: 'ready',
      duration: 1,
      words: 1,
      createdAt: 0,
    });
    const others = ['vid_busy-account.0123456789abcdef.mp4', 'notes.txt'];
    for (const name of [`${kept}.wav`, `${lost}.mp4`, `${lost}.vtt`, ...others]) {
      media.write(name, 'content');
    }
    await clearMedia(context);
    expect(await media.list()).toEqual([`${kept}.wav`, ...others]);
    await context.close();
  });

  it('keeps the temporary files of work in progress in another tab', async () => {
    const { context, media } = await openNodeBackend();
    const [speaking, ready] = [context.newId('aud'), context.newId('aud')];
    const audio = { userId: 'usr_1', projectId: 'prj_1', voiceId: 'olivia', script: 'Hello.' };
    const rest = { ...audio, duration: 1, words: 1, createdAt: 0 };
    await context.db.audios.add({ ...rest, id: speaking, state: 'speaking' });
    await context.db.audios.add({ ...rest, id: ready, state: 'ready' });
    for (const id of [speaking, ready]) media.write(`${id}.wav.raw`, 'sound');
    await clearMedia(context);
    expect(await media.list()).toEqual([`${speaking}.wav.raw`]);
    await context.close();
  });
});
