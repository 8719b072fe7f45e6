import { CSS_FAMILIES, type Measure, type TextFace } from '@lectern/studio/looks';
import { useState } from 'react';
import { useAnswer } from '../../../lib/calls/useAnswer.ts';

/** The font size for measuring, in px: the optical size at which looks are drawn at every size. */
const SIZE = 14;

const fontOf = ({ family, weight, italic }: TextFace): string =>
  `${italic ? 'italic ' : ''}${weight} ${SIZE}px ${CSS_FAMILIES[family]}`;

function cased(text: string, { casing }: TextFace): string {
  if (casing === 'uppercase') return text.toUpperCase();
  return casing === 'lowercase' ? text.toLowerCase() : text;
}

function createMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  return (text, face) => {
    const spacing = Array.from(text).length * face.spacing;
    if (!context) return text.length / 2 + spacing;
    context.font = fontOf(face);
    return context.measureText(cased(text, face)).width / SIZE + spacing;
  };
}

async function measureOnceLoaded(fonts: readonly string[]): Promise<Measure> {
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
  return createMeasure();
}

/** Measures texts in some typefaces; returns a new measure once missing typefaces have loaded. */
export function useMeasure(faces: readonly TextFace[]): Measure {
  const fonts = faces.map(fontOf).join('|');
  const [first] = useState(createMeasure);
  // If a typeface fails to load, the browser's fallback remains, which is already measured.
  const { value: loaded } = useAnswer(fonts, () => measureOnceLoaded(fonts.split('|')));
  return loaded ?? first;
}
