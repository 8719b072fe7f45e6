import type { FontFamily } from './types.ts';

export interface LookFont {
  family: FontFamily;
  style: 'normal' | 'italic';
  url: string;
}

function font(family: FontFamily, { href }: URL, style: LookFont['style'] = 'normal'): LookFont {
  return { family, style, url: href };
}

/**
 * Faces that only looks use; load them wherever a look is shown. The interface already loads Inter and
 * Bricolage Grotesque.
 */
export const LOOK_FONTS: readonly LookFont[] = [
  font('anton', new URL('./fonts/anton.woff2', import.meta.url)),
  font('gochi-hand', new URL('./fonts/gochi-hand.woff2', import.meta.url)),
  font('instrument-serif', new URL('./fonts/instrument-serif.woff2', import.meta.url)),
  font(
    'instrument-serif',
    new URL('./fonts/instrument-serif-italic.woff2', import.meta.url),
    'italic',
  ),
  font('special-elite', new URL('./fonts/special-elite.woff2', import.meta.url)),
];

/** CSS names of the faces. Register those of {@link LOOK_FONTS} under these names. */
export const CSS_FAMILIES: Readonly<Record<FontFamily, string>> = {
  inter: "'Inter Variable', sans-serif",
  bricolage: "'Bricolage Grotesque Variable', sans-serif",
  anton: "'Anton', Impact, sans-serif",
  'instrument-serif': "'Instrument Serif', Georgia, serif",
  'gochi-hand': "'Gochi Hand', cursive",
  'special-elite': "'Special Elite', monospace",
};
