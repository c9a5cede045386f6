import type { Part } from '../drawing/drawing.ts';
import { fetchLetters, type Supplies } from './paint.ts';
import { fetchPicture, pictureAt } from './pictures.ts';
import { allParts } from './planes.ts';
import { textureOf, warm } from './textures.ts';

/** What has been made and loaded so far; what has not is left out, or stands in its plain fill. */
export const SUPPLIES: Supplies = { texture: textureOf, picture: pictureAt };

/** Every mitre with the scale of the groups around it. */
function* mitres(
  parts: readonly Part[],
  scale = 1,
): Generator<{ part: Extract<Part, { kind: 'mitre' }>; scale: number }> {
  for (const part of parts) {
    if (part.kind === 'mitre') yield { part, scale };
    if (part.kind === 'group') yield* mitres(part.parts, scale * (part.scale ?? 1));
  }
}

/** Has all that a drawing is painted with brought, at so many pixels an inch; what cannot be had is left out. */
export async function supply(parts: readonly Part[], pixelsPerInch: number): Promise<void> {
  const texts = [...allParts(parts)].flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  await Promise.all([
    ...[...mitres(parts)].map(({ part, scale }) => warm(part.moulding, pixelsPerInch * scale)),
    ...picturesOf(parts).map(fetchPicture),
    ...(texts.length ? [fetchLetters(texts.join(''))] : []),
  ]);
}

/** The addresses of the pictures in a drawing. */
export const picturesOf = (parts: readonly Part[]): string[] => [
  ...new Set([...allParts(parts)].flatMap((part) => (part.kind === 'image' ? [part.url] : []))),
];
