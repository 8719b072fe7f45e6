import { describe, expect, it } from 'vitest';
import { BACKDROPS, type FrameFormat } from '../types.ts';
import { anchorsOf } from '../presenter/rig/anchors.ts';
import { type Composition, composeFrame, mouthRegion } from './composition.ts';

const FORMATS: FrameFormat[] = [
  { width: 1280, height: 720, frameRate: 30 },
  { width: 1920, height: 1080, frameRate: 30 },
  { width: 1080, height: 1920, frameRate: 30 },
  { width: 720, height: 720, frameRate: 30 },
];
const STYLES = ['avataaars', 'notionists'] as const;

const everywhere = FORMATS.flatMap((format) =>
  STYLES.flatMap((style) => BACKDROPS.map((backdrop) => ({ format, style, backdrop }))),
);

describe('composeFrame', () => {
  it.each(everywhere)('fills $format.width × $format.height, $style, $backdrop', (place) => {
    const { format, style, backdrop } = place;
    const picture: Composition = composeFrame(format, style, backdrop);
    // the figure reaches the bottom edge; in an upright picture its body continues below the art
    const isUpright = format.height > format.width;
    const end = picture.figure.y + picture.figure.height;
    expect(end).toBeGreaterThanOrEqual(format.height * (isUpright ? 0.83 : 1) - 0.01);
    // the scene leaves no gap
    expect(picture.originX).toBeLessThanOrEqual(0.01);
    expect(picture.originY).toBeLessThanOrEqual(0.01);
    // the whole face is visible, with captions below it
    expect(picture.face.x).toBeGreaterThan(0);
    expect(picture.face.x + picture.face.width).toBeLessThan(format.width);
    expect(picture.captions.y).toBeGreaterThanOrEqual(picture.face.y + picture.face.height);
    expect(picture.captions.height).toBeGreaterThan(format.height / (isUpright ? 10.2 : 8));
  });

  it.each(everywhere)('keeps the mouth in its region, $style, $backdrop', (place) => {
    const { format, style, backdrop } = place;
    const { figure, artScale } = composeFrame(format, style, backdrop);
    const { x, y } = anchorsOf(style).mouth;
    const mouth = { x: figure.x + x * artScale, y: figure.y + y * artScale };
    const region = mouthRegion(format, style, backdrop);
    expect(mouth.x).toBeGreaterThan(region.x);
    expect(mouth.x).toBeLessThan(region.x + region.width);
    expect(mouth.y).toBeGreaterThan(region.y);
    expect(mouth.y).toBeLessThan(region.y + region.height);
    for (const value of Object.values(region)) expect(Number.isInteger(value)).toBe(true);
  });
});
