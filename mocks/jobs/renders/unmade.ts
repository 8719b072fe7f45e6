import type { VideoRecord } from '../../db/records.ts';

/** What a render has before it has done anything. */
export const unbegun = (at: number) =>
  ({
    progress: 0,
    stage: null,
    stageStartedAt: null,
    stagesDone: [],
    framesDone: null,
    framesTotal: null,
    secondsLeft: null,
    progressAt: at,
  }) satisfies Partial<VideoRecord>;

/** What a video has before anything of it is made. */
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
