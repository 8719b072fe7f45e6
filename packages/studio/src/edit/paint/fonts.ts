import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { type FontFamily, LOOK_FONTS, type TextFace } from '../../looks/index.ts';

const OWN = (family: FontFamily) => `Lectern Edit ${family}`;

/** TypeScript declares `fonts` on documents only. */
function workerFonts(): FontFaceSet {
  return (self as unknown as { fonts: FontFaceSet }).fonts;
}

/** Loads font families into this worker. Falls back to the browser's own face if one fails. */
export async function loadEditFonts(families: readonly FontFamily[]): Promise<void> {
  const all = [
    { family: 'inter' as const, style: 'normal', url: inter, weight: '100 900' },
    { family: 'bricolage' as const, style: 'normal', url: bricolage, weight: '200 800' },
    ...LOOK_FONTS.map((font) => ({ ...font, weight: '400' })),
  ];
  const wanted = all.filter(({ family }) => families.includes(family));
  await Promise.all(
    wanted.map(async ({ family, style, url, weight }) => {
      const face = new FontFace(OWN(family), `url(${url})`, { style, weight });
      const loaded = await face.load().catch(() => undefined);
      if (loaded) workerFonts().add(loaded);
    }),
  );
}

/** The CSS font of a face, `size` in px. */
export function fontOf({ family, weight, italic }: TextFace, size: number): string {
  return `${italic ? 'italic ' : ''}${weight} ${size}px "${OWN(family)}", "Helvetica Neue", Arial, sans-serif`;
}

/** A text in the casing of a face. */
export function cased(text: string, { casing }: TextFace): string {
  if (casing === 'uppercase') return text.toUpperCase();
  if (casing === 'lowercase') return text.toLowerCase();
  if (casing === 'capitalize')
    return text.replace(/(^|\s)(\p{L})/gu, (match) => match.toUpperCase());
  return text;
}
