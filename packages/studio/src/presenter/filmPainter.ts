/** Paints the frames of a film without an edit: its figure, in the encoder's format. */
import type { CaptionCue } from '../captions/cues.ts';
import type { FramePainter } from '../picture/framePainter.ts';
import { I420Picture } from '../picture/i420.ts';
import { I420Kernel } from '../picture/i420Kernel.ts';
import { PixelReader } from '../picture/pixelReader.ts';
import { type FigureScene, FigurePainter } from './figurePainter.ts';
import type { FrameTrack } from './frameTrack.ts';

export class FilmPainter implements FramePainter {
  readonly picture: I420Picture;
  readonly #figure: FigurePainter;
  readonly #track: FrameTrack;
  readonly #reader: PixelReader;

  private constructor(
    figure: FigurePainter,
    track: FrameTrack,
    picture: I420Picture,
    reader: PixelReader,
  ) {
    this.picture = picture;
    this.#figure = figure;
    this.#track = track;
    this.#reader = reader;
  }

  /** Takes ownership of the scene's bitmaps. */
  static async open(
    scene: FigureScene,
    cues: readonly CaptionCue[],
    track: FrameTrack,
  ): Promise<FilmPainter> {
    const { width, height } = scene.format;
    const figure = new FigurePainter(scene, cues);
    const kernel = I420Kernel.open(width, height);
    const reader = await PixelReader.open(figure.context, kernel?.pixels);
    return new FilmPainter(figure, track, new I420Picture(width, height, kernel), reader);
  }

  async paint(frame: number): Promise<boolean> {
    const changed = this.#figure.advance(this.#track.stateAt(frame));
    await this.#reader.read(changed, (...part) => this.picture.update(...part));
    return changed.length > 0;
  }

  describe(frame: number): string {
    return this.#track.describe(frame);
  }

  poster(): Promise<Blob> {
    return this.#figure.poster(this.#track.restState());
  }
}
