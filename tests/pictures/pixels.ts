/** How two pictures of one size differ: the share of pixels that anyone would see, and the mean over all channels (0 to 255). */
export type Difference = { seen: number; mean: number };

/** Edges are smoothed a little differently from one version of a browser to the next; no channel by more than this. */
const UNSEEN = 28;

export function compareImages(one: ImageData, other: ImageData): Difference {
  if (one.width !== other.width || one.height !== other.height) return { seen: 1, mean: 255 };
  let seen = 0;
  let sum = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    let most = 0;
    for (let channel = at; channel < at + 3; channel++) {
      const by = Math.abs(one.data[channel]! - other.data[channel]!);
      sum += by;
      most = Math.max(most, by);
    }
    if (most > UNSEEN) seen++;
  }
  const pixels = one.data.length / 4;
  return { seen: seen / pixels, mean: sum / pixels / 3 };
}

/** A canvas of a size on the ground that all pictures here have. */
export function createWhiteCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return context;
}

/** The pixels of a file that the browser can show. */
export async function readPixels(url: string): Promise<ImageData> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const context = createWhiteCanvas(image.naturalWidth, image.naturalHeight);
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
}

/** The bytes of a PNG of pixels, in base64. */
export function encodePng(pixels: ImageData): string {
  const context = createWhiteCanvas(pixels.width, pixels.height);
  context.putImageData(pixels, 0, 0);
  return context.canvas.toDataURL('image/png').replace(/^.*,/, '');
}
