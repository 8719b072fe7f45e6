/** As captions are drawn, as far as this matters: what Inter lacks comes from the machine. */
const FONT = "32px 'Inter Variable', Inter, sans-serif";
const SIZE = 48;
/** Never in use: an unassigned sign, and the last private one. */
const NEVER_DRAWN = ['\u0378', '\u{10FFFD}'];

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function pictureOf(context: Context, sign: string): string {
  context.clearRect(0, 0, SIZE, SIZE);
  context.fillText(sign, 4, 36);
  return new Uint8Array(context.getImageData(0, 0, SIZE, SIZE).data.buffer).join(',');
}

/**
 * Tells whether this machine has a picture of a sign: one that looks like a sign that does not exist
 * is drawn as an empty box. Everything counts as drawable where that cannot be told.
 */
function createDrawingTest(): (sign: string) => boolean {
  const context =
    typeof OffscreenCanvas === 'function'
      ? new OffscreenCanvas(SIZE, SIZE).getContext('2d', { willReadFrequently: true })
      : null;
  if (!context) return () => true;
  context.font = FONT;
  const boxes = new Set(NEVER_DRAWN.map((sign) => pictureOf(context, sign)));
  const known = new Map<string, boolean>();
  return (sign) => {
    const answer = known.get(sign) ?? !boxes.has(pictureOf(context, sign));
    known.set(sign, answer);
    return answer;
  };
}

let test: ((sign: string) => boolean) | undefined;

/** As {@link createDrawingTest}, with one canvas for the whole page. */
export function canDraw(sign: string): boolean {
  test ??= createDrawingTest();
  return test(sign);
}
