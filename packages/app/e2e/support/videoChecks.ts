import {
  PRESENTERS,
  type CheckVideoInput,
  checkVideo,
  failures,
  formatChecks,
  type SpeechTimeline,
} from '@lectern/studio/checks';
import { onPath } from '../../../../scripts/lib/machine/findChromium.mjs';
import { expect, test } from './fixtures.ts';
import { type Evaluates, readStoredText } from './media.ts';

/** Whether the finished file can be checked here; `npm test` installs ffmpeg if it can. */
const HAS_FFMPEG = onPath('ffmpeg') !== undefined && onPath('ffprobe') !== undefined;

const NO_FFMPEG = 'There is no ffmpeg on the path.';

/** Skips a test that only checks the finished file, if it cannot be checked. */
export function skipWithoutFfmpeg(): void {
  test.skip(!HAS_FFMPEG, NO_FFMPEG);
}

/** The embedded backend's default video format (mocks/jobs/renders). */
const FORMAT = { width: 1280, height: 720, frameRate: 30 };

/** A presenter that is not one of the built-in ones. */
interface Figure extends Pick<CheckVideoInput, 'presenter' | 'scene'> {
  name: string;
}

export interface RenderedVideo {
  /** The path of the downloaded MP4. */
  file: string;
  script: string;
  /** The presenter's name or figure. */
  avatar: string | Figure;
  /** In px and frames per second; 720p wide by default. */
  format?: typeof FORMAT;
  /** The chosen scene, if it is not the presenter's own. */
  scene?: CheckVideoInput['scene'];
}

function figureOf(avatar: string | Figure): Figure {
  if (typeof avatar !== 'string') return avatar;
  const presenter = PRESENTERS.find(({ name }) => name === avatar);
  if (!presenter) throw new Error(`There is no presenter called ${avatar}.`);
  return { name: avatar, presenter: presenter.recipe, scene: presenter.scene };
}

/**
 * Runs every check of a good result on the downloaded file against the timeline that the backend stored.
 * Without ffmpeg, all checks are skipped, and the run's last lines say so.
 */
export async function expectGoodVideo(page: Evaluates, video: RenderedVideo): Promise<void> {
  if (!HAS_FFMPEG) {
    test.info().annotations.push({ type: 'left out', description: NO_FFMPEG });
    return;
  }
  const { name, presenter, scene } = figureOf(video.avatar);
  const checks = await checkVideo({
    file: video.file,
    script: video.script,
    captions: await readStoredText(page, '.vtt'),
    timeline: JSON.parse(await readStoredText(page, '.timeline.json')) as SpeechTimeline,
    presenter,
    scene: video.scene ?? scene,
    format: video.format ?? FORMAT,
  });
  console.log(`${name}\n${formatChecks(checks)}\n`);
  expect(failures(checks), `${name}\n${formatChecks(checks)}`).toEqual([]);
}
