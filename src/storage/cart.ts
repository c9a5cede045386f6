import * as v from 'valibot';
import { gathered, MAX_LINES } from '../domain/cart.ts';
import type { CartLine } from '../domain/cartLine.ts';
import { KeptLine } from './cartLine.ts';
import { kept } from './kept.ts';
import { VISIT_KEYS } from './visit.ts';
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
export const keptCart = writtenAfterPaint(kept<CartLine[]>(VISIT_KEYS.cart, Lines));
/** The bag as it was when the browser left for the payment. (PAY-12) */
export const keptCartCopy = kept<CartLine[]>('order_review', Lines);
