import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { type FontFamily, LOOK_FONTS, type TextFace } from '../../looks/index.ts';
import { loadFace } from '../../looks/loadFace.ts';
import { loadTextFaces } from '../../looks/textFaces.ts';

const OWN = (family: FontFamily) => `Lectern Edit ${family}`;

/**
 * Loads font families into this worker, with the typefaces for the scripts that a text uses.
 *
 * @returns the names of those that are available
 */
export async function loadEditFonts(
  families: readonly FontFamily[],
  text: string,
): Promise<string[]> {
  const all = [
    { family: 'inter' as const, style: 'normal', url: inter, weight: '100 900' },
    { family: 'bricolage' as const, style: 'normal', url: bricolage, weight: '200 800' },
    ...LOOK_FONTS.map((font) => ({ ...font, weight: '400' })),
  ];
  const wanted = all.filter(({ family }) => families.includes(family));
  const loaded = await Promise.all(
    wanted.map(async ({ family, style, url, weight }) =>
      (await loadFace(OWN(family), url, { style, weight })) ? [`${OWN(family)} ${style}`] : [],
    ),
  );
  return [...loaded.flat(), ...(await loadTextFaces(text, [...new Set(families)].map(OWN)))];
}

/** Returns the CSS font of a face, `size` in px. */
export function fontOf({ family, weight, italic }: TextFace, size: number): string {
  return `${italic ? 'italic ' : ''}${weight} ${size}px "${OWN(family)}", "Helvetica Neue", Arial, sans-serif`;
}

/** Returns a text in the casing of a face. */
export function cased(text: string, { casing }: TextFace): string {
  if (casing === 'uppercase') return text.toUpperCase();
  if (casing === 'lowercase') return text.toLowerCase();
  if (casing === 'capitalize')
    return text.replace(/(^|\s)(\p{L})/gu, (match) => match.toUpperCase());
  return text;
}
