import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseUser } from './auth/auth.schema.ts';
import { normaliseAvatar, normaliseGeneratedImage } from './avatars/avatars.schema.ts';
import { normaliseProject } from './projects/projects.schema.ts';
import { normaliseGeneratedScript, normaliseScript } from './scripts/scripts.schema.ts';
import { normaliseVideoJob, normaliseVideoStatus } from './videos/videos.schema.ts';
import { normaliseAudio, normaliseVoice } from './voices/voices.schema.ts';

const FIELDS = `
  _id id name username email avatar isBetaUser voice_id labels gender accent preview_url
  age age_range category style visibility is_custom created_at updated_at thumbnail_url
  status progress settings video_data avatar_data video_url videoUrl duration captions_url
  audioUrl avatar_id video_id script activity_log action timestamp details error tags
  title description segments text content language image_url trim_id estimated_duration
  is_ai_generated status_message eta_seconds frontend_project_id audio_url isPlaceholder
  message
`
  .trim()
  .split(/\s+/);

/** Values as a careless or hostile server might put them anywhere. */
const { value: wild } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, '', ' ', 'a', 'completed', 'public', 'custom', '2025-06-12T08:00:00Z'),
    fc.constantFrom('https://example.com/a.png', 'javascript:alert(1)', 'data:text/html,x', '/a'),
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), { maxKeys: 14, noNullPrototype: true }),
  ),
}));

const NORMALISERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  user: normaliseUser,
  voice: normaliseVoice,
  audio: normaliseAudio,
  avatar: normaliseAvatar,
  image: normaliseGeneratedImage,
  project: normaliseProject,
  script: normaliseScript,
  generatedScript: normaliseGeneratedScript,
  videoJob: normaliseVideoJob,
  videoStatus: normaliseVideoStatus,
};

const IDENTITY = {
  _id: 'id-1',
  name: 'Name',
  status: 'completed',
  text: 'Some words.',
  trim_id: 'trim-1',
  video_id: 'video-1',
  image_url: 'https://example.com/i.png',
  audio_url: 'https://example.com/a.mp3',
};

/** All texts in a value, however deep; a project's settings are nobody's but the app's. */
function textsIn(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'settings' ? [] : textsIn(inner, name),
  );
}

