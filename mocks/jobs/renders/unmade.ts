import type { VideoRecord } from '../../db/records.ts';

/** The fields of a render before it starts. */
export const unbegun = (at: number) =>
  ({
    progress: 0,
    stage: null,
    stageStartedAt: null,
    stagesDone: [],
    framesDone: null,
    framesTotal: null,
    parts: null,
    secondsLeft: null,
    progressAt: at,
  }) satisfies Partial<VideoRecord>;

/** The fields of a new video. */
export const unmade = (at: number) =>
  ({
    ...unbegun(at),
    state: 'video_processing',
    attempts: 0,
    error: null,
    errorCode: null,
    errorDetails: null,
    duration: null,
    size: null,
    createdAt: at,
    finishedAt: null,
    isSample: false,
  }) satisfies Partial<VideoRecord>;
