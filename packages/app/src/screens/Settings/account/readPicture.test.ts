import { expect, test } from 'vitest';
import { PictureError, readPicture } from './readPicture.ts';

test('a file that has been moved or is offline cannot be opened, and the user is told', async () => {
  const gone = () => Promise.reject(new DOMException('', 'NotReadableError'));
  const file = Object.assign(new Blob(['PNG']), {
    slice: () => Object.assign(new Blob(), { arrayBuffer: gone }),
  });
  await expect(readPicture(file)).rejects.toEqual(
    new PictureError('This picture could not be opened. Choose another one.'),
  );
});
