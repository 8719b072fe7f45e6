/**
 * Turns the SVG layers of a presenter into bitmaps of the output size.
 *
 * Runs on the page, because workers cannot decode SVG.
 */
import type { RenderRequest } from '../types.ts';
import { toDataUrl } from '../presenter/portrait.ts';
import { type PresenterLayer, presenterLayers } from '../presenter/presenterSvg.ts';
import { TALL, WIDE, backdropMarkup } from '../scene/backdrops.ts';
import { type Composition, FIGURE_REACH, composeFrame } from '../scene/composition.ts';
import { StudioError } from '../StudioError.ts';
import { plainRow } from './plainRow.ts';
import type { Rect } from '../picture/rects.ts';
import type { RasterLayer, RasterScene } from '../presenter/rasterLayer.ts';

/**
 * @param onLayer called after each layer with the completed share, 0–1.
 * @throws `StudioError` 'cancelled' when the signal aborts.
 */
export async function rasteriseScene(
  { presenter, scene, format }: Pick<RenderRequest, 'presenter' | 'scene' | 'format'>,
  signal: AbortSignal,
  onLayer: (share: number) => void = () => undefined,
): Promise<RasterScene<ImageBitmap>> {
  const composition = composeFrame(format, presenter.style, scene.backdrop);
  const drawn = presenterLayers(presenter);
  const total = drawn.length + 1;
  let done = 0;
  const step = <T>(value: T): T => {
    if (signal.aborted) throw new StudioError('cancelled');
    done += 1;
    onLayer(done / total);
    return value;
  };
  const backdrop = step(await rasteriseBackdrop(composition, scene, format));
  const layers: RasterLayer<ImageBitmap>[] = [];
  // One after another, to keep the page responsive.
  for (const layer of drawn) layers.push(step(await rasteriseLayer(layer, composition, format)));
  return { backdrop, layers };
}

async function rasteriseBackdrop(
  { shape, scale, originX, originY }: Composition,
  scene: RenderRequest['scene'],
  format: RenderRequest['format'],
): Promise<ImageBitmap> {
  const { width, height } = shape === 'wide' ? WIDE : TALL;
  const image = await loadSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}">${backdropMarkup(scene, shape)}</svg>`,
  );
  const canvas = new OffscreenCanvas(format.width, format.height);
  contextOf(canvas).drawImage(image, originX, originY, width * scale, height * scale);
  return canvas.transferToImageBitmap();
}

async function rasteriseLayer(
  { svg, group, place }: PresenterLayer,
  { figure }: Composition,
  format: RenderRequest['format'],
): Promise<RasterLayer<ImageBitmap>> {
  const image = await loadSvg(svg);
  // The figure moves a little, so more of it is drawn beyond the picture's edges.
  const reach = format.height / 720;
  const side = Math.ceil(FIGURE_REACH.x * reach) + 1;
  const below = Math.ceil(FIGURE_REACH.y * reach) + 1;
  const drawn = new OffscreenCanvas(format.width + 2 * side, format.height + below);
  const context = contextOf(drawn);
  const draw = (dx: number, dy: number) => {
    context.clearRect(0, 0, drawn.width, drawn.height);
    context.drawImage(image, figure.x + side + dx, figure.y + dy, figure.width, figure.height);
    if (group !== 'face') extendDown(context, figure);
  };
  draw(0, 0);
  const box = opaqueBounds(context.getImageData(0, 0, drawn.width, drawn.height));
  const phases: ImageBitmap[] = [];
  for (const [dx, dy] of [
    [0, 0],
    [0.5, 0],
    [0, 0.5],
    [0.5, 0.5],
  ] as const) {
    if (dx + dy > 0) draw(dx, dy);
    const cut = new OffscreenCanvas(box.width, box.height);
    contextOf(cut).drawImage(drawn, -box.x, -box.y);
    phases.push(cut.transferToImageBitmap());
  }
  return { group, place, x: box.x - side, y: box.y, phases };
}

/** Share of the figure's height above its lower edge that is searched for a plain row. */
const HEM = 0.12;

/** Repeats the figure's last full row below its straight lower edge, or a plainer one close above. */
function extendDown(context: OffscreenCanvasRenderingContext2D, { y, height: tall }: Rect): void {
  const { width, height } = context.canvas;
  const end = Math.round(y + tall);
  if (end - 2 < 0 || end >= height) return;
  const top = Math.max(0, end - 1 - Math.round(tall * HEM));
  const row = top + plainRow(context.getImageData(0, top, width, end - 1 - top));
  // Smoothing would blend the row with its neighbours.
  context.imageSmoothingEnabled = false;
  context.drawImage(context.canvas, 0, row, width, 1, 0, row + 1, width, height - row - 1);
  context.imageSmoothingEnabled = true;
}

/** Returns the smallest box, in px, around all opaque pixels, with a margin for half-px shifts. */
function opaqueBounds({ data, width, height }: ImageData): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const pixels = new Uint32Array(data.buffer);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let from = 0;
    while (from < width && pixels[row + from] === 0) from += 1;
    if (from === width) continue;
    let to = width - 1;
    while (pixels[row + to] === 0) to -= 1;
    left = Math.min(left, from);
    right = Math.max(right, to);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < left) return { x: 0, y: 0, width: 2, height: 2 };
  const x = Math.max(0, left - 1);
  const y = Math.max(0, top - 1);
  return {
    x,
    y,
    width: Math.min(width, right + 3) - x,
    height: Math.min(height, bottom + 3) - y,
  };
}

/** Waits for `load` instead of `decode()`, which browsers defer while the tab is hidden. */
function loadSvg(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new StudioError('encoder-failed', 'a layer is no picture'));
    image.src = toDataUrl(svg);
  });
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new StudioError('unsupported', 'canvas');
  return context;
}
