import * as v from 'valibot';
import { type CartLine, lineKey, lineTotal, MAX_LINES, MAX_QUANTITY } from '../domain/cart.ts';
import type { FrameLook } from '../domain/frame.ts';
import { MEDIA } from '../domain/media.ts';
import { PAD_COLOURS } from '../domain/padColour.ts';
import { kept } from './storage.ts';

const text = v.optional(v.string(), '');
const inches = v.pipe(v.number(), v.minValue(1), v.maxValue(200));
const paise = v.pipe(v.number(), v.integer(), v.minValue(0));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY));

const isRecord = (stored: unknown): stored is Record<string, unknown> => typeof stored === 'object' && stored !== null;

/** Older names of two fields are read as well, and a line without `kind` is of the kind that it names. (CART-12, CART-18) */
const withTodaysNames = (stored: unknown) =>
  isRecord(stored)
    ? {
        ...stored,
        quantity: stored.quantity ?? stored.qty,
        varid: stored.varid ?? stored.var_id,
        kind: stored.kind ?? stored.field_print_or_frame,
      }
    : stored;

const Scales = v.object({
  width: v.pipe(v.number(), v.gtValue(0)),
  height: v.pipe(v.number(), v.gtValue(0)),
  x: v.pipe(v.number(), v.minValue(0)),
  y: v.pipe(v.number(), v.minValue(0)),
});

const picture = {
  art_id: v.string(),
  art_varid: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  art_title: text,
  artist: text,
  item_name: v.string(),
  papertype: v.picklist(MEDIA),
  framesize: v.string(),
  user_upload: v.optional(v.boolean(), false),
  cropped_image: text,
  og_image: text,
  width: inches,
  height: inches,
  ratio: v.pipe(v.number(), v.gtValue(0)),
  dimension: v.string(),
  scales: v.optional(v.nullable(Scales), null),
  pincode: text,
  image_id: text,
  image_url: text,
  item_id: text,
  price: paise,
  art_price: paise,
  quantity: v.optional(quantity, 1),
};

const Print = v.object({
  ...picture,
  kind: v.literal('print'),
  field_print_or_frame: v.literal('print'),
  matting: v.literal(0),
  padcolor: v.literal(''),
  varid: v.optional(v.literal(''), ''),
});

/** A frame of which nothing is known any more is drawn as a plain one. */
const Look: v.GenericSchema<unknown, FrameLook> = v.object({
  title: text,
  colours: v.optional(v.array(v.string()), []),
  style: text,
  type: text,
  material: text,
});
const PLAIN: FrameLook = { title: '', colours: [], style: '', type: '', material: '' };

const Framed = v.object({
  ...picture,
  kind: v.literal('frame'),
  field_print_or_frame: v.literal('frame'),
  matting: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
  padcolor: v.union([v.literal(''), v.picklist(PAD_COLOURS.map(({ id }) => id))]),
  varid: v.pipe(v.string(), v.nonEmpty()),
  frame_look: v.fallback(Look, PLAIN),
});

const Line = v.pipe(
  v.unknown(),
  v.transform(withTodaysNames),
  v.variant('kind', [Print, Framed]),
  // What can be derived is derived again, so that a stored figure can never disagree with the line.
  v.transform((line): CartLine => ({ ...line, key: lineKey(line), total_price: lineTotal(line) })),
);

/** Lines that do not parse are left out; the others stay. */
const Lines = v.pipe(
  v.array(v.unknown()),
  v.transform((stored) =>
    stored.flatMap((line) => {
      const read = v.safeParse(Line, line);
      return read.success ? [read.output] : [];
    }),
  ),
  v.transform((lines) => lines.slice(0, MAX_LINES)),
);

/** The bag. (CART-10) */
export const keptCart = kept<CartLine[]>('cartData', Lines);
/** The bag as it was when the browser left for the payment. (PAY-12) */
export const keptCartCopy = kept<CartLine[]>('order_review', Lines);
