/** The appearance of the parts that the rig draws, from a recipe: colours, sleeves, a beard. */
import type { Grading } from '../../picture/grading.ts';
import type { PresenterRecipe } from '../presenterRecipe.ts';
import type { Style } from './anchors.ts';
import { contrast, hex, luminance, mixColours } from './colours.ts';
import { type Sleeves, sleevesOf } from './sleeves.ts';

interface RigColours {
  skin: string;
  /** White of the eye. */
  white: string;
  /** Lash line. */
  line: string;
  iris: string;
  pupil: string;
  lid: string;
  brow: string;
  /** Creases on skin. */
  shade: string;
  lip: string;
  /** The dark between the lips. */
  mouth: string;
  teeth: string;
  tongue: string;
  sleeve: string;
  sleeveEdge: string;
  cuff: string;
  /** Around hands: light on dark skin, which would otherwise be lost against dark hair. */
  rim: string;
}

export interface RigLook {
  style: Style;
  colours: RigColours;
  sleeves: Sleeves['length'];
  isBearded: boolean;
}

/** Luminance of skin below which a light lid and a rim around the hands keep them visible. */
const DARK_SKIN = 0.14;
const INK = '#000000';
const PAPER = '#ffffff';

/** Returns the look of a recipe's rig. */
export function rigLookOf(recipe: PresenterRecipe): RigLook {
  const { style, options } = recipe;
  const sleeves = sleevesOf(recipe);
  const isFlat = style === 'avataaars';
  return {
    style,
    colours: isFlat ? flatColours(recipe, sleeves) : inkColours(sleeves),
    sleeves: sleeves.length,
    isBearded: options[isFlat ? 'facialHair' : 'beard'] !== undefined,
  };
}

/** Returns a rig's look in the colours of an edit. */
export function gradedLook(look: RigLook, grading: Grading | undefined): RigLook {
  if (!grading) return look;
  const graded = Object.entries(look.colours).map(([name, colour]) => [
    name,
    grading.color(colour),
  ]);
  return { ...look, colours: Object.fromEntries(graded) as RigColours };
}

function inkColours({ colour }: Sleeves): RigColours {
  const isBlack = colour === INK;
  return {
    ...{ skin: PAPER, white: PAPER, line: INK, iris: INK, pupil: INK, lid: PAPER, brow: INK },
    ...{ shade: INK, lip: PAPER, mouth: INK, teeth: PAPER, tongue: PAPER, rim: INK },
    ...{ sleeve: colour, sleeveEdge: isBlack ? PAPER : INK, cuff: isBlack ? PAPER : INK },
  };
}

function flatColours({ options, extras }: PresenterRecipe, sleeves: Sleeves): RigColours {
  const skin = hex(options['skinColor'], '#dba27a');
  const isDark = luminance(skin) < DARK_SKIN;
  const white = isDark ? '#f7f1e8' : PAPER;
  const hair = options['hairColor'];
  const shade = mixColours(skin, '#1c0d06', 0.24);
  const lid = isDark ? mixColours(skin, '#ffd9bd', 0.34) : mixColours(skin, '#5a2f1c', 0.1);
  return {
    ...{ skin, white, lid, pupil: '#120b08', teeth: PAPER, tongue: '#e8556b' },
    line: isDark ? '#0d0807' : mixColours(skin, '#140b08', 0.88),
    iris: irisOn(white, hex(extras?.eyeColor, '#4a2f20')),
    brow: hair ? mixColours(hex(hair), '#1a1210', 0.35) : mixColours(skin, '#120b08', 0.78),
    shade,
    lip: mixColours(skin, isDark ? '#c4625a' : '#9c3a38', 0.3),
    mouth: mixColours(skin, '#150706', 0.86),
    sleeve: sleeves.colour,
    sleeveEdge: mixColours(sleeves.colour, INK, 0.2),
    cuff:
      sleeves.cuff ??
      mixColours(sleeves.colour, luminance(sleeves.colour) > 0.5 ? INK : PAPER, 0.16),
    rim: isDark ? lid : shade,
  };
}

/** Darkens the iris until it is visible on the white: 3 to 1 (WCAG 2.2, 1.4.11). */
function irisOn(white: string, colour: string): string {
  let iris = colour;
  while (contrast(iris, white) < 3) iris = mixColours(iris, INK, 0.1);
  return iris;
}
