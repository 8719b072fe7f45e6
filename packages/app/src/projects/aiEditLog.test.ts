import type { Project } from '@lectern/api-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editedVideo, failedEdit, hasCancelledEdit, isAiEdit } from './aiEditLog.ts';

type Entry = [action: string, videoId?: string | null, error?: string];

function project(
  videoId: string | null,
  entries: readonly Entry[],
  status: Project['status'] = 'completed',
): Pick<Project, 'videoId' | 'status' | 'activity'> {
  const activity = entries.map(([action, id, error]) => ({
    action,
    timestamp: null,
    videoId: id ?? null,
    error: error ?? null,
  }));
  return { videoId, status, activity };
}

const MADE: Entry = ['video_completed', 'film'];
const STARTED: Entry = ['ai_edit_started', 'edit'];
const APPLIED: Entry = ['ai_edit_applied', 'edit'];
const UNDONE: Entry = ['ai_edit_undone', 'film'];
const FAILED: Entry = ['ai_edit_failed', 'edit', 'Out of space.'];

describe('the edit that can be undone', () => {
  test.each<[string, string | null, Entry[], string | null]>([
    ['was made from the last rendered video', 'edit', [MADE, STARTED, APPLIED], 'film'],
    ['is the newest one', 'edit', [MADE, ['ai_edit_applied', 'older'], APPLIED], 'film'],
    ['stays while a later one fails', 'edit', [MADE, APPLIED, ['ai_edit_failed', 'x']], 'film'],
    [
      'stays while a later one is cancelled',
      'edit',
      [MADE, APPLIED, ['ai_edit_cancelled']],
      'film',
    ],
    ['is null if nothing was edited', 'film', [MADE], null],
    ['is null after an undo', 'film', [MADE, APPLIED, UNDONE], null],
    [
      'is null once the log records the undo, whatever the video',
      'edit',
      [MADE, APPLIED, UNDONE],
      null,
    ],
    [
      'is null once the video is rendered again',
      'new',
      [MADE, APPLIED, ['video_completed', 'new']],
      null,
    ],
    ['is null if the log names no original', 'edit', [STARTED, APPLIED], null],
    ['is null without a video', null, [MADE, ['ai_edit_applied']], null],
    ['is never the video itself', 'edit', [['video_completed', 'edit'], APPLIED], null],
  ])('%s', (_rule, videoId, entries, original) => {
    expect(editedVideo(project(videoId, entries))).toBe(original);
  });

  test('is null if the project is not completed', () => {
    const entries = [MADE, APPLIED, STARTED];
    expect(editedVideo(project('edit', entries, 'video_processing'))).toBeNull();
    expect(editedVideo(project('edit', entries, 'failed'))).toBeNull();
  });

  test('is always from the log', () => {
    const action = fc.constantFrom('video_completed', 'ai_edit_applied', 'ai_edit_undone', 'x');
    const id = fc.constantFrom('a', 'b', null);
    fc.assert(
      fc.property(fc.array(fc.tuple(action, id)), id, (entries, videoId) => {
        const original = editedVideo(project(videoId, entries));
        if (original === null) return;
        expect(original).not.toBe(videoId);
        expect(entries).toContainEqual(['video_completed', original]);
        expect(entries).toContainEqual(['ai_edit_applied', videoId]);
      }),
    );
  });
});

describe('a failed edit', () => {
  test('shows the reason from the log', () => {
    expect(failedEdit(project('film', [MADE, STARTED, FAILED]))).toBe('Out of space.');
    expect(failedEdit(project('film', [['ai_edit_failed', 'edit']]))).toBe('Unknown error');
  });

  test('is forgotten after any later entry', () => {
    expect(failedEdit(project('edit', [MADE, FAILED, APPLIED]))).toBeNull();
    expect(failedEdit(project('film', [MADE]))).toBeNull();
    expect(failedEdit(project('film', []))).toBeNull();
  });

  test('is not reported unless the project is completed', () => {
    expect(failedEdit(project('film', [MADE, FAILED], 'failed'))).toBeNull();
    expect(failedEdit(project('film', [MADE, FAILED], 'video_processing'))).toBeNull();
  });
});

describe('a cancelled edit', () => {
  const CANCELLED: Entry = ['ai_edit_cancelled', 'edit'];

  test('is known until any later entry', () => {
    expect(hasCancelledEdit(project('film', [MADE, STARTED, CANCELLED]))).toBe(true);
    expect(hasCancelledEdit(project('film', [MADE, CANCELLED, ['video_linked']]))).toBe(false);
    expect(hasCancelledEdit(project('film', []))).toBe(false);
  });

  test('is not reported unless the project is completed', () => {
    expect(hasCancelledEdit(project('film', [MADE, CANCELLED], 'video_processing'))).toBe(false);
  });
});

test('a video is an edit if the log has its start', () => {
  const log = project('film', [MADE, STARTED, FAILED, UNDONE]);
  expect(isAiEdit(log, 'edit')).toBe(true);
  expect(isAiEdit(log, 'film')).toBe(false);
  expect(isAiEdit(project('edit', []), 'edit')).toBe(false);
});
