import { HEAD_BYTES, kindOfBytes } from '../../../lib/fileKind.ts';

/** Shortest side that a picture may have, in px (design, settings: account). */
const MIN_SIDE = 160;
/** Side of the kept picture, in px: sharp at twice the size it is shown in. */
const KEPT_SIDE = 160;
const MAX_BYTES = 20 * 1024 * 1024;

/** Why a file cannot be the picture, in words for the user. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** Whether a file begins as a PNG or JPEG does, whatever it is called. */
async function isPngOrJpeg(file: Blob): Promise<boolean> {
  const kind = kindOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  return kind === 'png' || kind === 'jpg';
}

/**
 * Makes a profile picture of a chosen file: its middle square, 160 px wide, as a JPEG in a
 * `data:image/` URL small enough for local storage.
 *
 * @throws PictureError when the file is no PNG or JPEG, too large, too small or broken
 */
export async function readPicture(file: Blob): Promise<string> {
  if (file.size > MAX_BYTES) throw new PictureError('Choose a picture of at most 20 MB.');
  if (!(await isPngOrJpeg(file))) throw new PictureError('Choose a PNG or JPG picture.');
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureError('This picture could not be opened. Choose another one.');
  });
  try {
    const side = Math.min(bitmap.width, bitmap.height);
    if (side < MIN_SIDE) {
      throw new PictureError('Choose a picture of at least 160 by 160 pixels.');
    }
    const canvas = document.createElement('canvas');
    canvas.width = KEPT_SIDE;
    canvas.height = KEPT_SIDE;
    const context = canvas.getContext('2d');
    if (!context) throw new PictureError('This picture could not be opened. Choose another one.');
    // What was transparent would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, KEPT_SIDE, KEPT_SIDE);
    const left = (bitmap.width - side) / 2;
    const top = (bitmap.height - side) / 2;
    context.drawImage(bitmap, left, top, side, side, 0, 0, KEPT_SIDE, KEPT_SIDE);
    return canvas.toDataURL('image/jpeg', 0.85);
  } finally {
    bitmap.close();
  }
}
