import type { Part } from '../drawing/drawing.ts';
import { loadFontFor, type PaintResources } from './paint.ts';
import { getLoadedPicture, loadPicture } from './pictures.ts';
import { getTexture, preloadTextures } from './textures.ts';

/** What has been loaded so far; a missing picture is left out, a missing texture is replaced by the plain fill. */
export const PAINT_RESOURCES: PaintResources = { texture: getTexture, picture: getLoadedPicture };

/** Every part, those within groups too, with the scale of the groups around it. */
function* walkParts(parts: readonly Part[], scale = 1): Generator<{ part: Part; scale: number }> {
  for (const part of parts) {
    yield { part, scale };
    if (part.kind === 'group') yield* walkParts(part.parts, scale * (part.scale ?? 1));
  }
}

/** The letters that a drawing is lettered with, its texts one after the other. */
export const getLetters = (parts: readonly Part[]): string =>
  [...walkParts(parts)].map(({ part }) => (part.kind === 'text' ? part.text : '')).join('');

/** Loads all that a drawing is painted with, at so many pixels an inch; what fails is left out. */
export async function loadResources(parts: readonly Part[], pixelsPerInch: number): Promise<void> {
  await Promise.all([
    ...[...walkParts(parts)].map(({ part, scale }) =>
      part.kind === 'mitre' ? preloadTextures(part.moulding, pixelsPerInch * scale) : null,
    ),
    ...getPictureUrls(parts).map(loadPicture),
    loadFontFor(getLetters(parts)),
  ]);
}

/** The addresses of the pictures in a drawing. */
export const getPictureUrls = (parts: readonly Part[]): string[] => [
  ...new Set([...walkParts(parts)].flatMap(({ part }) => (part.kind === 'image' ? [part.url] : []))),
];
