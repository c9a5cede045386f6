import type { CartLine } from './cartLine.ts';

/** The colour that an object or a mixed media work is bought in; empty for everything else, and where none is known (CART-21, CART-22). */
export function colourOf(line: CartLine): string {
  if (line.kind === 'object') return line.object_color;
  return line.kind === 'mixed_media' ? line.mixed_media_color : '';
}
