import { createNotifier } from '../../kit/createNotifier.ts';

/** Enough for several drawings and those shown before. */
const MAX_PICTURES = 64;

/** Null where it failed to load. */
const loaded = new Map<string, HTMLImageElement | null>();
const inFlight = new Map<string, Promise<void>>();
const { notify, subscribe } = createNotifier();

async function read(url: string, isForeign: boolean): Promise<HTMLImageElement> {
  const image = new Image();
  if (isForeign) image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return image;
}

const isForeign = (url: string) => new URL(url, location.href).origin !== location.origin;

/** A host without CORS still lets its pictures be shown; only an export of the drawing is impossible then. */
const readWithFallback = (url: string) =>
  isForeign(url) ? read(url, true).catch(() => read(url, false)) : read(url, false);

async function load(url: string) {
  const image = await readWithFallback(url).catch(() => null);
  loaded.set(url, image);
  inFlight.delete(url);
  for (const old of loaded.keys()) {
    if (loaded.size <= MAX_PICTURES) break;
    loaded.delete(old);
  }
  notify();
}

/** Loads and decodes a picture, again if it failed before. It resolves when that succeeded or failed. */
export function loadPicture(url: string): Promise<void> {
  if (loaded.get(url)) return Promise.resolve();
  const loading = inFlight.get(url) ?? load(url);
  inFlight.set(url, loading);
  return loading;
}

/** Has a picture been loaded, or failed to load? */
export const isSettled = (url: string): boolean => loaded.has(url);

/** A picture that can be drawn at once, or null. */
export function getLoadedPicture(url: string): HTMLImageElement | null {
  const image = loaded.get(url);
  if (image === undefined) return null;
  // Least recently used pictures are evicted first.
  loaded.delete(url);
  loaded.set(url, image);
  return image;
}

export const subscribeToPictures = subscribe;
