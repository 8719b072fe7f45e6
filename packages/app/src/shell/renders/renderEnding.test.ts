import { normaliseProject, PROJECT_STATUSES } from '@lectern/api-client';
import { describe, expect, test } from 'vitest';
import { renderEnding } from './renderEnding.ts';

function project(values: Record<string, unknown>) {
  const read = normaliseProject({ _id: 'p', name: 'Spring', ...values });
  if (!read) throw new Error('not a project');
  return read;
}

// Specification: dashboard.15
describe('how a render ended', () => {
  test('completed with a film: it is ready', () => {
    expect(renderEnding(project({ status: 'completed', video_url: 'https://x/1.mp4' }))).toEqual({
      kind: 'completed',
      words: '“Spring” is ready.',
    });
  });

  test('completed without a playable film: it is still running', () => {
    for (const video_url of [undefined, '', 'javascript:alert(1)']) {
      expect(renderEnding(project({ status: 'completed', video_url })).kind).toBe('running');
    }
  });

  test.each(['failed', 'error'])('%s: reports the last reason in the log', (status) => {
    const activity_log = [
      { action: 'video_failed', details: { error: 'an old one' } },
      { action: 'video_failed', details: { error: 'No room on the disk.' } },
      { action: 'linked' },
    ];
    expect(renderEnding(project({ status, activity_log }))).toEqual({
      kind: 'failed',
      words: '“Spring” could not be made: No room on the disk.',
    });
  });

  test('failed without a reason: reports Unknown error', () => {
    const { words } = { words: '', ...renderEnding(project({ status: 'failed', name: '  ' })) };
    expect(words).toBe('“Untitled video” could not be made: Unknown error');
  });

  describe('of an AI edit, after which the project is completed again', () => {
    const edited = (action: string, details = {}) =>
      renderEnding(
        project({
          status: 'completed',
          video_url: 'https://x/1.mp4',
          activity_log: [
            { action: 'video_completed', details: { video_id: 'film' } },
            { action: 'ai_edit_started', details: { video_id: 'edit' } },
            { action, details: { video_id: 'edit', ...details } },
          ],
        }),
      );

    test('applied: it is ready', () => {
      expect(edited('ai_edit_applied').kind).toBe('completed');
    });

    test('failed: reports the reason, and not the earlier film as ready', () => {
      expect(edited('ai_edit_failed', { error: 'No room on the disk.' })).toEqual({
        kind: 'failed',
        words: 'The AI edit of “Spring” failed: No room on the disk.',
      });
    });

    test('cancelled: is not announced', () => {
      expect(edited('ai_edit_cancelled')).toEqual({ kind: 'none' });
    });
  });

  test('every other status is not announced', () => {
    const told = ['completed', 'failed', 'error'];
    for (const status of PROJECT_STATUSES.filter((each) => !told.includes(each))) {
      expect(['none', 'running']).toContain(renderEnding(project({ status })).kind);
    }
  });
});
