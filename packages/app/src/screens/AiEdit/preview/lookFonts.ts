import { CSS_FAMILIES, LOOK_FONTS } from '@lectern/studio/looks';

let areKnown = false;

/**
 * Registers the typefaces of the looks with the page, once. The browser fetches each one when it is first
 * drawn, so other pages do not pay for them.
 */
export function registerLookFonts(): void {
  if (areKnown || !('fonts' in document)) return;
  areKnown = true;
  for (const { family, style, url } of LOOK_FONTS) {
    const name = /'([^']+)'/.exec(CSS_FAMILIES[family])?.[1];
    if (name) document.fonts.add(new FontFace(name, `url("${url}")`, { style }));
  }
}
