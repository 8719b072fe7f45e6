import { type Grade, type Look, windowOf } from '@lectern/studio/looks';
import type { CSSProperties } from 'react';
import { faded } from './lookStyle.ts';
import { pictureOf } from './places.ts';

/** Custom properties that a stylesheet reads; React has no type for them. */
type Properties = CSSProperties & Readonly<Record<`--${string}`, string>>;

const percent = (share: number) => `${share * 100}%`;

/**
 * Curtains at the sides of a stage: their maximum reach and the width of a fold, as shares of the picture's
 * shorter side.
 */
const CURTAIN = { reach: 0.2, share: 0.13, fold: 0.045, shade: '#5E1620' } as const;

function gradeOf({ brightness, contrast, saturation }: Grade): string {
  return `brightness(${brightness}) contrast(${contrast}) saturate(${saturation})`;
}

/** Returns a curtain's folds; `fold` and `reach` are shares of the picture's width. */
function curtain(side: 'left' | 'right', edge: string, fold: number, reach: number): string {
  const [from, to] = [fold, 2 * fold].map((share) => percent(share / reach));
  const folds = `repeating-linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${edge} 0 ${from}, ${CURTAIN.shade} 0 ${to})`;
  return `${folds} ${side} / ${percent(reach)} 100% no-repeat`;
}

/** Returns what covers the speaker's picture: curtains, darker corners, the tint. */
function veilOf({ framing, grade }: Look, picture: { width: number; height: number }): string {
  const { tint, vignette } = grade;
  const corners = `radial-gradient(50% 50% at center, transparent 55%, ${faded('#0a0806', vignette)} 142%)`;
  const wash = `linear-gradient(${faded(tint.color, tint.amount)} 0 0)`;
  const { width } = picture;
  const reach = Math.min(CURTAIN.share, CURTAIN.reach / width);
  const curtains = (['left', 'right'] as const).map((side) =>
    curtain(side, framing.edge, CURTAIN.fold / width, reach),
  );
  return [...(framing.kind === 'stage' ? curtains : []), corners, wash].join(', ');
}

/**
 * Returns the picture's box, centred in a player of another aspect ratio, as shares of the player's sides.
 */
function inPlayer(ratio: number, player: number) {
  const width = Math.min(1, ratio / player);
  const height = Math.min(1, player / ratio);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/**
 * Returns a look's framing around the film in a player, for `LivePreview.css.ts`.
 *
 * @param ratio the film's width divided by its height
 * @param player the player's width divided by its height
 */
export function frameStyle(look: Look, ratio: number, player: number): Properties {
  const { framing, grade } = look;
  const share = ratio > 1 ? framing.wide : framing.tall;
  const { x, y, width, height } = inPlayer(ratio, player);
  const left = x + share.x * width;
  const top = y + share.y * height;
  const right = 1 - left - share.width * width;
  const bottom = 1 - top - share.height * height;
  const picture = pictureOf(ratio);
  const window = windowOf(look, picture);
  const arch = Math.min(window.width / 2, window.height * 0.9);
  /** Converts shares of the picture's shorter side to shares of the player's width, in `cqi`. */
  const unit = (ratio > 1 ? height / player : width) * 100;
  return {
    '--look-x': percent(left),
    // A margin in percent refers to the width.
    '--look-y': percent(top / player),
    '--look-w': percent(share.width * width),
    '--look-h': percent(share.height * height),
    '--look-inset': `${percent(y)} ${percent(x)}`,
    '--look-window': [top, right, bottom, left].map(percent).join(' '),
    '--look-picture': `${percent(width)} ${percent(height)}`,
    '--look-arch': `${percent(arch / window.width)} / ${percent(arch / window.height)}`,
    '--look-radius': `${0.03 * unit}cqi`,
    '--look-line': `${0.0035 * unit}cqi`,
    // To the side of the speaker's half, or above it.
    '--look-seam':
      framing.kind !== 'split'
        ? '0'
        : ratio > 1
          ? `0 0 0 ${0.012 * unit}cqi`
          : `${0.012 * unit}cqi 0 0`,
    '--look-frame': framing.ground,
    '--look-edge-line': framing.edge,
    '--look-grade': gradeOf(grade),
    '--look-veil': veilOf(look, picture),
  };
}
