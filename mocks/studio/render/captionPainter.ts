import captionFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { CaptionCue } from '../captions/cues.ts';
import type { Rect } from '../scene/composition.ts';
import { CAPTION_COLOURS } from '../scene/sceneColours.ts';
import { type CaptionLayout, layOutCaption } from './captionLayout.ts';

const FAMILY = 'Lectern Captions';

const font = (size: number) => `600 ${size}px "${FAMILY}", sans-serif`;

/** Loads the face of the captions into this worker. It ships with the app, so words never move. */
export async function loadCaptionFont(): Promise<void> {
  const face = new FontFace(FAMILY, `url(${captionFont})`, { weight: '100 900' });
  // Without the file captions are still readable, in the browser's own face.
  const loaded = await face.load().catch(() => undefined);
  if (loaded) workerFonts().add(loaded);
}

/** The types know `fonts` on documents only. */
function workerFonts(): FontFaceSet {
  return (self as unknown as { fonts: FontFaceSet }).fonts;
}

/** Paints cues as chips, with the spoken word in another colour. */
export class CaptionPainter {
  readonly #cues: readonly CaptionCue[];
  readonly #frame: { width: number; height: number };
  readonly #area: Rect;
  #layout: CaptionLayout | undefined;
  #laidOut = -1;
  readonly #measuring: OffscreenCanvasRenderingContext2D | null;

  constructor(cues: readonly CaptionCue[], frame: { width: number; height: number }, area: Rect) {
    this.#cues = cues;
    this.#frame = frame;
    this.#area = area;
    this.#measuring = new OffscreenCanvas(2, 2).getContext('2d');
  }

  /** px that a cue covers; nothing for −1. */
  bounds(cue: number): Rect | undefined {
    return this.#layoutOf(cue)?.chip;
  }

  /** @param word index of the spoken word; −1: none yet. */
  paint(canvas: OffscreenCanvasRenderingContext2D, cue: number, word: number): void {
    const layout = this.#layoutOf(cue);
    if (!layout) return;
    const { chip, radius, fontSize, words } = layout;
    canvas.fillStyle = CAPTION_COLOURS.chip;
    canvas.beginPath();
    canvas.roundRect(chip.x, chip.y, chip.width, chip.height, radius);
    canvas.fill();
    canvas.font = font(fontSize);
    for (const [i, { text, x, y }] of words.entries()) {
      canvas.fillStyle = i === word ? CAPTION_COLOURS.spoken : CAPTION_COLOURS.text;
      canvas.fillText(text, x, y);
    }
  }

  #layoutOf(cue: number): CaptionLayout | undefined {
    if (cue === this.#laidOut) return this.#layout;
    this.#laidOut = cue;
    const lines = this.#cues[cue]?.lines;
    this.#layout = lines && layOutCaption(lines, this.#frame, this.#area, this.#measure);
    return this.#layout;
  }

  readonly #measure = (text: string, size: number): number => {
    if (!this.#measuring) return text.length * size * 0.56;
    this.#measuring.font = font(size);
    return this.#measuring.measureText(text).width;
  };
}
