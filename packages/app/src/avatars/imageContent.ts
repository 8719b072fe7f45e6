import type { FileValidator } from '@lectern/ui';

/** What reference images may be, for `FileField`. */
export const REFERENCE_IMAGES = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  typesLabel: 'JPEG, PNG or WebP images',
  typeErrorMessage: 'Reference files must be JPEG, PNG or WebP images.',
  /** Of one image, bytes. */
  maxSize: 10_000_000,
  maxCount: 6,
} as const;

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

/** The first bytes of each format, by their offset. */
const SIGNATURES: readonly (readonly { at: number; bytes: readonly number[] }[])[] = [
  // JPEG: the start of the image and of its first marker (ISO/IEC 10918-1, B.1.1).
  [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  // PNG (RFC 2083, 12.12).
  [{ at: 0, bytes: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a] }],
  // WebP in its RIFF container (RFC 9649, 2.4).
  [
    { at: 0, bytes: ascii('RIFF') },
    { at: 8, bytes: ascii('WEBP') },
  ],
];

const HEAD = 12;

/** Whether a file begins as a JPEG, PNG or WebP does, whatever it is called. */
export function isImageContent(head: Uint8Array): boolean {
  return SIGNATURES.some((parts) =>
    parts.every(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte)),
  );
}

/** Refuses what only its name makes an image, such as a renamed program or a drawing with scripts. */
export const validateImage: FileValidator = async (file) => {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  return isImageContent(head) ? null : 'What is in it is not a JPEG, PNG or WebP image.';
};
