import type { CartLine } from './cartLine.ts';
import { describeWishes } from './giftWishes.ts';

type Without<Line, Key extends keyof Line> = Line extends unknown ? Omit<Line, Key> : never;
/** A line, with or without what is derived from it. */
type UnkeyedLine = Without<CartLine, 'key' | 'total_price'>;

/**
 * What two lines must share to be one. Pictures: kind, variation, media and size, for uploads the cropped picture too,
 * and for framed ones the frame with its mat, since another mat is another thing to make. Everything else: the
 * variation, whose the colour is, for gallery walls and gifts the frame, and for gifts the buyer's own picture and how
 * it is sent (CART-29 to CART-31).
 */
export const getLineKey = (line: UnkeyedLine): string => JSON.stringify([line.kind, ...getIdentity(line)]);

function getIdentity(line: UnkeyedLine): (string | number | boolean | null)[] {
  switch (line.kind) {
    case 'print':
    case 'frame':
      return [
        line.art_varid,
        line.papertype,
        line.framesize,
        line.user_upload ? line.cropped_image : null,
        ...(line.kind === 'frame' ? [line.varid, line.matting, line.padcolor] : []),
      ];
    case 'gallery_wall':
      return [line.gallery_varid, line.frame];
    case 'gifting':
      return [line.gifting_varid, line.frame, line.og_image, ...(line.wishes ? describeWishes(line.wishes) : [])];
    case 'object':
      return [line.object_varid];
    case 'mixed_media':
      return [line.mixed_media_varid];
  }
}
