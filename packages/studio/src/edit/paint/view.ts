import type { Rect } from '../../picture/rects.ts';

/** The mapping of the speaker's picture into the edit's picture. */
export interface View {
  /** px of the output per px of the speaker's picture, and the position of its corner. */
  scale: number;
  x: number;
  y: number;
}

export function isIdentity({ scale, x, y }: View): boolean {
  return scale === 1 && x === 0 && y === 0;
}

/** Maps a part of the speaker's picture to the output, plus the reach of smoothing. */
export function mapped({ x, y, width, height }: Rect, view: View): Rect {
  const soft = view.scale === 1 ? 0 : 2;
  return {
    x: view.x + x * view.scale - soft,
    y: view.y + y * view.scale - soft,
    width: width * view.scale + 2 * soft,
    height: height * view.scale + 2 * soft,
  };
}

/**
 * Fits the speaker's picture to its window around the face. A zoom keeps the chin in place.
 *
 * @param frame px of the speaker's picture @param face px in it
 */
export function speakerView(
  { width, height }: { width: number; height: number },
  window: Rect,
  face: Rect,
  zoom: number,
): View {
  const scale = Math.max(window.width / width, window.height / height);
  const focus = { x: face.x + face.width / 2, y: face.y + face.height * 0.35 };
  const clamp = (value: number, most: number) =>
    2 * Math.round(Math.min(Math.max(0, value), most) / 2);
  const left = clamp(focus.x - window.width / scale / 2, width - window.width / scale);
  const top = clamp(focus.y - window.height / scale / 2, height - window.height / scale);
  const chin = face.y + face.height;
  return {
    scale: scale * zoom,
    x: window.x - (focus.x - (focus.x - left) / zoom) * scale * zoom,
    y: window.y - (chin - (chin - top) / zoom) * scale * zoom,
  };
}
