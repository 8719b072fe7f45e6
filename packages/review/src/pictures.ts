import useSWR from 'swr/immutable';
import { type Change, pictureUrl } from './changes.ts';
import { type Difference, measureDifference, type Pixels } from './difference.ts';

/** Decodes a picture. Throws if it is missing or not an image. */
async function pixelsOf(url: string): Promise<Pixels> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('No canvas.');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** Decodes both pictures of a change. */
export const pixelsOfBoth = (change: Change) =>
  Promise.all([pixelsOf(pictureUrl('before', change)), pixelsOf(pictureUrl('after', change))]);

/** Measures how far the pictures of a change differ. Undefined until measured, and for a new picture. */
export function useDifference(change: Change): Difference | undefined {
  const { data } = useSWR(change.isNew ? null : ['difference', change.id], async () =>
    measureDifference(...(await pixelsOfBoth(change))),
  );
  return data;
}

/** Formats a share as '2.1 %'. Small shares keep a digit that shows they are not zero. */
export function percent(share: number): string {
  const value = share * 100;
  if (value === 0) return '0 %';
  return value < 0.1 ? `${value.toPrecision(1)} %` : `${value.toFixed(1)} %`;
}
