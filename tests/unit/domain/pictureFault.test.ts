import { expect, test } from 'vitest';
import { HEAVIEST_BYTES, HEAVIEST_UPLOAD_BYTES, MOST_PIXELS } from '../../../src/domain/pictureFault.ts';

test('[API-20] the limits of a picture: 100 MB to look into, 32 MB to send, the pixels of a telephone of 200 megapixels', () => {
  expect([HEAVIEST_BYTES, HEAVIEST_UPLOAD_BYTES]).toEqual([104_857_600, 33_554_432]);
  expect(MOST_PIXELS).toBeGreaterThanOrEqual(16_384 * 12_288);
});
