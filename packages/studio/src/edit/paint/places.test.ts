// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intersection, type Rect } from '../../picture/rects.ts';
import { composeFrame } from '../../scene/composition.ts';
import { BACKDROPS } from '../../types.ts';
import { LOOK_LIST, PLACES, subtitleStylesOf } from '../../looks/index.ts';
import type { Edit } from '../../editRequest.ts';
import { windowOf } from './framing.ts';
import { gradingOf } from '../../picture/grading.ts';
import { captionArea, secondVideo, titleArea } from './places.ts';
import { mapped, speakerView } from './view.ts';

const FRAMES = [
  { width: 1280, height: 720 },
  { width: 1080, height: 1920 },
  { width: 720, height: 720 },
  { width: 270, height: 480 },
];
const frame = fc.constantFrom(...FRAMES);
const look = fc.constantFrom(...LOOK_LIST);
const backdrop = fc.constantFrom(...BACKDROPS);
const style = fc.constantFrom('avataaars' as const, 'notionists' as const);

function expectInside({ x, y, width, height }: Rect, picture: { width: number; height: number }) {
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(Math.min(width, height)).toBeGreaterThan(0);
  expect(x + width).toBeLessThanOrEqual(picture.width + 1);
  expect(y + height).toBeLessThanOrEqual(picture.height + 1);
}

const editWith = (bgVideoSettings: Edit['bgVideoSettings']): Edit => {
  const [first] = LOOK_LIST;
  if (!first) throw new Error('There are no looks');
  return {
    aiEditSettings: null,
    bgVideoSettings,
    additionalFeatures: {
      applyAiEdit: false,
      addBgm: false,
      removeFillerWords: false,
      removeSilenceParts: false,
      enhanceAudio: false,
    },
    subtitleStyles: subtitleStylesOf(first),
    additionalSettings: { soundEffectsVolume: 0, applySpeakerDetection: false },
    bgmData: { volume: 0, fadeIn: 0, fadeOut: 0 },
  };
};

describe('the parts of an edit', () => {
  it('stay inside the picture for every look, presenter and format', () => {
    fc.assert(
      fc.property(look, frame, backdrop, style, (each, size, scene, art) => {
        const composition = composeFrame(size, art, scene);
        expectInside(windowOf(each, size), size);
        expectInside(titleArea(each, size, composition), size);
        for (const place of PLACES) expectInside(captionArea(each, place, size, composition), size);
      }),
    );
  });

  // Specification: effects.1
  it('keep captions at the bottom of a wide picture clear of the face', () => {
    fc.assert(
      fc.property(backdrop, style, (scene, art) => {
        const size = { width: 1280, height: 720 };
        const composition = composeFrame(size, art, scene);
        for (const each of LOOK_LIST.filter(({ framing }) => framing.kind === 'full')) {
          const area = captionArea(each, 'bottom-center', size, composition);
          expect(area.y).toBeGreaterThanOrEqual(composition.face.y + composition.face.height);
        }
      }),
    );
  });

  it('keep captions of an upright picture above the area that phone apps cover, and clear of the face', () => {
    const upright = fc.constantFrom(...FRAMES.filter(({ width, height }) => height > width));
    fc.assert(
      fc.property(look, upright, backdrop, style, (each, size, scene, art) => {
        const composition = composeFrame(size, art, scene);
        for (const place of PLACES) {
          const { y, height } = captionArea(each, place, size, composition);
          expect(y + height).toBeLessThanOrEqual(0.78 * size.height);
        }
        const area = captionArea(each, 'bottom-center', size, composition);
        const window = windowOf(each, size);
        const shown = mapped(composition.face, speakerView(size, window, composition.face, 1));
        const face = intersection(shown, window);
        expect(face && intersection(area, face)).toBeUndefined();
      }),
    );
  });

  // Specification: effects.5
  it('keep a second video in the picture and mostly visible, whatever its stroke', () => {
    const settings = fc.record({
      shape: fc.constantFrom('square' as const, 'circle' as const, 'rectangle' as const),
      position: fc.constantFrom(...PLACES),
      stroke: fc.record({
        color: fc.constant('#ffdf06ff'),
        width: fc.integer({ min: 0, max: 999 }),
      }),
    });
    fc.assert(
      fc.property(settings, frame, (bgVideoSettings, size) => {
        const { box, isCircle, stroke } = secondVideo(editWith(bgVideoSettings), size);
        expectInside(box, size);
        expect(isCircle).toBe(bgVideoSettings.shape === 'circle');
        expect(stroke.width).toBeLessThanOrEqual(box.height / 4);
        const isLeft = bgVideoSettings.position.endsWith('left');
        if (isLeft) expect(box.x + box.width / 2).toBeLessThan(size.width / 2);
      }),
    );
  });
});

describe('a grade', () => {
  const pixel = (...rgba: number[]) => Uint8ClampedArray.from(rgba);
  const PLAIN = {
    brightness: 1,
    contrast: 1,
    saturation: 1,
    tint: { color: '#000000', amount: 0 },
    vignette: 0,
  };

  it('without adjustments changes no pixel', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 16, maxLength: 16 }),
        (values) => {
          const data = pixel(...values);
          gradingOf(PLAIN).pixels(data);
          data.forEach((value, i) => {
            // Transparent black stays exactly the same; other pixels differ at most by rounding.
            expect(Math.abs(value - (values[i] ?? 0))).toBeLessThanOrEqual(1);
          });
        },
      ),
    );
  });

  it('removes colour, adds a tint, and leaves transparent pixels alone', () => {
    const grey = pixel(200, 100, 50, 255, 200, 100, 50, 255, 0, 0, 0, 0);
    gradingOf({ ...PLAIN, saturation: 0 }).pixels(grey);
    expect(grey[0]).toBe(grey[1]);
    expect(grey[1]).toBe(grey[2]);
    expect([...grey.slice(4, 8)]).toEqual([...grey.slice(0, 4)]);
    expect([...grey.slice(8)]).toEqual([0, 0, 0, 0]);
    expect(gradingOf({ ...PLAIN, tint: { color: '#ff0000', amount: 1 } }).color('#fff')).toBe(
      'rgb(255, 0, 0)',
    );
    expect(gradingOf({ ...PLAIN, brightness: 0.5 }).color('rgb(200, 100, 50)')).toBe(
      'rgb(100, 50, 25)',
    );
  });
});
