import { type Crop, type Pixels, type Rotation, toScales } from '../domain/crop.ts';
import { MAX_UPLOAD_BYTES, PictureRejectedError, type PictureSource } from '../domain/sourcePicture.ts';
import { createCanvas } from './canvas.ts';
import { inspectImage, type PrintableKind, stripMetadata } from './inspectImage.ts';
import { isJpegScanWhole, type Yield } from './jpegScan.ts';

/** A picture ready to be cropped: its upright pixels, a copy of at most 2,048 pixels to look at, and the file as it may be sent. */
export type OpenedPicture = Pixels & { kind: PrintableKind; preview: Blob; original: Blob };
/** A JPEG of a part of a picture, with the pixels that it has. */
export type CroppedPicture = Pixels & { picture: Blob };
/** What is cut out of a picture of `of` upright pixels; the crop is seen on it as it is turned. */
export type CropRequest = { crop: Crop; turn: Rotation; of: Pixels };
/** Opens a file as a picture, or cuts a part out of it. */
export type ImageRequest =
  | { type: 'open'; file: Blob; source: PictureSource }
  | ({ type: 'crop'; file: Blob } & CropRequest);

const PREVIEW_EDGE = 2048;
const PREVIEW_QUALITY = 0.86;
/** A print shows no trace of JPEG at this quality; lower ones only where the file would be too heavy to send. */
const QUALITIES = [0.92, 0.86, 0.78, 0.68];
/** Beside a page a picture is drawn in bands of about so many pixels, each well under a frame. */
const BAND_PIXELS = 2_000_000;

const decode = async (file: Blob, kind: PrintableKind): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    // The header was right, so the browser either does not know the format or found the data broken.
    throw new PictureRejectedError(kind === 'heic' ? 'heic' : 'damaged', cause);
  }
};

const encodeJpeg = (canvas: OffscreenCanvas, quality: number): Promise<Blob> =>
  canvas.convertToBlob({ type: 'image/jpeg', quality });

type DrawOptions = { from: Crop; width: number; height: number; turn: Rotation };

/** Draws a part of a decoded picture over a whole canvas, turned, on white: a print has no holes. */
async function draw(
  bitmap: ImageBitmap,
  { from, width, height, turn }: DrawOptions,
  pause: Yield | null,
): Promise<OffscreenCanvas> {
  const { canvas, context } = createCanvas({ width, height });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  const [across, down] = turn % 180 === 0 ? [canvas.width, canvas.height] : [canvas.height, canvas.width];
  context.translate(-across / 2, -down / 2);
  const bands = pause ? Math.max(1, Math.ceil((from.width * from.height) / BAND_PIXELS)) : 1;
  for (let band = 0; band < bands; band += 1) {
    const [top, bottom] = [band, band + 1].map((edge) => Math.round((down * edge) / bands)) as [number, number];
    const perPixel = from.height / down;
    context.drawImage(
      bitmap,
      from.x,
      from.y + top * perPixel,
      from.width,
      (bottom - top) * perPixel,
      0,
      top,
      across,
      bottom - top,
    );
    await pause?.();
  }
  return canvas;
}

/**
 * Opens a file as a picture: looks into its bytes, decodes it once, and makes a copy for the screen.
 * @throws PictureRejectedError with the reason where it cannot become a print
 */
async function openImage(file: Blob, source: PictureSource, pause: Yield | null): Promise<OpenedPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = inspectImage(bytes, source);
  await pause?.();
  if (kind === 'jpeg' && !(await isJpegScanWhole(bytes, pause))) throw new PictureRejectedError('damaged');
  const bitmap = await decode(file, kind);
  try {
    const { width, height } = bitmap;
    const scale = Math.min(1, PREVIEW_EDGE / Math.max(width, height));
    const small = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const whole: DrawOptions = { from: { x: 0, y: 0, width, height }, ...small, turn: 0 };
    const canvas = await draw(bitmap, whole, pause);
    const original = stripMetadata(file, bytes, kind);
    return { kind, width, height, original, preview: await encodeJpeg(canvas, PREVIEW_QUALITY) };
  } finally {
    bitmap.close();
  }
}

/**
 * Cuts a part out of a picture at full resolution, as a JPEG in sRGB no heavier than the backend takes. Where the browser
 * has no canvas that large, it is scaled to the largest there is; the pixels that it has are reported.
 * @throws PictureRejectedError where the picture cannot be decoded (any more)
 */
async function cropImage(file: Blob, { crop, turn, of }: CropRequest, pause: Yield | null): Promise<CroppedPicture> {
  const kind = inspectImage(new Uint8Array(await file.arrayBuffer()), 'art');
  const bitmap = await decode(file, kind);
  // Art is measured by what it is printed from, and shown by a copy that has fewer pixels.
  const scale = bitmap.width / of.width;
  const part = toScales(crop, of, turn);
  const from = { x: part.x * scale, y: part.y * scale, width: part.width * scale, height: part.height * scale };
  const size = { width: Math.round(crop.width * scale), height: Math.round(crop.height * scale) };
  let canvas: OffscreenCanvas;
  try {
    canvas = await draw(bitmap, { from, ...size, turn }, pause);
  } finally {
    bitmap.close();
  }
  let picture = await encodeJpeg(canvas, QUALITIES[0] as number);
  for (const quality of QUALITIES.slice(1)) {
    if (picture.size <= MAX_UPLOAD_BYTES) break;
    picture = await encodeJpeg(canvas, quality);
  }
  return { width: canvas.width, height: canvas.height, picture };
}

/** Does what is requested. `pause` lets a page paint meanwhile; a worker needs none. */
export const processImage = (request: ImageRequest, pause: Yield | null): Promise<OpenedPicture | CroppedPicture> =>
  request.type === 'open' ? openImage(request.file, request.source, pause) : cropImage(request.file, request, pause);
