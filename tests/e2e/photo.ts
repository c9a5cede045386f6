import type { Page } from '@playwright/test';
import { addExif, createExif } from '../../fixtures/support/pictures/bytes.ts';

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
  const jpeg = addExif(Buffer.from(painted, 'base64'), createExif(exifOrientation));
  return { name: 'hill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) };
}
