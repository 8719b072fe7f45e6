import type { FontFamily } from './types.ts';

export interface LookFont {
  family: FontFamily;
  style: 'normal' | 'italic';
  url: string;
}

/**
 * Faces that only looks use; load them where a look is shown. The interface already loads Inter and
 * Bricolage Grotesque.
 */
export const LOOK_FONTS: readonly LookFont[] = [
  {
    family: 'anton',
    style: 'normal',
    url: new URL('./fonts/anton.woff2', import.meta.url).href,
  },
  {
    family: 'gochi-hand',
    style: 'normal',
    url: new URL('./fonts/gochi-hand.woff2', import.meta.url).href,
  },
  {
    family: 'instrument-serif',
    style: 'normal',
    url: new URL('./fonts/instrument-serif.woff2', import.meta.url).href,
  },
  {
    family: 'instrument-serif',
    style: 'italic',
    url: new URL('./fonts/instrument-serif-italic.woff2', import.meta.url).href,
  },
  {
    family: 'special-elite',
    style: 'normal',
    url: new URL('./fonts/special-elite.woff2', import.meta.url).href,
  },
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
