import type { FileValidator } from '@lectern/ui';
import { HEAD_BYTES, kindOfBytes } from '../lib/files/fileKind.ts';

/** Limits for reference images, for `FileField`. */
export const REFERENCE_IMAGES = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  typesLabel: 'JPEG, PNG or WebP images',
  typeErrorMessage: 'Reference files must be JPEG, PNG or WebP images.',
  /** Bytes per image. */
  maxSize: 10_000_000,
  maxCount: 6,
} as const;

/** Whether a file starts like a JPEG, PNG or WebP, whatever its name. */
export function isImageContent(head: Uint8Array): boolean {
  return ['jpg', 'png', 'webp'].includes(kindOfBytes(head) ?? '');
}

/** Rejects files that are images in name only, such as a renamed program or a drawing with scripts. */
export const validateImage: FileValidator = async (file) => {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return isImageContent(head) ? null : 'What is in it is not a JPEG, PNG or WebP image.';
};
