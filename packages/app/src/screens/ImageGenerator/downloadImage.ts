import type { DrawnImage } from '../../avatars/generation.ts';
import { saveBlob, saveUrl } from '../../lib/files/saveFile.ts';

/** The number of words from the prompt in the file name. */
const NAME_WORDS = 6;
const NAME_LENGTH = 60;

/** Returns the file name of a downloaded image: the start of its prompt. */
export function imageTitle(prompt: string): string {
  const words = prompt.trim().split(/\s+/u).slice(0, NAME_WORDS).join(' ');
  const title = Array.from(words).slice(0, NAME_LENGTH).join('');
  return /[\p{L}\p{N}]/u.test(title) ? title : 'image';
}

/** In px, the width at which image models draw. */
const DRAWN_WIDTH = 1024;

/** Converts a vector drawing to a PNG, because few programs open an SVG. */
async function toPng(url: string): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  const scale = DRAWN_WIDTH / (image.naturalWidth || DRAWN_WIDTH);
  canvas.width = DRAWN_WIDTH;
  canvas.height = Math.round((image.naturalHeight || DRAWN_WIDTH) * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The image could not be drawn.'));
    }, 'image/png');
  });
}

/**
 * Downloads a generated image.
 * @throws when it cannot be read; the caller shows its own message
 */
export async function downloadImage({ imageUrl, prompt }: DrawnImage): Promise<void> {
  const title = imageTitle(prompt);
  // The page must not fetch `data:` URLs, but it can draw them.
  if (imageUrl.startsWith('data:')) saveBlob(await toPng(imageUrl), title, 'png');
  else await saveUrl(imageUrl, { title, usually: 'png' });
}
