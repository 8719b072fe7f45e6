/*
 * Script in, video out. Heavy parts run in workers or load on first use, so this entry is cheap to
 * import.
 */
import type { PreviewRequest } from './render/livePreview.ts';
import type { TakeStudio } from './speech/takes/studioTypes.ts';
import type { FrameFormat, Studio } from './types.ts';

export type { Edit } from './editRequest.ts';
export { plainText } from './marks/findMarks.ts';
export { hasMedia, listMedia, readMedia, removeMedia } from './mediaStore.ts';
export {
  PRESENTERS,
  type Presenter,
  REALISTIC_PRESENTERS,
  STYLED_PRESENTERS,
} from './presenter/recipes.ts';
export { StudioError } from './StudioError.ts';
export {
  BACKDROPS,
  CAPTION_STYLES,
  type CaptionStyle,
  type FilmPart,
  type FrameFormat,
  type JobOptions,
  type Manner,
  MANNERS,
  MAX_SCRIPT_WORDS,
  type PresenterExtras,
  type PresenterRecipe,
  type RenderRequest,
  type RenderResult,
  type RenderStage,
  SCENE_COLOURS,
  type Scene,
  type SpeakRequest,
  type SpeakResult,
  type SpeechTimeline,
  type Studio,
  type StudioErrorCode,
  type StudioProgress,
  type StudioSupport,
  type Utterance,
} from './types.ts';
export { missingForSpeech } from './speech/missingForSpeech.ts';
export { sampleUrlOf } from './voices/sampleUrls.ts';
export { lettersPerSecond } from './voices/pace.ts';
export { VOICE_LANGUAGE, VOICES } from './voices/voices.ts';

/** Loads the studio, which speaks scripts and renders videos entirely in the browser. */
export async function loadStudio(): Promise<Studio> {
  const { createStudio } = await import('./createStudio.ts');
  return createStudio();
}

/** Loads the studio for the user's own recordings; its worker starts with the first recording. */
export async function loadTakeStudio(): Promise<TakeStudio> {
  return (await import('./speech/takes/takeStudio.ts')).takeStudio;
}

/** Whether this browser can encode videos in that format. */
export async function canEncode(format: FrameFormat): Promise<boolean> {
  return (await import('./render/support.ts')).canEncode(format);
}

/** See `openPreview` of render/livePreview.ts. */
export async function openPreview(request: PreviewRequest, signal: AbortSignal) {
  return (await import('./render/livePreview.ts')).openPreview(request, signal);
}
