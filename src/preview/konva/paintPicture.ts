import type { Size } from '../../domain/size.ts';
import type { Rect } from '../geometry/plane.ts';

/** Cached pixels over all pictures: enough for a stage or two. */
const MAX_PIXELS = 12_000_000;

type Copy = { canvas: HTMLCanvasElement; pixels: number };
const copies = new Map<string, Copy>();
const imageIds = new WeakMap<HTMLImageElement, number>();
let count = 0;

function getKey(image: HTMLImageElement): number {
  const id = imageIds.get(image) ?? ++count;
  imageIds.set(image, id);
  return id;
}

/** The share of a picture that fills a place from the middle without being stretched. */
export function getCoverRect(picture: Size, place: Size): Rect {
  const scale = Math.max(place.width / picture.width, place.height / picture.height);
  const width = place.width / scale / picture.width;
  const height = place.height / scale / picture.height;
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

function evictCopies() {
  let total = [...copies.values()].reduce((sum, { pixels }) => sum + pixels, 0);
  for (const [key, { pixels }] of copies) {
    if (total <= MAX_PIXELS || copies.size === 1) return;
    copies.delete(key);
    total -= pixels;
  }
}

/** A picture's source rectangle in its own pixels, as `drawImage` takes it; without a share what covers the place. */
function toSource({ naturalWidth: wide, naturalHeight: high }: HTMLImageElement, share: Rect | undefined, place: Size) {
  const of = share ?? getCoverRect({ width: wide, height: high }, place);
  return [of.x * wide, of.y * high, of.width * wide, of.height * high] as const;
}

const round = (length: number) => Math.round(length * 1000) / 1000;
const fraction = (length: number) => Math.round((length - Math.floor(length)) * 16) / 16;

/**
 * A picture, or a share of it, resized to a place of a canvas in pixels; without a share what covers the place. It must be
 * drawn at whole pixels, from the place's corner rounded down. It is cached, because resizing is most of the work of a
 * drawing, and the picture stays the same while frame and mat change.
 */
function resizePicture(image: HTMLImageElement, share: Rect | undefined, place: Rect): HTMLCanvasElement {
  const source = toSource(image, share, place);
  const left = fraction(place.x);
  const top = fraction(place.y);
  const key = [getKey(image), ...[...source, place.width, place.height, left, top].map(round)].join(' ');
  const cached = copies.get(key);
  if (cached) {
    copies.delete(key);
    copies.set(key, cached);
    return cached.canvas;
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(left + place.width) + 1;
  canvas.height = Math.ceil(top + place.height) + 1;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, ...source, left, top, place.width, place.height);
  copies.set(key, { canvas, pixels: canvas.width * canvas.height });
  evictCopies();
  return canvas;
}

/**
 * Paints a picture, or a share of it, at a place of the canvas in pixels. One larger than the canvas is painted straight from
 * the picture: a resized copy could take more memory than a phone has.
 */
export function paintPicture(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  share: Rect | undefined,
  place: Rect,
) {
  const { x, y, width, height } = place;
  const { canvas } = context;
  context.save();
  if (width * height > canvas.width * canvas.height) {
    context.resetTransform();
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, ...toSource(image, share, place), x, y, width, height);
  } else {
    // Aligned to pixels, or it would be resampled with every drawing.
    context.setTransform(1, 0, 0, 1, Math.floor(x), Math.floor(y));
    context.drawImage(resizePicture(image, share, place), 0, 0);
  }
  context.restore();
}
