/**
 * Backdrops behind a presenter, as SVG markup in the units of {@link WIDE} and {@link TALL}.
 *
 * The wide shapes are those of the design's video pictures, the tall ones those of its avatar cards.
 */
import type { Backdrop, Scene } from '../types.ts';
import { PROP_COLOURS, SCENE_TONES, type SceneTones } from './sceneColours.ts';

export const WIDE = { width: 640, height: 360 } as const;
export const TALL = { width: 320, height: 400 } as const;

type Draw = (tones: SceneTones) => string;

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const curtain = ({ deep }: SceneTones, width: number, floor: number) =>
  Array.from(
    { length: width / 64 },
    (_, i) => `<path d="M${32 + i * 64} 0h32v${floor}h-32z" fill="${deep}" opacity=".55"/>`,
  ).join('');

/** A sheet of text and a bar chart whose last bar stands out. */
const sheet = ({ bg }: SceneTones) =>
  `<rect x="52" y="52" width="276" height="192" rx="6" fill="${PROP_COLOURS.paper}"/>` +
  `<rect x="78" y="80" width="120" height="14" rx="4" fill="${PROP_COLOURS.print}"/>` +
  `<g fill="${PROP_COLOURS.rule}"><rect x="78" y="108" width="196" height="8" rx="4"/>` +
  `<rect x="78" y="124" width="168" height="8" rx="4"/></g>` +
  path('M78 216v-26h28v26zM118 216v-42h28v42zM158 216v-34h28v34zM198 216v-62h28v62z', bg) +
  path('M238 216v-52h28v52z', PROP_COLOURS.accent);

/** A bottle on a plinth whose foot is at `x`, `y`. */
const bottle = ({ light }: SceneTones, x: number, y: number) =>
  `<g transform="translate(${x - 174} ${y - 236})">` +
  path('M84 236h180v240H84z', light) +
  path('M148 236V128c0-10 6-16 6-26V84h40v18c0 10 6 16 6 26v108z', PROP_COLOURS.paper) +
  `<rect x="148" y="150" width="52" height="54" fill="${PROP_COLOURS.accent}"/>` +
  `<rect x="150" y="70" width="48" height="18" rx="3" fill="${PROP_COLOURS.print}"/></g>`;

const DRAW_WIDE: Record<Backdrop, Draw> = {
  disc: ({ light, deep }) => circle(320, 170, 138, light) + path('M0 292h640v68H0z', deep),
  arch: ({ light, deep }) =>
    path('M186 360V176a134 134 0 0 1 268 0v184z', light) +
    path('M40 360V246a58 58 0 0 1 116 0v114zM484 360V246a58 58 0 0 1 116 0v114z', deep),
  window: ({ light, deep }) =>
    path('M56 48h96v104H56zM164 48h96v104h-96zM56 164h96v74H56zM164 164h96v74h-96z', light) +
    path('M0 300h640v60H0z', deep),
  stage: (tones) =>
    curtain(tones, WIDE.width, 312) +
    path('M0 312h640v48H0z', tones.deep) +
    `<ellipse cx="320" cy="180" rx="150" ry="160" fill="${tones.light}" opacity=".85"/>`,
  board: (tones) => path('M0 312h640v48H0z', tones.deep) + sheet(tones),
  shelf: ({ light, deep }) =>
    path('M0 120h640v10H0zM0 250h640v10H0z', deep) +
    path(
      'M48 60h22v60H48zM76 74h18v46H76zM100 50h26v70h-26zM520 66h20v54h-20zM546 54h26v66h-26zM60 196h70v54H60z',
      light,
    ) +
    circle(560, 216, 34, light),
  product: (tones) => path('M0 300h640v60H0z', tones.deep) + bottle(tones, 174, 236),
};

const DRAW_TALL: Record<Backdrop, Draw> = {
  disc: ({ light }) => circle(160, 196, 118, light),
  arch: ({ light }) => path('M48 400V190a112 112 0 0 1 224 0v210z', light),
  window: ({ light, deep }) =>
    path('M56 56h96v130H56zM168 56h96v130h-96z', light) + path('M0 300h320v100H0z', deep),
  stage: ({ light, deep }) => path('M0 268h320v132H0z', deep) + circle(236, 112, 58, light),
  board: (tones) =>
    path('M0 336h320v64H0z', tones.deep) +
    `<g transform="translate(2 2) scale(.6)">${sheet(tones)}</g>`,
  shelf: ({ light, deep }) =>
    path('M0 132h320v9H0zM0 262h320v9H0z', deep) +
    path(
      'M24 76h20v56H24zM48 88h16v44H48zM258 80h18v52h-18zM280 68h22v64h-22zM26 216h52v46H26z',
      light,
    ) +
    circle(282, 238, 24, light),
  product: (tones) => path('M0 320h320v80H0z', tones.deep) + bottle(tones, 70, 236),
};

/** Returns the whole ground of a scene in a shape, without the figure. */
export function backdropMarkup({ colour, backdrop }: Scene, shape: 'wide' | 'tall'): string {
  const tones = SCENE_TONES[colour];
  const { width, height } = shape === 'wide' ? WIDE : TALL;
  const draw = (shape === 'wide' ? DRAW_WIDE : DRAW_TALL)[backdrop];
  return `<rect width="${width}" height="${height}" fill="${tones.bg}"/>${draw(tones)}`;
}
