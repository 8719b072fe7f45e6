/**
 * Checks a finished video against all quality criteria. Needs ffmpeg and ffprobe.
 */
import { planCuts } from '../timeline/cuts.ts';
import { retime } from '../timeline/retime.ts';
import { findLook } from '../looks/index.ts';
import { windowOf } from '../edit/paint/framing.ts';
import { gradingOf } from '../picture/grading.ts';
import { mapped, speakerView, type View } from '../edit/paint/view.ts';
import type { Edit } from '../editRequest.ts';
import { FrameTrack } from '../presenter/frameTrack.ts';
import { rigLookOf } from '../presenter/rig/rigLook.ts';
import { composeFrame, FACE_REACH, mouthRegion } from '../scene/composition.ts';
import type { Rect } from '../picture/rects.ts';
import type { RenderRequest, SpeechTimeline } from '../types.ts';
import { checkCaptions } from './captions.ts';
import { checkContainer } from './container.ts';
import { type LipSyncInput, checkLipSync, measureMouth } from './lipSync.ts';
import type { MouthMoves } from './mouthOpening.ts';
import { checkLoudness } from './loudness.ts';
import { checkShiftDetected } from './negativeControl.ts';
import type { Check } from './report.ts';
import { checkRests } from './rests.ts';
import { checkShownCaptions } from './shownCaptions.ts';

export interface CheckVideoInput extends Pick<
  RenderRequest,
  'presenter' | 'scene' | 'format' | 'manner' | 'gesturesOff'
> {
  /** Path of the MP4. */
  file: string;
  /** Content of the WebVTT file. */
  captions: string;
  /** The script to be spoken. */
  script: string;
  timeline: SpeechTimeline;
  /**
   * The AI edit of the video; script and timeline are those of the original. The speaker must stay in
   * view at one size: no cut-ins, no speaker detection.
   */
  edit?: { template: string } & Pick<
    Edit['additionalFeatures'],
    'removeFillerWords' | 'removeSilenceParts'
  >;
}

/** Returns all rows, in the order of the table, with the control that a shifted sound is noticed. */
export async function checkVideo(input: CheckVideoInput): Promise<Check[]> {
  const { file, captions, edit } = input;
  const timeline = keptTimeline(input);
  // After cuts, compare with the words that remain; punctuation marks are not words.
  const script = edit ? timeline.words.map(({ text }) => text).join(' ') : input.script;
  const sync = lipSyncInput(input);
  const mouth = await measureMouth(sync);
  return [
    ...(await checkContainer(file)),
    ...(await checkLoudness(file)),
    ...checkCaptions(captions, script, timeline),
    ...(await checkLipSync(sync, mouth)),
    ...(await checkShiftDetected(sync, mouth)),
    // In an edit, music may play through the rests, and the look decides where captions are.
    ...(edit ? [] : await checkRests(file, timeline)),
    ...(edit ? [] : await checkShownCaptions({ ...input, timeline })),
  ];
}

/** The timeline of the video, after its cuts. */
function keptTimeline({ timeline, edit }: Pick<CheckVideoInput, 'timeline' | 'edit'>) {
  return edit ? retime(timeline, planCuts(timeline, edit)) : timeline;
}

function lipSyncInput(input: CheckVideoInput): LipSyncInput {
  const { file, presenter, format, edit } = input;
  const timeline = keptTimeline(input);
  const look = edit && findLook(edit.template);
  const graded = look ? gradingOf(look.grade).color : (color: string) => color;
  return {
    file,
    timeline,
    mouthRegion: shownMouth(input),
    moved: mouthMoves(input, timeline),
    skin: skinGrey(presenter, graded),
    ...inkOf(presenter),
    frameRate: format.frameRate,
  };
}

function inkOf(presenter: CheckVideoInput['presenter']): Pick<LipSyncInput, 'ink'> {
  if (presenter.style !== 'notionists') return {};
  return { ink: rigLookOf(presenter).isBearded ? 'bearded' : 'shaven' };
}

type Shown = Pick<
  CheckVideoInput,
  'presenter' | 'scene' | 'format' | 'edit' | 'manner' | 'gesturesOff'
>;

/** The view in which a look shows the speaker in a window; null without a look. */
function viewIn({ presenter: { style }, scene: { backdrop }, format, edit }: Shown): View | null {
  const look = edit && findLook(edit.template);
  if (!look) return null;
  const { face } = composeFrame(format, style, backdrop);
  return speakerView(format, windowOf(look, format), face, 1);
}

/** px of the picture. */
function shownMouth(input: Shown): Rect {
  const { presenter, scene, format } = input;
  const region = mouthRegion(format, presenter.style, scene.backdrop);
  const view = viewIn(input);
  if (!view) return region;
  const { x, y, width, height } = mapped(region, view);
  const even = (value: number) => 2 * Math.round(value / 2);
  return { x: even(x), y: even(y), width: even(width), height: even(height) };
}

/** How the head moves the mouth, according to the film's own track. */
function mouthMoves(input: Shown, timeline: SpeechTimeline): MouthMoves {
  const { presenter, format } = input;
  const scale = viewIn(input)?.scale ?? 1;
  const reach = (format.height / 720) * scale;
  const track = new FrameTrack(presenter, timeline, [], format, input);
  return {
    reach: { x: FACE_REACH.x * reach, y: FACE_REACH.y * reach },
    at: (frame) => {
      const { faceX, faceY } = track.stateAt(Math.min(frame, track.frames - 1));
      return { x: (faceX / 2) * scale, y: (faceY / 2) * scale };
    },
  };
}

/** Grey of a presenter's skin (BT.709 luma of its colour), 0–255; ink is on white paper. */
function skinGrey(
  { style, options }: CheckVideoInput['presenter'],
  graded: (color: string) => string,
): number | undefined {
  const color = style === 'notionists' ? 'ffffff' : (options['skinColor'] ?? '');
  if (!/^[\da-f]{6}$/i.test(color)) return undefined;
  const shown = graded(`#${color}`);
  const spelled = /^rgb\((\d+), ?(\d+), ?(\d+)\)$/.exec(shown)?.slice(1).map(Number);
  const value = Number.parseInt(color, 16);
  const [red = 0, green = 0, blue = 0] = spelled ?? [value >> 16, (value >> 8) & 255, value & 255];
  return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
}
