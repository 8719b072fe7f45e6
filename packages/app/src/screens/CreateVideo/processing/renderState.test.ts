import { PROJECT_STATUSES } from '@lectern/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PROCESSING_MESSAGE,
  type RenderProgress,
  type RenderProject,
  renderState,
  WAITING_MESSAGE,
} from './renderState.ts';

const url = fc.option(fc.constantFrom('blob:one', 'blob:two'));
const text = fc.option(fc.constantFrom('It broke', 'Queued'));
const percent = fc.integer({ min: 0, max: 100 });

const videos: fc.Arbitrary<RenderProgress> = fc.record({
  status: fc.constantFrom(
    'completed',
    'failed',
    'error',
    'video_processing',
    'queued',
    'cancelled',
  ),
  progress: fc.option(percent),
  message: text,
  videoUrl: url,
  error: text,
  secondsLeft: fc.option(fc.nat(600)),
});

const projects: fc.Arbitrary<RenderProject> = fc.record({
  status: fc.constantFrom(...PROJECT_STATUSES),
  progress: percent,
  videoId: fc.option(fc.constantFrom('this', 'earlier')),
  videoUrl: url,
  activity: fc.array(
    fc.record({
      action: fc.constant('video_failed'),
      timestamp: fc.constant(null),
      videoId: fc.option(fc.constantFrom('this', 'earlier')),
      error: text,
    }),
    { maxLength: 3 },
  ),
});

const video: RenderProgress = {
  status: 'video_processing',
  progress: 42,
  message: 'Drawing pictures',
  videoUrl: null,
  error: null,
  secondsLeft: 35,
};
const project: RenderProject = {
  status: 'video_processing',
  progress: 40,
  videoId: 'this',
  videoUrl: null,
  activity: [],
};

describe('renderState', () => {
  // Specification: readings.10
  it('lets a completed status with a URL win over everything', () => {
    fc.assert(
      fc.property(fc.option(projects, { nil: undefined }), videos, (other, own) => {
        const done = { ...own, status: 'completed', videoUrl: 'blob:done' };
        expect(renderState('this', other, done)).toEqual({
          kind: 'completed',
          videoUrl: 'blob:done',
        });
      }),
    );
  });

  it('never mistakes the video of an earlier render for this one', () => {
    fc.assert(
      fc.property(projects, fc.option(videos, { nil: undefined }), (other, own) => {
        const state = renderState('this', { ...other, videoId: 'earlier' }, own);
        if (state.kind === 'completed') expect(state.videoUrl).toBe(own?.videoUrl);
      }),
    );
  });

  // Specification: states.25
  it('is completed only with a URL to play', () => {
    fc.assert(
      fc.property(
        fc.option(projects, { nil: undefined }),
        fc.option(videos, { nil: undefined }),
        (other, own) => {
          const state = renderState('this', other, own);
          if (state.kind === 'completed') expect(state.videoUrl).toMatch(/^blob:/);
          if (state.kind === 'rendering') expect(state.progress).toBeLessThan(100);
        },
      ),
    );
  });

  // Specification: states.27, readings.10
  it('prefers a failed video status to the project’s', () => {
    const failed = { ...video, status: 'failed', error: 'the encoder stopped' };
    expect(renderState('this', project, failed)).toEqual({
      kind: 'failed',
      reason: 'the encoder stopped',
      progress: 42,
      isEdit: false,
    });
    expect(renderState('this', { ...project, status: 'failed' }, video).kind).toBe('rendering');
  });

  it('knows a failed AI edit, whatever the project shows by then', () => {
    const entry = { timestamp: null, videoId: 'this', error: null };
    const activity = [
      { ...entry, action: 'ai_edit_started' },
      { ...entry, action: 'ai_edit_failed', error: 'No room' },
    ];
    const failed = { ...video, status: 'failed' };
    for (const other of [
      project,
      { ...project, status: 'completed', videoId: 'earlier' } as const,
    ]) {
      expect(renderState('this', { ...other, activity }, failed)).toEqual({
        kind: 'failed',
        reason: 'No room',
        progress: 42,
        isEdit: true,
      });
    }
  });

  it('treats an AI edit like any render if the project has lost its earlier video', () => {
    const activity = [{ action: 'ai_edit_started', timestamp: null, videoId: 'this', error: null }];
    const lost = { ...project, status: 'failed', activity } as const;
    expect(renderState('this', lost, { ...video, status: 'failed' })).toMatchObject({
      kind: 'failed',
      isEdit: false,
    });
  });

  // Specification: wizard-more.26
  it('shows 0 to 99 percent until there is a video, whatever the response says', () => {
    const odd = fc.oneof(fc.constantFrom(140, -3, 99.99, Number.NaN, Infinity), fc.double());
    fc.assert(
      fc.property(videos, odd, (told, progress) => {
        const state = renderState('this', undefined, { ...told, progress });
        if (state.kind !== 'rendering') return;
        expect(state.progress).toBeGreaterThanOrEqual(0);
        expect(state.progress).toBeLessThanOrEqual(99);
        expect(Number.isInteger(state.progress)).toBe(true);
      }),
    );
  });

  // Specification: wizard-more.26
  it('stays rendering when a render is completed without a URL', () => {
    const done = { ...video, status: 'completed', videoUrl: null };
    expect(renderState('this', undefined, done).kind).toBe('rendering');
  });

  // Specification: readings.10
  it('falls back to the project while there is no video status', () => {
    const activity = [{ action: 'video_failed', timestamp: null, videoId: 'this', error: 'Gone' }];
    expect(renderState('this', { ...project, status: 'failed', activity }, undefined)).toEqual({
      kind: 'failed',
      reason: 'Gone',
      progress: 40,
      isEdit: false,
    });
    expect(renderState('this', undefined, undefined)).toMatchObject({
      kind: 'rendering',
      progress: 0,
      message: PROCESSING_MESSAGE,
    });
  });

  // Specification: states.30
  it('shows the message of an unknown status, or a default', () => {
    const queued = { ...video, status: 'queued', message: 'Waiting for a machine' };
    expect(renderState('this', project, queued)).toMatchObject({
      message: 'Waiting for a machine',
    });
    expect(renderState('this', project, { ...queued, message: null })).toMatchObject({
      message: WAITING_MESSAGE,
    });
    expect(renderState('this', project, video)).toMatchObject({ message: PROCESSING_MESSAGE });
  });
});
