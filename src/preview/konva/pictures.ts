import { createNotifier } from '../../kit/createNotifier.ts';

type Loaded = { image: HTMLImageElement | null };

/** More than one drawing shows at a time, with what was looked at before. */
const MAX_PICTURES = 64;

const loaded = new Map<string, Loaded>();
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

/** A host that lets nobody read its pictures still lets them be seen; only a copy of the drawing cannot be made then. */
const readWithFallback = (url: string) =>
  isForeign(url) ? read(url, true).catch(() => read(url, false)) : read(url, false);

async function load(url: string) {
  const image = await readWithFallback(url).catch(() => null);
  loaded.set(url, { image });
  inFlight.delete(url);
  for (const old of loaded.keys()) {
    if (loaded.size <= MAX_PICTURES) break;
    loaded.delete(old);
  }
  notify();
}

/** Has a picture loaded and decoded, once more if it failed. Settles when it can be shown, or cannot be had. */
export function loadPicture(url: string): Promise<void> {
  if (loaded.get(url)?.image) return Promise.resolve();
  const loading = inFlight.get(url) ?? load(url);
  inFlight.set(url, loading);
  return loading;
}

/** Is it known how a picture looks, or that it cannot be had? */
export const isSettled = (url: string): boolean => loaded.has(url);

/** A picture that can be drawn at once, or null. */
export function getLoadedPicture(url: string): HTMLImageElement | null {
  const found = loaded.get(url);
  if (!found) return null;
  // What was looked at last goes last.
  loaded.delete(url);
  loaded.set(url, found);
  return found.image;
}

export const subscribeToPictures = subscribe;
