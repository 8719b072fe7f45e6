import { HEAD_BYTES, kindOfBytes } from '../../../lib/files/fileKind.ts';

/** The minimum length of a picture's shorter side, in px (design, settings: account). */
const MIN_SIDE = 160;
/** The side of the stored picture, in px: sharp at twice its displayed size. */
const KEPT_SIDE = 160;
const MAX_BYTES = 20 * 1024 * 1024;

/** Why a file cannot be used as the picture, as a message for the user. */
export class PictureError extends Error {
  override name = 'PictureError';
}

function refuse(): never {
  throw new PictureError('This picture could not be opened. Choose another one.');
}

/** Whether a file starts like a PNG or JPEG, whatever its name. */
async function isPngOrJpeg(file: Blob): Promise<boolean> {
  // It may have been moved since it was chosen, or be on a drive that is gone.
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer().catch(refuse);
  const kind = kindOfBytes(new Uint8Array(head));
  return kind === 'png' || kind === 'jpg';
}

/**
 * Makes a profile picture from a chosen file: its central square, 160 px wide, as a JPEG in a `data:image/`
 * URL small enough for local storage.
 *
 * @throws PictureError when the file is not a PNG or JPEG, or is too large, too small, broken or unreadable
 */
export async function readPicture(file: Blob): Promise<string> {
  if (file.size > MAX_BYTES) throw new PictureError('Choose a picture of at most 20 MB.');
  if (!(await isPngOrJpeg(file))) throw new PictureError('Choose a PNG or JPG picture.');
  const bitmap = await createImageBitmap(file).catch(refuse);
  try {
    const side = Math.min(bitmap.width, bitmap.height);
    if (side < MIN_SIDE) {
      throw new PictureError('Choose a picture of at least 160 by 160 pixels.');
    }
    const canvas = document.createElement('canvas');
    canvas.width = KEPT_SIDE;
    canvas.height = KEPT_SIDE;
    const context = canvas.getContext('2d');
    if (!context) refuse();
    // Transparent areas would turn black.
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
