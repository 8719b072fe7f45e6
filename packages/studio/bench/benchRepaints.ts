/** Checks, on the page of the bench, whether a frame depends on the frame that was painted before it. */
import { openEditPainter } from '../src/edit/openEdit.ts';
import type { Edit } from '../src/editRequest.ts';
import { findPresenter } from '../src/presenter/recipes.ts';
import { openFilm } from '../src/render/openFilm.ts';
import { rasteriseScene } from '../src/render/rasterise.ts';
import { planRender } from '../src/render/stages.ts';
import type { FrameFormat } from '../src/types.ts';
import { FILES, request } from './benchFilm.ts';

/** The last spoken script with a presenter, in a format. */
export interface RepaintWish {
  /** A presenter's name, lower case. */
  presenter: string;
  format: FrameFormat;
  edit?: Edit | undefined;
}

export interface Repaints {
  /** Frames that were painted several times, and how many of them show an arm. */
  frames: number;
  raised: number;
  /** Frames that came out differently after another frame, with the largest difference of a byte. */
  unlike: { frame: number; after: number; by: number }[];
}

/** Step from one checked frame to the next. */
const EVERY = 11;
/** How many frames back the frames lie that are painted before a checked one. */
const BEFORE = [1, 2, 20] as const;

/** Paints each frame on an empty canvas, and again after other frames, and compares the pictures. */
export async function repaints({ presenter, format, edit }: RepaintWish): Promise<Repaints> {
  const found = findPresenter(presenter);
  if (!found) throw new Error(`There is no presenter called ${presenter}.`);
  const { recipe, scene } = found;
  const { film, frames } = await planRender({ ...request(format, edit), presenter: recipe, scene });
  const { signal } = new AbortController();
  const raster = await rasteriseScene({ ...film.request, format }, signal);
  const { painter, track } = await openFilm({ ...film, ...FILES, ...raster }, openEditPainter);
  const outcome: Repaints = { frames: 0, raised: 0, unlike: [] };
  for (let frame = Math.max(...BEFORE); frame < frames; frame += EVERY) {
    // After the poster, the whole picture is repainted.
    await painter.poster();
    await painter.paint(frame);
    const alone = painter.picture.data.slice();
    for (const by of BEFORE) {
      await painter.poster();
      await painter.paint(frame - by);
      await painter.paint(frame);
      const most = difference(alone, painter.picture.data);
      if (most > 0) outcome.unlike.push({ frame, after: frame - by, by: most });
    }
    const { left, right } = track.stateAt(frame).arms;
    outcome.frames += 1;
    outcome.raised += (left ?? right) ? 1 : 0;
  }
  return outcome;
}

function difference(one: Uint8Array, other: Uint8Array): number {
  let most = 0;
  for (let i = 0; i < one.length; i += 1) {
    most = Math.max(most, Math.abs((one[i] ?? 0) - (other[i] ?? 0)));
  }
  return most;
}
