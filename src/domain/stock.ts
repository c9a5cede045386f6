import type { CartLine, MixedMediaLine, ObjectLine } from './cartLine.ts';
import { colourOf } from './lineColour.ts';

/** Can it sell out? Everything else is made for who orders it. (CHK-21) */
export const canSellOut = (line: CartLine): line is ObjectLine | MixedMediaLine =>
  line.kind === 'object' || line.kind === 'mixed_media';

/** Is its stock looked up before one more of it is taken? Of a mixed media work there is one; it is looked up once, as the bag is left. (CART-42) */
export const isCountedInStock = (line: CartLine): line is ObjectLine => line.kind === 'object';

/** The title and colour by which a line that sold out is named. (CART-49) */
export const soldOutAs = (line: ObjectLine | MixedMediaLine): { title: string; color: string } => ({
  title: line.title,
  color: colourOf(line),
});
