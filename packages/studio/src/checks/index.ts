/* Checks finished videos, for tests and benchmarks. Runs in Node; needs ffmpeg and ffprobe. */
export { presenterSvg } from '../presenter/presenterSvg.ts';
export { PRESENTERS } from '../presenter/recipes.ts';
export { stillPose } from '../presenter/rig/stillPose.ts';
export type { SpeechTimeline } from '../types.ts';
export { checkCaptions } from './captions.ts';
export { type CheckVideoInput, checkVideo } from './checkVideo.ts';
export { checkContainer } from './container.ts';
export { checkLoudness } from './loudness.ts';
export { type Check, failures, formatChecks } from './report.ts';
