import * as v from 'valibot';
import { getLineTotal, MAX_LINES, MAX_QUANTITY, mergeEqualLines } from '../domain/cart.ts';
import type { CartLine } from '../domain/cartLine.ts';
import type { FrameLook } from '../domain/frame.ts';
import { MEDIA, PAD_COLOURS } from '../domain/framingTerms.ts';
import { NO_WISHES, NOTE_LENGTH } from '../domain/giftWishes.ts';
import { getLineKey } from '../domain/lineKey.ts';
import { formatDimension } from '../domain/size.ts';
import type { FramedWall } from '../domain/wallLayout.ts';
import { persisted, writeAfterPaint } from './persisted.ts';
import { cropScalesSchema, internalPathSchema, lenientArray } from './schemas.ts';

/** A line is bought without it all the same. */
const text = v.fallback(v.string(), '');
/** Which thing is bought: there may be nothing to choose, but nothing else is bought in its place. */
const choice = v.optional(v.string(), '');
const id = v.pipe(v.string(), v.minLength(1));
const inches = v.pipe(v.number(), v.minValue(1), v.maxValue(200));
const paise = v.pipe(v.number(), v.integer(), v.minValue(0));

const line = {
  title: v.string(),
  item_name: v.string(),
  item_id: text,
  image_id: text,
  image_url: text,
  dimension: text,
  path: v.fallback(v.optional(internalPathSchema), undefined),
  price: paise,
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)), 1),
};

const picture = {
  ...line,
  art_id: v.string(),
  art_varid: id,
  art_title: text,
  artist: text,
  papertype: v.picklist(MEDIA),
  framesize: text,
  user_upload: v.optional(v.boolean(), false),
  cropped_image: choice,
  og_image: choice,
  width: inches,
  height: inches,
  ratio: v.pipe(v.number(), v.gtValue(0)),
  scales: v.fallback(v.nullable(cropScalesSchema), null),
  pincode: text,
  art_price: paise,
};

const Print = v.object({
  ...picture,
  kind: v.optional(v.literal('print'), 'print'),
  field_print_or_frame: v.literal('print'),
  matting: v.literal(0),
  padcolor: v.literal(''),
  varid: v.optional(v.literal(''), ''),
});

/** A frame of which nothing is known any more is drawn as a plain one. */
const Look: v.GenericSchema<unknown, FrameLook> = v.object({
  title: text,
  colours: v.fallback(v.array(v.string()), []),
  style: text,
  type: text,
  material: text,
});
const PLAIN_LOOK: FrameLook = { title: '', colours: [], style: '', type: '', material: '' };

const Framed = v.object({
  ...picture,
  kind: v.optional(v.literal('frame'), 'frame'),
  field_print_or_frame: v.literal('frame'),
  matting: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
  padcolor: v.union([v.literal(''), v.picklist(PAD_COLOURS.map(({ id }) => id))]),
  varid: id,
  frame_id: text,
  frame_look: v.fallback(Look, PLAIN_LOOK),
});

/** A gallery wall in other frames than its own. */
export const Wall: v.GenericSchema<unknown, FramedWall> = v.object({
  frame: v.string(),
  look: v.nullable(Look),
  pieces: v.pipe(
    v.array(
      v.object({ x: v.number(), y: v.number(), width: inches, height: inches, mat: v.number(), picture: v.string() }),
    ),
    v.minLength(1),
  ),
});

const GalleryWall = v.object({
  ...line,
  kind: v.optional(v.literal('gallery_wall'), 'gallery_wall'),
  gallery_id: text,
  gallery_varid: id,
  frame: choice,
  wall: v.fallback(v.optional(Wall), undefined),
});

const Gift = v.object({
  ...line,
  kind: v.optional(v.literal('gifting'), 'gifting'),
  gifting_id: text,
  gifting_varid: id,
  frame: choice,
  og_image: choice,
  wishes: v.fallback(
    v.object({ note: v.pipe(v.string(), v.maxLength(NOTE_LENGTH)), wrapped: v.boolean(), unpriced: v.boolean() }),
    NO_WISHES,
  ),
});

const DecorObject = v.object({
  ...line,
  kind: v.optional(v.literal('object'), 'object'),
  object_id: text,
  object_varid: id,
  object_color: text,
  delivery_days: text,
});

const MixedMedia = v.object({
  ...line,
  kind: v.optional(v.literal('mixed_media'), 'mixed_media'),
  mixed_media_id: text,
  mixed_media_varid: id,
  mixed_media_color: text,
  frame: choice,
});

const isRecord = (stored: unknown): stored is Record<string, unknown> => typeof stored === 'object' && stored !== null;

/** What one piece costs of a line that keeps its total alone, as the specification has it for products. (CART-45) */
function getPrice({ price, total_price }: Record<string, unknown>, quantity: unknown): unknown {
  return price ?? (typeof total_price === 'number' ? total_price / Number(quantity ?? 1) : undefined);
}

/** Older names are read as well, and what older lines leave out is found in what they have. (CART-18) */
function migrateNames(stored: unknown): unknown {
  if (!isRecord(stored)) return stored;
  const quantity = stored.quantity ?? stored.qty;
  return {
    ...stored,
    quantity,
    varid: stored.varid ?? stored.var_id,
    price: getPrice(stored, quantity),
  };
}

const LINE_SCHEMAS = {
  print: Print,
  frame: Framed,
  gallery_wall: GalleryWall,
  gifting: Gift,
  object: DecorObject,
  mixed_media: MixedMedia,
} satisfies Record<CartLine['kind'], v.GenericSchema>;

/** A line of the bag as the browser keeps it. A line without a kind gets the kind whose fields it has. (CART-11, CART-12, CART-19 to CART-22) */
const StoredLine = v.pipe(
  v.unknown(),
  v.transform(migrateNames),
  v.union(Object.values(LINE_SCHEMAS)),
  // What can be derived is derived again, so that a stored figure can never disagree with the line.
  v.transform((stored): CartLine => {
    const isMadeToSize = stored.kind === 'print' || stored.kind === 'frame';
    const line = isMadeToSize
      ? { ...stored, framesize: formatDimension(stored), dimension: formatDimension(stored) }
      : stored;
    return { ...line, key: getLineKey(line), total_price: getLineTotal(line) };
  }),
);

export const storedLinesSchema = v.pipe(
  lenientArray(StoredLine),
  v.transform((lines) => mergeEqualLines(lines).slice(0, MAX_LINES)),
);

/** The bag: thirty lines take longer to write than the one that changed takes to show. (CART-10) */
export const cartStorage = writeAfterPaint(persisted<CartLine[]>('cartData', storedLinesSchema));