describe.each(Object.entries(NORMALISERS))('the normaliser of %s', (_name, normalise) => {
  const record = fc.dictionary(fc.constantFrom(...FIELDS), wild, {
    maxKeys: 40,
    noNullPrototype: true,
  });
  // Half of them hold what each kind cannot do without, so that the rest is looked at too.
  const usually = fc
    .tuple(record, fc.boolean())
    .map(([value, isWhole]) => (isWhole ? { ...value, ...IDENTITY } : value));

  it('never throws, and gives the same when its result is normalised again', () => {
    fc.assert(
      fc.property(fc.oneof(wild, usually), (value) => {
        const once = normalise(value);
        expect(normalise(once)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same after a way through JSON', () => {
    fc.assert(
      fc.property(usually, (value) => {
        const once = normalise(value);
        expect(normalise(JSON.parse(JSON.stringify(once)))).toEqual(once);
      }),
    );
  });

  it('lets no URL of a script or a page pass', () => {
    fc.assert(
      fc.property(usually, (value) => {
        const urls = textsIn(normalise(value)).filter(([key]) => key.endsWith('Url'));
        const isSafe = ([, url]: [string, string]) =>
          /^(?:https?:\/\/|blob:|data:image\/)/.test(url);
        expect(urls.every(isSafe)).toBe(true);
      }),
    );
  });
});

describe('a user', () => {
  it('is shown by username, then name, then User', () => {
    expect(normaliseUser({ username: 'ada', name: 'Ada Example' })?.displayName).toBe('ada');
    expect(normaliseUser({ username: ' ', name: 'Ada Example' })?.displayName).toBe('Ada Example');
    expect(normaliseUser({})?.displayName).toBe('User');
  });

  it('has its picture and its beta flag', () => {
    expect(
      normaliseUser({ avatar: 'https://example.com/a.png', isBetaUser: true, email: 'a@b.c' }),
    ).toEqual({
      username: null,
      name: null,
      email: 'a@b.c',
      avatarUrl: 'https://example.com/a.png',
      isBetaUser: true,
      displayName: 'User',
    });
    expect(normaliseUser({ avatar: 'javascript:alert(1)' })?.avatarUrl).toBeNull();
  });
});

describe('a voice', () => {
  it('is named by voice_id, and by id where that is absent', () => {
    expect(normaliseVoice({ id: 'v1', voice_id: 'voice_amber', name: 'Amber' })?.id).toBe(
      'voice_amber',
    );
    expect(normaliseVoice({ id: 'v1', name: 'Amber' })?.id).toBe('v1');
  });

  it('has its labels', () => {
    expect(
      normaliseVoice({
        voice_id: 5,
        name: 7,
        labels: { gender: 'female', accent: 'british' },
        preview_url: 'https://example.com/a.mp3',
      }),
    ).toEqual({
      id: '5',
      name: '7',
      gender: 'female',
      accent: 'british',
      previewUrl: 'https://example.com/a.mp3',
    });
  });

  it('is none without an id or a name', () => {
    expect(normaliseVoice({ name: 'Amber' })).toBeNull();
    expect(normaliseVoice({ id: 'v1' })).toBeNull();
  });
});

describe('an avatar', () => {
  it('takes its age from age or age_range, as text', () => {
    expect(normaliseAvatar({ _id: 'a', name: 'Mira', age: 41 })?.age).toBe('41');
    expect(normaliseAvatar({ _id: 'a', name: 'Mira', age_range: '25-34' })?.age).toBe('25-34');
    expect(normaliseAvatar({ _id: 'a', name: 'Mira' })?.age).toBeNull();
  });

  it('counts an unknown category and visibility as missing', () => {
    const avatar = normaliseAvatar({ _id: 'a', name: 'M', category: 'robot', visibility: 'all' });
    expect(avatar).toMatchObject({ category: null, visibility: null, isCustom: false });
  });

  it('says whether it is custom, and the form of the app is read too', () => {
    expect(normaliseAvatar({ _id: 'a', name: 'M', is_custom: true })?.isCustom).toBe(true);
    expect(normaliseAvatar({ id: 'a', name: 'M', isCustom: true })?.isCustom).toBe(true);
  });

  it('is never a placeholder', () => {
    expect(normaliseAvatar({ _id: 'a', name: 'M', isPlaceholder: true })?.isPlaceholder).toBe(
      false,
    );
  });
});

describe('a project', () => {
  const wire = {
    _id: 'prj_1',
    id: 'other',
    status: 'completed',
    progress: 140,
    settings: { ratio: '16:9' },
    created_at: '2025-06-12T08:00:00Z',
    updated_at: 'not a date',
    video_data: {
      thumbnail_url: 'https://example.com/t.jpg',
      duration: 31.4,
      video_url: 'https://example.com/v.mp4',
      captions_url: 'https://example.com/v.vtt',
    },
    avatar_data: { name: 'Mira', thumbnail_url: null },
    videoUrl: 'https://example.com/old.mp4',
    audioUrl: 'https://example.com/a.mp3',
    avatar_id: 'avt_21',
    voice_id: 'voice_amber',
    video_id: 'vid_9a',
    script: { segments: [{ text: 'Welcome.' }, { text: 'Bye.' }] },
    activity_log: [
      { action: 'video_failed', timestamp: '2025-06-12T08:00:00Z', details: { error: 'Full.' } },
      null,
    ],
    tags: ['marketing', null],
    frontend_project_id: 'project_1',
  };

  it('has one form', () => {
    expect(normaliseProject(wire)).toEqual({
      id: 'prj_1',
      name: null,
      description: null,
      status: 'completed',
      progress: 100,
      settings: { ratio: '16:9' },
      createdAt: '2025-06-12T08:00:00Z',
      updatedAt: null,
      thumbnailUrl: 'https://example.com/t.jpg',
      durationSeconds: 31.4,
      videoUrl: 'https://example.com/v.mp4',
      captionsUrl: 'https://example.com/v.vtt',
      avatarName: 'Mira',
      avatarThumbnailUrl: null,
      audioUrl: 'https://example.com/a.mp3',
      avatarId: 'avt_21',
      voiceId: 'voice_amber',
      videoId: 'vid_9a',
      script: 'Welcome. Bye.',
      activity: [
        {
          action: 'video_failed',
          timestamp: '2025-06-12T08:00:00Z',
          videoId: null,
          error: 'Full.',
        },
      ],
      tags: ['marketing'],
      frontendProjectId: 'project_1',
    });
  });

  it('finds its video under each of the names', () => {
    const url = 'https://example.com/v.mp4';
    expect(normaliseProject({ id: 'p', videoUrl: url })?.videoUrl).toBe(url);
    expect(normaliseProject({ id: 'p', video_url: url })?.videoUrl).toBe(url);
    expect(
      normaliseProject({ id: 'p', video_data: { video_url: 'javascript:x' }, video_url: url }),
    ).toMatchObject({ videoUrl: url });
  });

  it('is a draft where its status is not known', () => {
    expect(normaliseProject({ id: 'p', status: 'melting' })?.status).toBe('draft');
    expect(normaliseProject({ id: 'p' })).toMatchObject({ status: 'draft', progress: 0 });
  });

  it('takes its script as text or as an object with text, content or segments', () => {
    const scriptOf = (script: unknown) => normaliseProject({ id: 'p', script })?.script;
    expect(scriptOf('Hello.')).toBe('Hello.');
    expect(scriptOf({ text: 'Hello.', segments: [{ text: 'x' }] })).toBe('Hello.');
    expect(scriptOf({ content: 'Hello.' })).toBe('Hello.');
    expect(scriptOf({ segments: ['Hello.', { text: 'You.' }] })).toBe('Hello. You.');
    expect([scriptOf(''), scriptOf(null), scriptOf({}), scriptOf([])]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is none without an id', () => {
    expect(normaliseProject({ status: 'completed' })).toBeNull();
  });
});

describe('a video status', () => {
  it('keeps a status that the product does not know', () => {
    expect(
      normaliseVideoStatus({ status: 'warming_up', status_message: 'Soon', eta_seconds: 35 }),
    ).toEqual({
      videoId: null,
      status: 'warming_up',
      progress: null,
      message: 'Soon',
      videoUrl: null,
      error: null,
      captionsUrl: null,
      secondsLeft: 35,
      stage: null,
      framesDone: null,
      framesTotal: null,
      stagesDone: [],
    });
  });

  it('keeps the parts of the work where a server tells them, and drops what is none', () => {
    expect(
      normaliseVideoStatus({
        status: 'video_processing',
        stage: 'frames',
        frames_done: 465,
        frames_total: '750',
        stages_done: [{ stage: 'voice', seconds: 2 }, { stage: 'scene' }, 'sound'],
      }),
    ).toMatchObject({
      stage: 'frames',
      framesDone: 465,
      framesTotal: 750,
      stagesDone: [{ stage: 'voice', seconds: 2 }],
    });
  });

  it('is none without a status', () => {
    expect(normaliseVideoStatus({ progress: 5 })).toBeNull();
  });
});

describe('a script', () => {
  it('counts the words of its segments, else of its text', () => {
    const segments = [{ text: 'Welcome to  Example.' }, { text: '\nBye.' }];
    expect(normaliseScript({ id: 's', segments })?.wordCount).toBe(4);
    expect(normaliseScript({ id: 's', text: ' one\ttwo ' })?.wordCount).toBe(2);
    expect(normaliseScript({ id: 's' })).toMatchObject({ wordCount: 0, text: '' });
  });

  it('says whether it was generated, for how long it is, and when it was made', () => {
    expect(
      normaliseScript({
        id: 's',
        is_ai_generated: true,
        estimated_duration: '30',
        created_at: '2025-06-10T10:00:00',
      }),
    ).toMatchObject({
      isAiGenerated: true,
      estimatedDuration: 30,
      createdAt: '2025-06-10T10:00:00Z',
    });
    expect(normaliseScript({ id: 's', isAiGenerated: true })?.isAiGenerated).toBe(true);
  });

  it('has its words whichever way they came', () => {
    expect(normaliseScript({ _id: 's', content: 'Hello.' })?.text).toBe('Hello.');
    expect(normaliseScript({ _id: 's', segments: [{ text: 'A.' }, { text: 'B.' }] })?.text).toBe(
      'A. B.',
    );
  });
});

describe('a generated script', () => {
  it('comes as text or as an object', () => {
    expect(normaliseGeneratedScript('Hello.')).toEqual({ text: 'Hello.', id: null, segments: [] });
    expect(normaliseGeneratedScript({ id: 3, segments: [{ text: 'Hello.' }] })).toEqual({
      text: 'Hello.',
      id: '3',
      segments: [{ text: 'Hello.' }],
    });
  });

  it('is none without words', () => {
    for (const value of ['', ' ', {}, null, { text: '' }, { segments: [{ text: ' ' }] }]) {
      expect(normaliseGeneratedScript(value)).toBeNull();
    }
  });
});
