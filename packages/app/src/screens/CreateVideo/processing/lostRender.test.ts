import { ApiError } from '@lectern/api-client';
import { expect, it } from 'vitest';
import { statusOrLoss } from './lostRender.ts';
import type { RenderProgress } from './renderState.ts';

const RUNNING: RenderProgress = {
  status: 'video_processing',
  progress: 42,
  message: 'Drawing pictures',
  videoUrl: null,
  error: null,
  secondsLeft: 35,
};
const DONE: RenderProgress = { ...RUNNING, status: 'completed', videoUrl: 'blob:one' };
const http = (status: number) => new ApiError({ kind: 'http', status, message: 'Not found.' });

it.each([404, 410])('is a failure at the progress reached after a %d', (status) => {
  expect(statusOrLoss(RUNNING, http(status))).toMatchObject({
    status: 'failed',
    error: 'Not found.',
    progress: 42,
  });
  expect(statusOrLoss(undefined, http(status))).toMatchObject({ status: 'failed', progress: null });
});

it('keeps the status of a render that is over', () => {
  expect(statusOrLoss(DONE, http(404))).toBe(DONE);
});

it.each([http(500), http(403), new ApiError({ kind: 'network', message: 'No network.' })])(
  'keeps the last status after another error: %s',
  (error) => {
    expect(statusOrLoss(RUNNING, error)).toBe(RUNNING);
    expect(statusOrLoss(undefined, error)).toBeUndefined();
  },
);
