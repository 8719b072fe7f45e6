// @vitest-environment node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  CSS_FAMILIES,
  FONT_FAMILIES,
  LOOK_FONTS,
  LOOK_IDS,
  LOOK_LIST,
  captionLook,
  findLook,
  subtitleStylesOf,
} from './index.ts';

/** Relative luminance and contrast as in WCAG 2.2. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Framings with captions next to the speaker's picture, on the ground. */
const GROUND_CAPTIONS = ['arch', 'bars', 'paper', 'stage'];

describe.each(LOOK_LIST.map((look) => [look.id, look] as const))('the look %s', (id, look) => {
  it('is found by its id', () => {
    expect(findLook(id)).toBe(look);
  });

  it('has captions with a contrast of at least 4.5:1 against their background', () => {
    const { caption, framing } = look;
    const ground = GROUND_CAPTIONS.includes(framing.kind) ? framing.ground : undefined;
    const behind = caption.ground?.color ?? caption.outline?.color ?? ground;
    expect(behind).not.toBeUndefined();
    if (behind === undefined) return;
    for (const color of [caption.color, caption.important]) {
      expect(contrast(color, behind)).toBeGreaterThanOrEqual(4.5);
    }
    if (caption.highlightAs === 'block') return;
    expect(contrast(caption.highlight, behind)).toBeGreaterThanOrEqual(4.5);
  });

  it("keeps the speaker's window inside the picture", () => {
    for (const { x, y, width, height } of [look.framing.wide, look.framing.tall]) {
      expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1);
    }
  });

  it('is restored unchanged from the styles that it applies', () => {
    expect(captionLook(look, subtitleStylesOf(look))).toEqual(look.caption);
  });
});

describe('all looks', () => {
  it('are each offered once, two of them to beta users only', () => {
    expect(LOOK_LIST.map(({ id }) => id)).toEqual([...LOOK_IDS]);
    expect(LOOK_LIST.filter(({ isBeta }) => isBeta)).toHaveLength(2);
  });

  it('differ in how captions and titles look', () => {
    const looks = LOOK_LIST.map(({ caption, title, framing }) =>
      JSON.stringify([caption.face, caption.ground, caption.highlightAs, title.face, framing.kind]),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('use only faces that exist', () => {
    expect(Object.keys(CSS_FAMILIES).toSorted()).toEqual([...FONT_FAMILIES].toSorted());
    for (const { url } of LOOK_FONTS) expect(existsSync(fileURLToPath(url))).toBe(true);
  });
});

describe('captions changed by a user', () => {
  const [look] = LOOK_LIST;
  if (!look) throw new Error('There are no looks');
  const styles = subtitleStylesOf(look);

  it('take size, face, casing, place and colours', () => {
    const changed = captionLook(look, {
      ...styles,
      fontSize: 'large',
      fontFamily: 'anton',
      textCasing: 'lowercase',
      position: 'top-center',
      backgroundColor: '#123',
      baseColor: '#abcdef80',
    });
    expect(changed.face).toMatchObject({ family: 'anton', casing: 'lowercase' });
    expect(changed.face.size).toBeCloseTo(look.caption.face.size * 1.25);
    expect(changed).toMatchObject({ place: 'top-center', color: '#ABCDEF' });
    expect(changed.ground?.color).toBe('#112233');
  });

  it('prefer the highlight of the edit to that of the styles', () => {
    expect(captionLook(look, styles, '#00ff00ff').highlight).toBe('#00FF00');
  });

  it('ignore the styles of another template and unknown values', () => {
    expect(captionLook(look, { ...styles, template: 'other', baseColor: '#000000' })).toEqual(
      look.caption,
    );
    expect(captionLook(look, { ...styles, fontSize: 'huge', fontFamily: 'wingdings' })).toEqual(
      look.caption,
    );
  });
});
