import * as v from 'valibot';
import { gathered, MAX_LINES } from '../domain/cart.ts';
import type { CartLine } from '../domain/cartLine.ts';
import { VISIT_KEYS } from './keptAtFirst.ts';
import { keptBySchema } from './keptBySchema.ts';
import { KeptLine } from './keptLine.ts';
import { writtenAfterPaint } from './writtenAfterPaint.ts';

/** Lines that do not parse are left out; the others stay. */
const Lines = v.pipe(
  v.array(v.unknown()),
  v.transform((stored) =>
    stored.flatMap((line) => {
      const read = v.safeParse(KeptLine, line);
      return read.success ? [read.output] : [];
    }),
  ),
  v.transform((lines) => gathered(lines).slice(0, MAX_LINES)),
);

/** The bag: thirty lines take longer to write than the one that changed takes to show. (CART-10) */
export const keptCart = writtenAfterPaint(keptBySchema<CartLine[]>(VISIT_KEYS.cart, Lines));
/** The bag as it was when the browser left for the payment. (PAY-12) */
export const keptCartCopy = keptBySchema<CartLine[]>('order_review', Lines);
