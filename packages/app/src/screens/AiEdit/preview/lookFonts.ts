import { CSS_FAMILIES, LOOK_FONTS } from '@lectern/studio/looks';

let areKnown = false;

/**
 * Makes the faces of the looks known to the page, once. The browser fetches each when it is first
 * drawn, so that no other page pays for them.
 */
export function knowLookFonts(): void {
  if (areKnown || !('fonts' in document)) return;
  areKnown = true;
  for (const { family, style, url } of LOOK_FONTS) {
    const name = /'([^']+)'/.exec(CSS_FAMILIES[family])?.[1];
    if (name) document.fonts.add(new FontFace(name, `url("${url}")`, { style }));
  }
}
