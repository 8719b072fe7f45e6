// @vitest-environment node
import type { Edit } from '@lectern/studio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VideoRecord } from '../../db/records.ts';
import { audioFiles } from '../../files/mediaNames.ts';
import { addProject, openTestClient } from '../../testing/testClient.ts';
import { findChange, scriptChange } from './scriptChange.ts';

const before = 'Welcome to the bakery. We open on Monday at nine. Bring a friend.';
const after = 'Welcome to the bakery. We open on Friday at nine. Bring a friend.';

describe('the change of a script', () => {
  it('is the first changed sentence, word by word', () => {
    expect(findChange(before, after)).toEqual({
      words: [
        { text: 'We open on ', state: 'same' },
        { text: 'Monday', state: 'removed' },
        { text: 'Friday', state: 'added' },
        { text: ' at nine.', state: 'same' },
      ],
      sentences: 1,
      from: 23,
    });
  });

  it.each([
    ['came', before, `${before} Doors close at ten.`, ['added'], 1, 66],
    ['went', before, 'Welcome to the bakery. Bring a friend.', ['removed'], 1, 23],
    ['went at the end', before, 'Welcome to the bakery.', ['removed'], 2, 22],
  ])('is a sentence that %s', (_, old, now, states, sentences, from) => {
    const change = findChange(old, now);
    expect(change?.words.map(({ state }) => state)).toEqual(states);
    expect(change).toMatchObject({ sentences, from });
  });

  it('counts all changed sentences, and a replaced one once', () => {
    const now = 'Welcome to our bakery. We open on Friday at nine. Bring a friend. And a dog.';
    expect(findChange(before, now)?.sentences).toBe(3);
  });

  it('is null if nothing changed, or nothing stayed the same', () => {
    expect(findChange(before, before)).toBeNull();
    expect(findChange(before, ` ${before}\n`)).toBeNull();
    expect(findChange(before, 'Another text. Altogether.')).toBeNull();
    expect(findChange('', after)).toBeNull();
  });

  it('gives up at once on an hour of different text', () => {
    const hour = (word: string) =>
      Array.from({ length: 900 }, (_, at) => `This ${word} is number ${at}.`).join(' ');
    expect(findChange(hour('line'), `${hour('verse')} The same.`)).toBeNull();
  });

  it('contains the whole new sentence, whatever the text', () => {
    const word = fc.constantFrom(
      'a',
      'the',
      'door',
      'opens',
      'at',
      'nine',
      '[pause 1s]',
      'é',
      '👋',
    );
    const sentence = fc
      .array(word, { minLength: 1, maxLength: 8 })
      .map((words) => `So ${words.join(' ')}.`);
    fc.assert(
      fc.property(sentence, sentence, (old, now) => {
        const change = findChange(`First. ${old} Last.`, `First. ${now} Last.`);
        if (old === now) {
          expect(change).toBeNull();
          return;
        }
        const kept = change?.words.filter(({ state }) => state !== 'removed') ?? [];
        expect(kept.map(({ text }) => text).join('')).toBe(now);
      }),
    );
  });
});

describe('the change of a video', () => {
  /** Makes a finished film that says `before`, and the next one, which is in progress. */
  async function remade(next: Partial<VideoRecord>) {
    const client = await openTestClient({ scenario: 'new-account' });
    await client.signIn();
    const projectId = await addProject(client, 1);
    const wish = { script: before, voiceId: 'olivia', avatarId: 'avt_amara', projectId };
    await client.call('POST', '/videos/generate', wish);
    const { context, media } = client.backend;
    await context.renders.idle();
    const [film] = await context.db.videos.where({ projectId }).toArray();
    if (!film) throw new Error('There is no film');
    const words = [...after.matchAll(/\w+/gu)].map(({ 0: word, index }, at) => {
      return { text: word, start: at / 2, end: at / 2 + 0.4, from: index, to: index + word.length };
    });
    const timeline = { version: 1, duration: 9, phones: [], words };
    media.write(audioFiles('aud_next').timelineFile, JSON.stringify(timeline));
    await context.db.videos.add({
      ...film,
      id: 'vid_next',
      state: 'video_processing',
      script: after,
      audioId: 'aud_next',
      ...next,
    });
    return scriptChange(context, 'vid_next');
  }

  it('compares with the finished film of its project, and has the time of the sentence', async () => {
    // The start of the fifth word.
    expect(await remade({})).toMatchObject({ at: 2, sentences: 1 });
  });

  it.each([
    ['no audio yet', { audioId: null }],
    ['an audio whose file is gone', { audioId: 'aud_gone' }],
  ])('has no time with %s', async (_, next) => {
    expect(await remade(next)).toMatchObject({ at: null, sentences: 1 });
  });

  it('is null for the same script, and for an edit', async () => {
    expect(await remade({ script: before })).toBeNull();
    expect(await remade({ edit: {} as Edit })).toBeNull();
  });
});
