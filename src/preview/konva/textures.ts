import { createNotifier } from '../../kit/createNotifier.ts';
import { SIDES, type Side } from '../geometry/plane.ts';
import type { Moulding } from '../moulding/moulding.ts';
import { createStrips } from './createStrips.ts';

/** A surface that can be painted with: so many of its pixels lie along an inch, and so many across the whole face. */
export type Texture = { pattern: CanvasPattern; pixelsPerInch: number; across: number };
type Textures = Record<Side, Texture>;

/** All frames of the shop in the resolutions that one visit comes to, and no more. */
const MOST = 192;
const COARSEST = 4;
const FINEST = 256;

const ready = new Map<string, Textures>();
const loading = new Map<string, Promise<void>>();
/** What was to be painted and was not there yet: only for these anything is drawn again. */
const requested = new Set<string>();
const { notify, subscribe } = createNotifier();

/**
 * The resolution in which a surface is stored that is seen with so many pixels an inch: never coarser, at most half as fine
 * again, so that a window that grows does not ask for new ones all the way.
 */
export const getTextureResolution = (pixelsPerInch: number): number =>
  Math.min(FINEST, Math.max(COARSEST, Math.round(2 ** (Math.ceil(Math.log2(pixelsPerInch) * 2 - 0.01) / 2))));

const getKey = (moulding: Moulding, resolution: number) => `${resolution} ${moulding.key}`;

function createPattern({
  width,
  height,
  data,
}: {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}): CanvasPattern {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return context.createPattern(canvas, 'repeat-x') as CanvasPattern;
}

async function make(key: string, moulding: Moulding, resolution: number) {
  const strips = await createStrips(moulding, resolution);
  const textures = SIDES.map((side, index) => {
    const strip = strips[index] as (typeof strips)[number];
    return [side, { pattern: createPattern(strip), pixelsPerInch: resolution, across: strip.height }] as const;
  });
  ready.set(key, Object.fromEntries(textures) as Textures);
  loading.delete(key);
  // The one that was made first goes first.
  for (const old of ready.keys()) {
    if (ready.size <= MOST) break;
    ready.delete(old);
  }
  if (requested.delete(key)) notify();
}

/** Has a moulding's surfaces made, unless they are there or on their way. Settles when they can be painted with. */
export function preloadTextures(moulding: Moulding, pixelsPerInch: number): Promise<void> {
  const resolution = getTextureResolution(pixelsPerInch);
  const key = getKey(moulding, resolution);
  if (ready.has(key)) return Promise.resolve();
  const making = loading.get(key) ?? make(key, moulding, resolution);
  loading.set(key, making);
  return making;
}

/** The surface of one side if it has been made; if not it is requested, and `subscribeToTextures` calls back when it is there. */
export function getTexture(moulding: Moulding, side: Side, pixelsPerInch: number): Texture | null {
  const key = getKey(moulding, getTextureResolution(pixelsPerInch));
  const textures = ready.get(key);
  if (textures) return textures[side];
  requested.add(key);
  void preloadTextures(moulding, pixelsPerInch);
  return null;
}

export const subscribeToTextures = subscribe;
