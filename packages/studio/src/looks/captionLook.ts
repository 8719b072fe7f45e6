import { CASINGS, type CaptionLook, FONT_FAMILIES, type Look } from './types.ts';
import type { SubtitleStyles } from './looks.ts';

/** Factors of a look's own size, by `fontSize`. */
const SIZES: ReadonlyMap<string, number> = new Map([
  ['small', 0.8],
  ['medium', 1],
  ['large', 1.25],
]);

/**
 * Applies the user's changes to a look's captions. Unknown sizes, families and casings are ignored.
 *
 * @param highlight colour chosen for highlighted words, if the template lets users choose one; it
 *   overrides the styles' own
 */
export function captionLook(look: Look, styles: SubtitleStyles, highlight?: string): CaptionLook {
  const { caption } = look;
  const family = FONT_FAMILIES.find((each) => each === styles.fontFamily);
  const casing = CASINGS.find((each) => each === styles.textCasing);
  // Styles of another template are left over from an earlier choice.
  if (styles.template !== look.id) {
    return { ...caption, highlight: opaque(highlight) ?? caption.highlight };
  }
  const background = opaque(styles.backgroundColor);
  return {
    ...caption,
    face: {
      ...caption.face,
      family: family ?? caption.face.family,
      casing: casing ?? caption.face.casing,
      size: caption.face.size * (SIZES.get(styles.fontSize) ?? 1),
    },
    place: styles.position,
    color: opaque(styles.baseColor) ?? caption.color,
    important: opaque(styles.importantColor) ?? caption.important,
    highlight: opaque(highlight) ?? opaque(styles.highlightColors[0]) ?? caption.highlight,
    ground: background === undefined ? caption.ground : withColor(caption.ground, background),
  };
}

function withColor(ground: CaptionLook['ground'], color: string): CaptionLook['ground'] {
  return ground ? { ...ground, color } : { kind: 'chip', color, opacity: 1, edge: null };
}

/** Converts `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` to `#rrggbb`; undefined for colour names. */
function opaque(color: string | undefined): string | undefined {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(color ?? '')?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  return `#${long.slice(0, 6).toUpperCase()}`;
}
