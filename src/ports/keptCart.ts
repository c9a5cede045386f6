import * as v from 'valibot';
import { type CartLine, lineKey, lineTotal, MAX_LINES, MAX_QUANTITY } from '../domain/cart.ts';
import { MEDIA } from '../domain/media.ts';
import { kept } from './storage.ts';

const text = v.optional(v.string(), '');
const inches = v.pipe(v.number(), v.minValue(1), v.maxValue(200));
const paise = v.pipe(v.number(), v.integer(), v.minValue(0));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY));

/** Older names of two fields are read as well. (CART-18) */
const withTodaysNames = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && 'qty' in stored && !('quantity' in stored)
    ? { ...stored, quantity: stored.qty }
    : stored;

const PrintLineSchema = v.pipe(
  v.unknown(),
  v.transform(withTodaysNames),
  v.object({
    kind: v.literal('print'),
    art_id: v.string(),
    art_varid: v.string(),
    title: v.string(),
    art_title: text,
    artist: text,
    item_name: v.string(),
    papertype: v.picklist(MEDIA),
    framesize: v.string(),
    field_print_or_frame: v.literal('print'),
    user_upload: v.optional(v.boolean(), false),
    cropped_image: text,
    og_image: text,
    width: inches,
    height: inches,
    ratio: v.number(),
    dimension: v.string(),
    matting: v.literal(0),
    padcolor: v.literal(''),
    scales: v.null(),
    pincode: text,
    image_id: text,
    image_url: text,
    item_id: text,
    price: paise,
    art_price: paise,
    quantity: v.optional(quantity, 1),
    varid: v.literal(''),
  }),
  // What can be derived is derived again, so that a stored figure can never disagree with the line.
  v.transform((line): CartLine => ({ ...line, key: lineKey(line), total_price: lineTotal(line) })),
);

/** Lines that do not parse are left out; the others stay. */
const Lines = v.pipe(
  v.array(v.unknown()),
  v.transform((stored) =>
    stored.flatMap((line) => {
      const read = v.safeParse(PrintLineSchema, line);
      return read.success ? [read.output] : [];
    }),
  ),
  v.transform((lines) => lines.slice(0, MAX_LINES)),
);

/** The bag. (CART-10) */
export const keptCart = kept<CartLine[]>('cartData', Lines);
/** The bag as it was when the browser left for the payment. (PAY-12) */
export const keptCartCopy = kept<CartLine[]>('order_review', Lines);
