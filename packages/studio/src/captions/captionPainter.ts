import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { type CaptionCue, buildCues } from './cues.ts';
import { CAPTION_FAMILY, captionFont, drawableWords, drawingTest } from '../looks/index.ts';
import { loadFace } from '../looks/loadFace.ts';
import { loadTextFaces } from '../looks/textFaces.ts';
import { Raster } from '../picture/raster.ts';
import { intersection, type Rect, roundOut } from '../picture/rects.ts';
import { CAPTION_COLOURS } from '../scene/sceneColours.ts';
import type { CaptionStyle, SpeechTimeline } from '../types.ts';
import {
  type CaptionLayout,
  type MeasureText,
  type PlacedWord,
  captionLine,
  layOutCaption,
} from './captionLayout.ts';

/** As a share of the font size; half of it lies outside the letters. */
const OUTLINE = 0.2;

/**
 * Loads the captions' typeface into this page or worker, with those for the scripts that a text uses.
 *
 * @returns the names of those that are available
 */
export async function loadCaptionFont(text: string): Promise<string[]> {
  const hasOwn = await loadFace(CAPTION_FAMILY, fontUrl, { weight: '100 900' });
  return [...(hasOwn ? [CAPTION_FAMILY] : []), ...(await loadTextFaces(text, [CAPTION_FAMILY]))];
}

function measureText(): MeasureText {
  const context = new OffscreenCanvas(2, 2).getContext('2d');
  return (text, size) => {
    if (!context) return text.length * size * 0.56;
    context.font = captionFont(size);
    return context.measureText(text).width;
  };
}

/**
 * Returns captions as drawn into the picture: an upright one fits fewer words per line than a captions
 * file, and no picture shows characters that the device has no font for. The typeface must be loaded.
 */
export function drawnCues(
  timeline: Pick<SpeechTimeline, 'words' | 'duration'>,
  frame: { width: number; height: number },
  area: Rect,
): CaptionCue[] {
  const words = drawableWords(timeline.words, drawingTest(captionFont));
  return buildCues({ ...timeline, words }, captionLine(frame, area, measureText()));
}

/** Paints cues in one of the caption styles. */
export class CaptionPainter {
  readonly #cues: readonly CaptionCue[];
  readonly #frame: { width: number; height: number };
  readonly #area: Rect;
  readonly #style: CaptionStyle;
  #layout: CaptionLayout | undefined;
  #laidOut = -1;
  readonly #measure = measureText();
  readonly #raster = new Raster();
  #painted: string | undefined;

  constructor(
    cues: readonly CaptionCue[],
    frame: { width: number; height: number },
    area: Rect,
    style: CaptionStyle,
  ) {
    this.#cues = cues;
    this.#frame = frame;
    this.#area = area;
    this.#style = style;
  }

  /** The area in px that a cue covers, in whole pixels; undefined for −1. */
  bounds(cue: number): Rect | undefined {
    const chip = this.#layoutOf(cue)?.chip;
    return chip && roundOut(chip);
  }

  /**
   * Paints the part of a cue that lies within `part`.
   *
   * @param part px, whole
   */
  paintPart(
    canvas: OffscreenCanvasRenderingContext2D,
    part: Rect,
    cue: number,
    word: number,
  ): void {
    const bounds = this.bounds(cue);
    if (!bounds || !intersection(bounds, part)) return;
    const key = `${cue} ${word}`;
    if (key !== this.#painted) this.#raster.draw(bounds, (own) => this.paint(own, cue, word));
    this.#painted = key;
    this.#raster.copy(canvas, bounds, part);
  }

  /** @param word index of the spoken word; −1: none yet. */
  paint(canvas: OffscreenCanvasRenderingContext2D, cue: number, word: number): void {
    const layout = this.#layoutOf(cue);
    if (!layout) return;
    const { chip, radius, fontSize, words } = layout;
    canvas.font = captionFont(fontSize);
    if (this.#style === 'outline') {
      canvas.strokeStyle = CAPTION_COLOURS.outline;
      canvas.lineWidth = OUTLINE * fontSize;
      canvas.lineJoin = 'round';
      for (const word of words) drawWord(canvas, word, 'stroke');
    } else {
      canvas.fillStyle = CAPTION_COLOURS.chip;
      canvas.beginPath();
      canvas.roundRect(chip.x, chip.y, chip.width, chip.height, radius);
      canvas.fill();
    }
    for (const [i, placed] of words.entries()) {
      const isLit = i === word && this.#style === 'karaoke';
      canvas.fillStyle = isLit ? CAPTION_COLOURS.spoken : CAPTION_COLOURS.text;
      drawWord(canvas, placed, 'fill');
    }
  }

  #layoutOf(cue: number): CaptionLayout | undefined {
    if (cue === this.#laidOut) return this.#layout;
    this.#laidOut = cue;
    const lines = this.#cues[cue]?.lines;
    this.#layout = lines && layOutCaption(lines, this.#frame, this.#area, this.#measure);
    return this.#layout;
  }
}

function drawWord(
  canvas: OffscreenCanvasRenderingContext2D,
  { text, x, y, isRightToLeft }: PlacedWord,
  how: 'fill' | 'stroke',
): void {
  if (isRightToLeft) {
    canvas.direction = 'rtl';
    canvas.textAlign = 'left';
  }
  if (how === 'fill') canvas.fillText(text, x, y);
  else canvas.strokeText(text, x, y);
  if (isRightToLeft) {
    canvas.direction = 'ltr';
    canvas.textAlign = 'start';
  }
}
