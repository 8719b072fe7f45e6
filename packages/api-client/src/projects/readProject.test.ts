import { describe, expect, it } from 'vitest';
import { normaliseProject } from './readProject.ts';

describe('normaliseProject', () => {
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
      size: 2_400_000,
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
      { action: 'created' },
      null,
    ],
    tags: ['marketing', null],
    frontend_project_id: 'project_1',
  };

  // Specification: entities.7
  it('returns the normalised form', () => {
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
      sizeBytes: 2_400_000,
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
        { action: 'created', timestamp: null, videoId: null, error: null },
      ],
      tags: ['marketing'],
      frontendProjectId: 'project_1',
    });
  });

  // Specification: entities.7
  it('finds the video URL under each of its names', () => {
    const url = 'https://example.com/v.mp4';
    expect(normaliseProject({ id: 'p', videoUrl: url })?.videoUrl).toBe(url);
    expect(normaliseProject({ id: 'p', video_url: url })?.videoUrl).toBe(url);
    expect(
      normaliseProject({ id: 'p', video_data: { video_url: 'javascript:x' }, video_url: url }),
    ).toMatchObject({ videoUrl: url });
  });

  it('reads an unknown status as draft', () => {
    expect(normaliseProject({ id: 'p', status: 'melting' })?.status).toBe('draft');
    expect(normaliseProject({ id: 'p' })).toMatchObject({ status: 'draft', progress: 0 });
  });

  it('reads the script as text or as an object with text, content or segments', () => {
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

  it('returns null without an ID', () => {
    expect(normaliseProject({ status: 'completed' })).toBeNull();
  });
});
