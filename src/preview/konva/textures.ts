import { createNotifier } from '../../kit/createNotifier.ts';
import { SIDES, type Side } from '../geometry/plane.ts';
import type { Moulding } from '../moulding/moulding.ts';
import type { Strip } from '../moulding/strip.ts';
import { createStrips } from './createStrips.ts';

/** A moulding's surface as a pattern: its pixels per inch along the moulding, and its pixels across the whole face. */
export type Texture = { pattern: CanvasPattern; pixelsPerInch: number; across: number };
type Textures = Record<Side, Texture>;

/** Enough for all frames of the shop in the resolutions of one visit. */
const MAX_TEXTURES = 192;
const MIN_RESOLUTION = 4;
const MAX_RESOLUTION = 256;

const cachedTextures = new Map<string, Textures>();
const inFlight = new Map<string, Promise<void>>();
/** Requested while they were missing: only these cause a redraw. */
const requested = new Set<string>();
const { notify, subscribe } = createNotifier();

/**
 * The resolution of the texture for so many pixels an inch: never coarser, at most half as fine again, so that a window that
 * grows does not request new ones continuously.
 */
export const getTextureResolution = (pixelsPerInch: number): number =>
  Math.min(
    MAX_RESOLUTION,
    Math.max(MIN_RESOLUTION, Math.round(2 ** (Math.ceil(Math.log2(pixelsPerInch) * 2 - 0.01) / 2))),
  );

const getKey = (moulding: Moulding, resolution: number) => `${resolution} ${moulding.key}`;

function createPattern({ width, height, data }: Strip): CanvasPattern {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return context.createPattern(canvas, 'repeat-x') as CanvasPattern;
}

async function createTextures(key: string, moulding: Moulding, resolution: number) {
  const strips = await createStrips(moulding, resolution);
  const textures = SIDES.map((side, index) => {
    const strip = strips[index] as (typeof strips)[number];
    return [side, { pattern: createPattern(strip), pixelsPerInch: resolution, across: strip.height }] as const;
  });
  cachedTextures.set(key, Object.fromEntries(textures) as Textures);
  inFlight.delete(key);
  // The oldest is evicted first.
  for (const old of cachedTextures.keys()) {
    if (cachedTextures.size <= MAX_TEXTURES) break;
    cachedTextures.delete(old);
  }
  if (requested.delete(key)) notify();
}

/** Creates a moulding's textures, unless they exist or are in flight. It resolves when they are ready. */
export function preloadTextures(moulding: Moulding, pixelsPerInch: number): Promise<void> {
  const resolution = getTextureResolution(pixelsPerInch);
  const key = getKey(moulding, resolution);
  if (cachedTextures.has(key)) return Promise.resolve();
  const promise = inFlight.get(key) ?? createTextures(key, moulding, resolution);
  inFlight.set(key, promise);
  return promise;
}

/** The texture of one side if it is ready; if not it is requested, and `subscribeToTextures` notifies when it is. */
export function getTexture(moulding: Moulding, side: Side, pixelsPerInch: number): Texture | null {
  const key = getKey(moulding, getTextureResolution(pixelsPerInch));
  const textures = cachedTextures.get(key);
  if (textures) return textures[side];
  requested.add(key);
  void preloadTextures(moulding, pixelsPerInch);
  return null;
}

export const subscribeToTextures = subscribe;
