import { provideActors } from '../../machines/kit/port.ts';
import { wallPhotoMachine } from '../../machines/wallPhoto/wallPhoto.machine.ts';
import type { WallPhotoResult } from '../../machines/wallPhoto/wallPhoto.setup.ts';

/** A phone's photo has 5 to 12 MB; one of more than this would take the browser's memory. */
const MAX_BYTES = 40 * 1024 * 1024;
const MAX_PIXELS = 100_000_000;
/** Fewer pixels on a side show nothing of a wall. */
const MIN_SIDE = 480;
/** Finer than any screen shows it. */
const MAX_SIDE = 2_400;

const refuse = (reason: Extract<WallPhotoResult, { kind: 'refused' }>['reason']): WallPhotoResult => ({
  kind: 'refused',
  reason,
});

/** The addresses of the photos that were read. Undo brings one back, so each holds until its page is left. */
const photoUrls = new Set<string>();

/** Gives back the memory of the photos that were read. */
export function releaseWallPhotos(): void {
  for (const url of photoUrls) URL.revokeObjectURL(url);
  photoUrls.clear();
}

/**
 * Reads a photo of a wall, as it is and not as it is named, upright, and no larger than a screen needs. It stays on the
 * device.
 */
async function readWallPhoto({ file }: { file: Blob }, signal: AbortSignal): Promise<WallPhotoResult> {
  if (file.size > MAX_BYTES) return refuse('tooLarge');
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return refuse('notPicture');
  try {
    const { width, height } = bitmap;
    if (width * height > MAX_PIXELS) return refuse('tooLarge');
    if (Math.min(width, height) < MIN_SIDE) return refuse('tooSmall');
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const canvas = new OffscreenCanvas(size.width, size.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, size.width, size.height);
    const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    signal.throwIfAborted();
    const url = URL.createObjectURL(picture);
    photoUrls.add(url);
    return { kind: 'read', photo: { url, ...size } };
  } finally {
    bitmap.close();
  }
}

export const wallPhotoPorts = { readWallPhoto };

export const wallPhotoLogic = provideActors(wallPhotoMachine, wallPhotoPorts);
