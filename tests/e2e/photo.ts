import type { Page } from '@playwright/test';

const SOI = 2;

/** The EXIF block that describes how a camera was held; 6 is "turn it a quarter to the right to see it upright". */
function orientation(value: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(value, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([head, exif]);
}

/**
 * A photograph as a phone writes it: a hill under the sky in so many pixels, laid on its side, and a word on how to hold
 * it. The page paints it.
 */
export async function createPhoto(
  page: Page,
  { width, height, orientation: exifOrientation }: { width: number; height: number; orientation: number },
) {
  const painted = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const brush = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      const sky = brush.createLinearGradient(0, 0, wide, 0);
      sky.addColorStop(0, '#f3b27a');
      sky.addColorStop(1, '#35617a');
      brush.fillStyle = sky;
      brush.fillRect(0, 0, wide, high);
      brush.fillStyle = '#24402f';
      brush.beginPath();
      brush.ellipse(wide, high / 2, wide / 3, high / 2.5, 0, 0, 7);
      brush.fill();
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(painted, 'base64');
  return {
    name: 'hill.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, SOI), orientation(exifOrientation), jpeg.subarray(SOI)]),
  };
}
