// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { layOutCaption } from '../../captions/captionLayout.ts';
import { GESTURES } from '../../marks/gestures.ts';
import { intersection, type Rect } from '../../picture/rects.ts';
import { composeFrame } from '../../scene/composition.ts';
import { BACKDROPS, type FrameFormat } from '../../types.ts';
import { type FrameState, FrameTrack } from '../frameTrack.ts';
import { timelineOf } from '../gestures/testTimeline.ts';
import { handBox } from './armBoxes.ts';
import { FACE_BOXES } from './faceBoxes.ts';
import { eyeShapes } from './eyes.ts';
import { browShapes } from './brows.ts';
import { rigLookOf } from './rigLook.ts';
import { SIDES } from './rigState.ts';
import { shapeBounds } from './shapeBounds.ts';

const FORMATS: Readonly<Record<string, FrameFormat>> = {
  wide: { width: 1280, height: 720, frameRate: 30 },
  square: { width: 1080, height: 1080, frameRate: 30 },
  upright: { width: 1080, height: 1920, frameRate: 30 },
};
const STYLES = ['avataaars', 'notionists'] as const;
const everywhere = Object.entries(FORMATS).flatMap(([name, format]) =>
  STYLES.map((style) => ({ name, format, style })),
);
/** A face in units of the art: for flat ones, the part down to the ears, and the part below them. */
const FACE: Readonly<Record<(typeof STYLES)[number], readonly Rect[]>> = {
  avataaars: [
    { x: 74, y: 84, width: 132, height: 53 },
    { x: 84, y: 137, width: 112, height: 59 },
  ],
  notionists: [FACE_BOXES.notionists.face],
};
/** Two lines of the maximum width of captions. */
const CAPTION = [
  'A caption of two lines that are as long',
  'as lines of captions ever get to be here',
];

/** Returns the largest chip of captions in a picture. */
function chipIn(format: FrameFormat, area: Rect): Rect {
  const lines = CAPTION.map((line) =>
    line.split(' ').map((text) => ({ text, start: 0, end: 1, from: 0, to: 1 })),
  );
  return layOutCaption(lines, format, area, (text, size) => text.length * size * 0.56).chip;
}

describe.each(everywhere)('hands in a $name picture, $style', ({ format, style }) => {
  let films: { gesture: string; track: FrameTrack; states: FrameState[] }[];
  beforeAll(() => {
    films = GESTURES.map((gesture) => {
      const track = new FrameTrack(
        { name: 'Amara', style },
        timelineOf(`Now we come to [${gesture}] these three steps. And on.`),
        [],
        format,
      );
      const states = Array.from({ length: track.frames }, (_, frame) => track.stateAt(frame));
      return { gesture, track, states };
    });
  });

  // Specification: wizard-more.38
  it.each(BACKDROPS)('cover neither the face nor, while raised, the captions (%s)', (backdrop) => {
    const { figure, artScale, captions } = composeFrame(format, style, backdrop);
    const chip = chipIn(format, captions);
    const placed = (box: Rect, dx: number, dy: number): Rect => ({
      x: figure.x + box.x * artScale + dx / 2,
      y: figure.y + box.y * artScale + dy / 2,
      width: box.width * artScale,
      height: box.height * artScale,
    });
    const handsOf = ({ arms, figureX, figureY }: FrameState) =>
      SIDES.flatMap((side) => {
        const pose = arms[side];
        return pose ? [placed(handBox(style, side, pose), figureX, figureY)] : [];
      });
    const found: object[] = [];
    for (const { gesture, track, states } of films) {
      for (const [frame, state] of states.entries()) {
        const faces = FACE[style].map((part) => placed(part, state.faceX, state.faceY));
        const time = (frame + 0.5) / format.frameRate;
        const isRaised = track.gestures.some(
          ({ stroke, settle }) => time >= stroke && time < settle,
        );
        for (const hand of handsOf(state)) {
          const covers = {
            face: faces.some((face) => intersection(hand, face)),
            caption: isRaised && intersection(hand, chip) !== undefined,
            edge: isRaised && (hand.x < 0 || hand.x + hand.width > format.width),
          };
          if (Object.values(covers).includes(true)) found.push({ gesture, frame, hand, covers });
        }
      }
    }
    expect(found).toEqual([]);
  });
});

describe.each(STYLES)('eyes and brows, %s', (style) => {
  it('never leave the box that is repainted', () => {
    const look = rigLookOf({ name: 'x', style, options: {} });
    const { x, y, width, height } = FACE_BOXES[style].eyes;
    for (const open of [0, 0.3, 1]) {
      for (const smile of [0, 1]) {
        for (const by of [-8, -4, 0, 4]) {
          const shape = [by, by, by] as const;
          const drawn = shapeBounds([
            ...eyeShapes({ open, smile, gazeX: 0, gazeY: 0 }, look),
            ...browShapes({ left: shape, right: shape }, look),
          ]);
          expect(drawn.x).toBeGreaterThan(x);
          expect(drawn.y).toBeGreaterThan(y);
          expect(drawn.x + drawn.width).toBeLessThan(x + width);
          expect(drawn.y + drawn.height).toBeLessThan(y + height);
        }
      }
    }
  });
});
