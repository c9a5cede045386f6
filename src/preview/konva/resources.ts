import type { Part } from '../drawing/drawing.ts';
import { loadFontFor, type PaintResources } from './paint.ts';
import { getLoadedPicture, loadPicture } from './pictures.ts';
import { walkParts } from './planes.ts';
import { getTexture, preloadTextures } from './textures.ts';

/** What has been loaded so far; a missing picture is left out, a missing texture is replaced by the plain fill. */
export const PAINT_RESOURCES: PaintResources = { texture: getTexture, picture: getLoadedPicture };

/** Every mitre with the scale of the groups around it. */
function* walkMitres(
  parts: readonly Part[],
  scale = 1,
): Generator<{ part: Extract<Part, { kind: 'mitre' }>; scale: number }> {
  for (const part of parts) {
    if (part.kind === 'mitre') yield { part, scale };
    if (part.kind === 'group') yield* walkMitres(part.parts, scale * (part.scale ?? 1));
  }
}

/** Loads all that a drawing is painted with, at so many pixels an inch; what fails is left out. */
export async function loadResources(parts: readonly Part[], pixelsPerInch: number): Promise<void> {
  const texts = [...walkParts(parts)].flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  await Promise.all([
    ...[...walkMitres(parts)].map(({ part, scale }) => preloadTextures(part.moulding, pixelsPerInch * scale)),
    ...getPictureUrls(parts).map(loadPicture),
    ...(texts.length ? [loadFontFor(texts.join(''))] : []),
  ]);
}

/** The addresses of the pictures in a drawing. */
export const getPictureUrls = (parts: readonly Part[]): string[] => [
  ...new Set([...walkParts(parts)].flatMap((part) => (part.kind === 'image' ? [part.url] : []))),
];
