import { UPRIGHT_CAPTIONS } from '../looks/index.ts';
import { composeFrame } from '../scene/composition.ts';
import { buildCues } from '../captions/cues.ts';
import { FrameTrack } from '../presenter/frameTrack.ts';
import type { RenderRequest, SpeechTimeline } from '../types.ts';
import { ffmpeg } from './ffmpeg.ts';
import { type Check, within } from './report.ts';

/** Difference in grey between a caption's pixel and the picture behind it. */
const UNLIKE = 40;
/** Smallest share of a row that letters cover. */
const INK = 0.12;
/** px at a width of 720; letters are taller. A swaying body differs in thin rows along its edges. */
const LEAST_HEIGHT = 10;
/** Number of frames examined, at moments of speech throughout the film. */
const LOOKS = 8;

interface ShownCaptions extends Pick<
  RenderRequest,
  'presenter' | 'scene' | 'format' | 'manner' | 'gesturesOff'
> {
  /** Path of the MP4. */
  file: string;
  timeline: SpeechTimeline;
}

/**
 * Checks the position of captions in an upright film: they are what differs below the chin between moments
 * of speech and the last frame, which has no captions. Arms would differ too, so moments with an arm in the
 * picture are skipped.
 */
export async function checkShownCaptions({
  file,
  timeline,
  presenter,
  scene,
  format,
  ...moving
}: ShownCaptions): Promise<Check[]> {
  const { width, height } = format;
  if (height <= width) return [];
  const { captions } = composeFrame({ width, height }, presenter.style, scene.backdrop);
  const crop = `crop=${width}:${height - captions.y}:0:${captions.y}:exact=1,format=gray`;
  const pictureAt = (seconds: number) =>
    ffmpeg([
      ...['-ss', seconds.toFixed(3), '-i', file, '-frames:v', '1'],
      ...['-vf', crop, '-f', 'rawvideo', '-'],
    ]);
  const bare = await pictureAt(timeline.duration - 0.15);
  const rows: number[] = [];
  const track = new FrameTrack(presenter, timeline, [], format, moving);
  const hasArm = (seconds: number) => {
    const { left, right } = track.stateAt(Math.floor(seconds * format.frameRate)).arms;
    return left !== null || right !== null;
  };
  const moments = buildCues(timeline).map(({ start, end }) => (start + end) / 2);
  for (const moment of moments.filter((seconds) => !hasArm(seconds)).slice(0, LOOKS)) {
    const picture = await pictureAt(moment);
    const inked: number[] = [];
    for (let row = 0; row < height - captions.y; row += 1) {
      const from = row * width;
      const unlike = picture
        .subarray(from, from + width)
        .filter((grey, x) => Math.abs(grey - (bare[from + x] ?? 0)) > UNLIKE).length;
      if (unlike > INK * width) inked.push(captions.y + row);
    }
    rows.push(...highRuns(inked, (LEAST_HEIGHT * width) / 720));
  }
  const share = (row: number) => (100 * row) / height;
  return [
    within('captions end', share(Math.max(...rows) + 1), { most: 78, unit: ' % of the height' }),
    within('captions begin', share(Math.min(...rows)), {
      least: 100 * UPRIGHT_CAPTIONS.top - 1,
      unit: ' % of the height',
    }),
    within('captions are high', Math.max(...rows) - Math.min(...rows), {
      least: 0.05 * width,
      unit: ' px',
    }),
  ];
}

/** Returns the rows in runs of at least `least`. @param rows in order */
function highRuns(rows: readonly number[], least: number): number[] {
  const runs: number[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && run.at(-1) === row - 1) run.push(row);
    else runs.push([row]);
  }
  return runs.filter((run) => run.length >= least).flat();
}
