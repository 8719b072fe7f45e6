import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseUser } from './auth/auth.schema.ts';
import { normaliseGeneratedImage } from './avatars/generatedImage.ts';
import { normaliseAvatar } from './avatars/readAvatar.ts';
import { normaliseProject } from './projects/readProject.ts';
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
  message stage stages_done seconds frames_done frames_total
`
  .trim()
  .split(/\s+/);

/** Values that a careless or hostile server might put anywhere. */
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

const INNER_FIELDS = `
  gender accent name text thumbnail_url video_url captions_url duration
  action timestamp video_id error stage seconds
`
  .trim()
  .split(/\s+/);

/** Values that fit a field's name, because wild values alone rarely get past the readers. */
function plausible(field: string, inner: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if (/url$|^avatar$/i.test(field)) {
    return fc.constantFrom('https://example.com/a.png', 'blob:http://localhost/1', 'javascript:x');
  }
  if (/_at$|^timestamp$/.test(field)) {
    return fc.constantFrom('2025-06-12', '2025-06-12T08:00:00', '2025-06-12T08:00:00Z');
  }
  if (/^(?:activity_log|segments|stages_done)$/.test(field))
    return fc.array(inner, { maxLength: 2 });
  if (/^(?:labels|details|script|\w+_data)$/.test(field)) return inner;
  if (field.startsWith('is')) return fc.boolean();
  return fc.constantFrom('Words', ' two words ', 5, 0);
}

/** Records with half of the fields present, most of them with fitting values. */
function records(fields: readonly string[], inner: fc.Arbitrary<unknown>) {
  const valueOf = (field: string) =>
    fc.oneof({ weight: 4, arbitrary: plausible(field, inner) }, { weight: 1, arbitrary: wild });
  const model = Object.fromEntries(fields.map((field) => [field, valueOf(field)]));
  return fc.record<Record<string, unknown>>(model, { requiredKeys: [], noNullPrototype: true });
}

const record = records(FIELDS, records(INNER_FIELDS, wild));

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
  voice_id: 'voice-1',
  image_url: 'https://example.com/i.png',
  audio_url: 'https://example.com/a.mp3',
};

/** Collects all texts in a value at any depth, except in a project's settings, which only the app reads. */
function textsIn(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'settings' ? [] : textsIn(inner, name),
  );
}

// Half of them contain the required fields of each kind, so that the other fields are tested too.
const usually = fc
  .tuple(record, fc.boolean())
  .map(([value, isWhole]) => (isWhole ? { ...value, ...IDENTITY } : value));

describe.each(Object.entries(NORMALISERS))('the normaliser of %s', (_name, normalise) => {
  it('never throws, and is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(wild, usually), (value) => {
        const once = normalise(value);
        expect(normalise(once)).toEqual(once);
      }),
      { numRuns: 200 },
    );
  });

  it('returns the same result after a round trip through JSON', () => {
    // Responses are JSON themselves, so a server sends neither NaN nor a negative zero.
    const answered = usually.map((value): unknown => JSON.parse(JSON.stringify(value)));
    fc.assert(
      fc.property(answered, (value) => {
        const once = normalise(value);
        expect(normalise(JSON.parse(JSON.stringify(once)))).toEqual(once);
      }),
    );
  });

  // Specification: readings.18
  it('rejects script and page URLs', () => {
    fc.assert(
      fc.property(usually, (value) => {
        const urls = textsIn(normalise(value)).filter(([key]) => key.endsWith('Url'));
        const isUnsafe = ([, url]: [string, string]) =>
          !/^(?:https?:\/\/|blob:|data:image\/)/.test(url);
        expect(urls.filter(isUnsafe)).toEqual([]);
      }),
    );
  });
});

describe.each(Object.entries(NORMALISERS))('identified records of %s', (_name, normalise) => {
  it('are never rejected', () => {
    fc.assert(
      fc.property(record, (value) => {
        expect(normalise({ ...value, ...IDENTITY })).not.toBeNull();
      }),
    );
  });
});
