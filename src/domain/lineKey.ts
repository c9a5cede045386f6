import type { UnkeyedLine } from './cartLine.ts';
import { describeWishes } from './giftWishes.ts';
import { getLineVariation } from './variation.ts';

/**
 * What two lines must share to be one. Pictures: kind, variation, media and size, for uploads the cropped picture too,
 * and for framed ones the frame with its mat, since another mat is another thing to make. Everything else: the
 * variation, whose the colour is, for gallery walls and gifts the frame, and for gifts the buyer's own picture and how
 * it is sent (CART-29 to CART-31).
 */
export const getLineKey = (line: UnkeyedLine): string =>
  JSON.stringify([line.kind, getLineVariation(line).id, ...getChoices(line)]);

/** What is chosen of a line beside its variation. */
function getChoices(line: UnkeyedLine): (string | number | null)[] {
  switch (line.kind) {
    case 'print':
    case 'frame':
      return [
        line.papertype,
        line.framesize,
        line.user_upload ? line.cropped_image : null,
        ...(line.kind === 'frame' ? [line.varid, line.matting, line.padcolor] : []),
      ];
    case 'gallery_wall':
      return [line.frame];
    case 'gifting':
      return [line.frame, line.og_image, ...describeWishes(line.wishes)];
    case 'object':
    case 'mixed_media':
      return [];
  }
}
