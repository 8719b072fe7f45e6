import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import bricolage from '@capsizecss/metrics/bricolageGrotesque';
import bricolageBold from '@capsizecss/metrics/bricolageGrotesque/700';
import inter from '@capsizecss/metrics/inter';
import interLight from '@capsizecss/metrics/inter/300';
import interMedium from '@capsizecss/metrics/inter/500';
import { globalFontFace } from '@vanilla-extract/css';

/*
 * The system's own fonts with the metrics of ours, so that text does not move when our fonts arrive
 * (docs/decisions/0192-fonts-come-after-the-first-paint.md). The families are named in `tokens.json`.
 */

type FontMetrics = Parameters<typeof createFontStack>[0][number];

/** Not in Capsize's collection; read from version 2.37 of the font with its `@capsizecss/unpack`. */
const dejaVu = {
  familyName: 'DejaVu Sans',
  ascent: 1901,
  descent: -483,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 1041,
};

/**
 * Conversely, headings are never narrower than ours in 'Welcome back', because browsers date the page's
 * largest paint by the wider of the two.
 */
const bricolageWide = {
  ...bricolageBold,
  subsets: {
    ...bricolageBold.subsets,
    latin: { xWidthAvg: bricolageBold.subsets.latin.xWidthAvg * 1.006 },
  },
};

interface LocalFont {
  regular: { metrics: FontMetrics; names: readonly string[] };
  bold: { metrics: FontMetrics; names: readonly string[] };
}

/**
 * Liberation Sans has Arial's widths, and Roboto, Android's only font, is within half a percent of them.
 */
const ARIAL: LocalFont = {
  regular: { metrics: arial, names: ['Arial', 'Liberation Sans', 'Roboto'] },
  bold: { metrics: arialBold, names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'] },
};
const DEJAVU: LocalFont = {
  regular: { metrics: dejaVu, names: ['DejaVu Sans'] },
  bold: { metrics: { ...dejaVu, xWidthAvg: 1176 }, names: ['DejaVu Sans Bold'] },
};

/** A face of the local font scaled to the width and height of `metrics`, for a range of weights. */
function face(metrics: FontMetrics, local: LocalFont['bold'], fontWeight: string) {
  const { fontFaces } = createFontStack([metrics, local.metrics], {
    fontFaceFormat: 'styleObject',
  });
  const { fontFamily: _, ...overrides } = fontFaces[0]?.['@font-face'] ?? {};
  return {
    ...overrides,
    src: local.names.map((name) => `local('${name}')`).join(', '),
    fontWeight,
    // Other scripts look as usual, because our fonts do not cover them.
    unicodeRange: 'U+0-2AF, U+2000-206F, U+20AC, U+2122',
  };
}

/** Declares the family `name` with a regular and a bold face. */
function declare(name: string, [regular, bold]: readonly FontMetrics[], local: LocalFont): void {
  if (!regular || !bold) return;
  globalFontFace(name, [
    face(regular, local.regular, '100 599'),
    face(bold, local.bold, '600 900'),
  ]);
}

// Bold text takes the width of a lighter weight, slightly narrower than ours, so that no title wraps that
// will fit on one line.
declare('Inter as Arial', [inter, interMedium], ARIAL);
declare('Inter as DejaVu', [inter, interLight], DEJAVU);
declare('Bricolage as Arial', [bricolage, bricolageBold], ARIAL);
declare('Bricolage as DejaVu', [bricolage, bricolageWide], DEJAVU);
