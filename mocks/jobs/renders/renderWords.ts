import type { VideoRecord } from '../../db/records.ts';
import type { RenderStage, StudioErrorCode } from '@lectern/studio';
import { finishedParts, readParts } from './filmParts.ts';

/** The message shown instead of a render (the specification does not define one). */
export const UNSUPPORTED =
  'This browser cannot make videos. Open Lectern in a current version of Chrome, Edge or Firefox.';

export const STORAGE_FULL =
  'This device is out of space for Lectern. Delete a video you no longer need and try again.';

export const TAB_CLOSED = 'The tab was closed while the video was made. Retry to make it again.';

export const STALLED = 'The render stopped answering. Retry to make it again.';

export const FILE_GONE = 'The file of this video is gone from this device. Retry to make it again.';

/** Messages for the failures of the studio: what happened, and what to do. */
export const FAILURE_WORDS: Readonly<Record<StudioErrorCode, string>> = {
  'no-words': 'The script has no words to speak. Write at least one word.',
  'too-long': 'The script is too long to be spoken. Shorten it and retry.',
  unsupported: UNSUPPORTED,
  'storage-full': STORAGE_FULL,
  'missing-file': 'A file that the video needs is gone. Retry to make it again.',
  'speech-failed': 'The script could not be spoken. Retry to make it again.',
  'no-answer': 'The voice did not answer. Retry, or choose another voice.',
  'encoder-failed': 'The encoder stopped. Retry to make it again.',
  cancelled: 'The render was canceled.',
};

const STAGE_WORDS: Readonly<Record<RenderStage, string>> = {
  voice: 'Script and voice',
  scene: 'Presenter and scene',
  frames: 'Drawing pictures',
  sound: 'Sound and captions',
  saving: 'Saving the file',
};

/** The current work of a render, such as 'Drawing pictures: 17 of 24 parts'; null when it has ended. */
export function statusMessage(video: VideoRecord): string | null {
  if (video.state === 'cancelled') return 'Canceled.';
  if (video.state !== 'video_processing') return null;
  if (video.stage === null) return 'Waiting to start';
  const words = STAGE_WORDS[video.stage];
  const parts = video.stage === 'frames' ? readParts(video.parts) : null;
  if (parts) return `${words}: ${finishedParts(parts).count} of ${parts.length} parts`;
  if (video.stage !== 'frames' || video.framesDone === null || video.framesTotal === null) {
    return words;
  }
  return `${words}: ${video.framesDone} of ${video.framesTotal}`;
}
