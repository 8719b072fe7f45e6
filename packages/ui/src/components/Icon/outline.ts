import type { LucideIcon } from 'lucide-react';
import { isValidElement } from 'react';

type Attributes = Readonly<Record<string, string>>;

/** Lucide's format: the element's name and its attributes. */
type Shape = readonly [name: string, attributes: Attributes];

const isShapes = (value: unknown): value is readonly Shape[] => Array.isArray(value);

/** Returns the shapes of an icon; null if a later Lucide no longer exposes them. */
function shapesOf(icon: LucideIcon): readonly Shape[] | null {
  const render: unknown = Reflect.get(icon, 'render');
  if (typeof render !== 'function') return null;
  const element: unknown = render({}, null);
  if (!isValidElement<{ icon?: { node?: unknown } }>(element)) return null;
  const shapes = element.props.icon?.node;
  return isShapes(shapes) ? shapes : null;
}

/** Converts elements to paths. An icon with any other element is left to Lucide. */
const PATHS: Record<string, (of: Attributes) => string> = {
  // The first command can be relative, so it needs the origin to start from.
  path: ({ d }) => `M0 0${d}`,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx, cy, r = 0 }) =>
    `M${cx} ${cy}m-${r} 0a${r} ${r} 0 1 1 ${2 * +r} 0a${r} ${r} 0 1 1 -${2 * +r} 0z`,
  rect: ({ x = 0, y = 0, width = 0, height = 0, rx = 0, ry = rx }) => {
    const corner = (dx: string, dy: string) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
    const [across, down] = [+width - 2 * +rx, +height - 2 * +ry];
    return (
      `M${+x + +rx} ${y}h${across}${corner(`${rx}`, `${ry}`)}v${down}` +
      `${corner(`-${rx}`, `${ry}`)}h-${across}${corner(`-${rx}`, `-${ry}`)}v-${down}` +
      `${corner(`${rx}`, `-${ry}`)}z`
    );
  },
};

function outlineOf(icon: LucideIcon): string | null {
  const parts = shapesOf(icon)?.map(([name, attributes]) =>
    'fill' in attributes ? undefined : PATHS[name]?.(attributes),
  );
  return parts && !parts.includes(undefined) ? parts.join('') : null;
}

const outlines = new WeakMap<LucideIcon, string | null>();

/**
 * Merges an icon into the `d` of one path: a list of cards has hundreds of icons, and each shape would be
 * an element. Returns null for an icon that cannot be one path, such as one with separately filled shapes.
 */
export function outline(icon: LucideIcon): string | null {
  const known = outlines.get(icon);
  if (known !== undefined) return known;
  const drawn = outlineOf(icon);
  outlines.set(icon, drawn);
  return drawn;
}
