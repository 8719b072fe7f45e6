import type { CaptionCue } from '../../captions/cues.ts';
import { type Rect, union } from '../../picture/rects.ts';
import type { SpeechTimeline, TimedWord } from '../../types.ts';
import {
  type CaptionLook,
  captionLine,
  captionSize,
  drawableWords,
  drawingTest,
} from '../../looks/index.ts';
import { isImportant, shortCues } from '../plan/shortCues.ts';
import { type Context, openCanvas } from './canvas.ts';
import { fontOf } from './fonts.ts';
import { type Layer, roomAround } from './overlays.ts';
import { paintText, withMotion } from './paintText.ts';
import { type Run, type TextBlock, layOutText, measureOn } from './textBlock.ts';

/** Frames of a caption's entrance, and of a typewriter entrance. */
const ENTRANCE = 4;
const TYPING = 14;

export interface CaptionPlace {
  area: Rect;
  frame: { width: number; height: number };
  frameRate: number;
}

/** Captions in a look, with the spoken word highlighted. */
export function captionLayer(
  timeline: Pick<SpeechTimeline, 'words' | 'duration'>,
  look: CaptionLook,
  { area, frame, frameRate }: CaptionPlace,
): Layer {
  const measuring = openCanvas(2, 2);
  const line = captionLine(look, frame, measureOn(measuring));
  const words = drawableWords(
    timeline.words,
    drawingTest((size) => fontOf(look.face, size)),
  );
  const cues = shortCues({ ...timeline, words }, { ...look, ...(line && { line }) });
  const touching = new Set(cues.flatMap(({ lines }) => lines.flat().filter(touchesNext)));
  const steps = look.motion === 'typewriter' ? TYPING : ENTRANCE;
  let laidOut: { key: string; block: TextBlock } | undefined;
  let at = 0;
  const blockOf = (key: string, cue: CaptionCue, spoken: number): TextBlock => {
    if (laidOut?.key === key) return laidOut.block;
    let number = -1;
    const lines = cue.lines.map((line) =>
      line.map((word): Run => {
        number += 1;
        const isFirst = number === 0;
        const run = runOf(word.text, number === spoken, isImportant(word, isFirst), look);
        return touching.has(word) ? { ...run, touchesNext: true } : run;
      }),
    );
    const wanted = captionSize(look, frame);
    const broken = layOutText(measuring, lines, look, area, wanted);
    // Prefer one line if its letters are no smaller: wide pictures have room for it.
    const whole = lines.length > 1 && layOutText(measuring, [lines.flat()], look, area, wanted);
    const block = whole && whole.size >= broken.size ? whole : broken;
    laidOut = { key, block };
    return block;
  };
  return (time) => {
    if ((cues[at]?.start ?? 0) > time) at = 0;
    while ((cues[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= time) at += 1;
    const cue = cues[at];
    if (!cue || time < cue.start || time >= cue.end) return undefined;
    const spoken = cue.lines.flat().findLastIndex(({ start }) => start <= time);
    const block = blockOf(`${at}:${spoken}`, cue, spoken);
    const step =
      look.motion === 'none'
        ? steps
        : Math.min(steps, Math.floor((time - cue.start) * frameRate) + 1);
    const tilt = at % 2 === 0 ? look.tilt : -look.tilt;
    // A tab, which no word contains, marks a word without a space after it.
    const written = (word: TimedWord) => (touching.has(word) ? `${word.text}\t` : word.text);
    const said = `${tilt} ${cue.lines.map((words) => words.map(written).join(' ')).join('/')}`;
    return {
      key: [spoken, step, said].join(':'),
      bounds: look.ground?.kind === 'bar' ? across(block.box, frame) : around(block, frame),
      differsFrom(key) {
        const [word = -1, stepThen] = key.split(':', 2).map(Number);
        const isSame = key === [word, stepThen, said].join(':');
        const isStill = isSame && step === steps && stepThen === steps;
        // An italic word has a different width, so all words after it move.
        if (!isStill || tilt !== 0 || look.highlightAs === 'italic') return undefined;
        return aroundWords(block, [word, spoken], frame);
      },
      paint: (context: Context) =>
        withMotion(context, block, { ...look, tilt }, step / steps, () =>
          paintText(context, block, look, look.motion === 'typewriter' ? step / steps : 1),
        ),
    };
  };
}

/** Whether no space is written between a word of a caption and the next. */
function touchesNext({ to }: TimedWord, index: number, words: readonly TimedWord[]): boolean {
  return to === words[index + 1]?.from;
}

function around({ box, size }: TextBlock, frame: CaptionPlace['frame']): Rect {
  return roomAround(box, size * 0.55, frame);
}

/** The area in px around words, given by index, including the mark of the spoken one. */
function aroundWords(
  { box, size, runs }: TextBlock,
  words: readonly number[],
  frame: CaptionPlace['frame'],
): Rect | undefined {
  const boxes = words.flatMap((word) => {
    const run = runs[word];
    if (!run) return [];
    const top = box.y + run.y - size;
    return [{ x: box.x + run.x, y: top, width: run.width, height: 1.3 * size }];
  });
  return boxes.length > 0 ? roomAround(boxes.reduce(union), size * 0.4, frame) : undefined;
}

/** The box of a bar, which runs across the whole picture. */
function across({ y, height }: Rect, frame: CaptionPlace['frame']): Rect {
  return roomAround({ x: 0, y, width: frame.width, height }, 0, frame);
}

function runOf(text: string, isSpoken: boolean, important: boolean, look: CaptionLook): Run {
  const plain = important ? look.important : look.color;
  if (!isSpoken) return { text, color: plain };
  const { highlight, highlightAs } = look;
  if (highlightAs === 'block')
    return { text, color: isPale(highlight) ? '#1E1A15' : '#FFFFFF', block: highlight };
  if (highlightAs === 'underline') return { text, color: highlight, underline: highlight };
  return { text, color: highlight, italic: highlightAs === 'italic' };
}

function isPale(color: string): boolean {
  const value = Number.parseInt(color.slice(1, 7), 16);
  return (
    0.2126 * ((value >> 16) & 255) + 0.7152 * ((value >> 8) & 255) + 0.0722 * (value & 255) > 120
  );
}
