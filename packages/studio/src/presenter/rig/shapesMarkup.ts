import type { RigShape } from './rigShape.ts';

/**
 * Returns shapes as SVG markup, for stills.
 *
 * @param name prefix of the identifiers of clip paths, which are unique within a document.
 */
export function shapesMarkup(shapes: readonly RigShape[], name = 'shape'): string {
  return shapes.map((shape, i) => markupOf(shape, `${name}-${i}`)).join('');
}

function markupOf(
  { d, fill = 'none', stroke, width = 0, opacity, clip, transform }: RigShape,
  id: string,
): string {
  const line =
    stroke && width > 0
      ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
      : '';
  const look = ` fill="${fill}"${line}${opacity === undefined ? '' : ` opacity="${opacity}"`}`;
  const place = transform ? ` transform="matrix(${transform.join(' ')})"` : '';
  const drawn = `<path d="${d}"${look}${place}/>`;
  if (!clip) return drawn;
  return `<clipPath id="${id}"><path d="${clip}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`;
}
