import { describe, expect, it } from 'vitest';
import { normaliseVideoStatus } from './videos.schema.ts';

describe('normaliseVideoStatus', () => {
  // Specification: entities.18
  it('keeps an unknown status', () => {
    expect(
      normaliseVideoStatus({ status: 'warming_up', status_message: 'Soon', eta_seconds: 35 }),
    ).toEqual({
      videoId: null,
      status: 'warming_up',
      progress: null,
      message: 'Soon',
      videoUrl: null,
      error: null,
      errorCode: null,
      captionsUrl: null,
      secondsLeft: 35,
      stage: null,
      framesDone: null,
      framesTotal: null,
      stagesDone: [],
    });
  });

  it('keeps the stages of the work if the server sends them, and drops invalid ones', () => {
    expect(
      normaliseVideoStatus({
        status: 'video_processing',
        stage: 'frames',
        frames_done: 465,
        frames_total: '750',
        stages_done: [{ stage: 'voice', seconds: 2 }, { stage: 'scene' }, { seconds: 3 }, 'sound'],
      }),
    ).toMatchObject({
      stage: 'frames',
      framesDone: 465,
      framesTotal: 750,
      stagesDone: [{ stage: 'voice', seconds: 2 }],
    });
  });

  it('returns null without a status', () => {
    expect(normaliseVideoStatus({ progress: 5 })).toBeNull();
  });
});
