import { expect, test } from 'vitest';
import { MAX_FILE_BYTES, MAX_PIXELS, MAX_UPLOAD_BYTES } from '../../../src/domain/sourcePicture.ts';

test('[API-20] the limits of a picture: 100 MB to look into, 32 MB to send, the pixels of a telephone of 200 megapixels', () => {
  expect([MAX_FILE_BYTES, MAX_UPLOAD_BYTES]).toEqual([104_857_600, 33_554_432]);
  expect(MAX_PIXELS).toBeGreaterThanOrEqual(16_384 * 12_288);
});
