import type { Art } from './art.ts';
import type { Media } from './media.ts';
import type { Paise } from './money.ts';
import { dimension, type Size } from './size.ts';

/** How many lines the cart holds (CART-35, CART-39). */
export const MAX_LINES = 30;
/** How many of one line can be ordered (CART-41). */
export const MAX_QUANTITY = 30;

/** A print without a frame, under the stored names of the specification (CART-11). Lengths are inches. */
export type PrintLine = {
  kind: 'print';
  /** The line's identity, as `lineKey` gives it. */
  key: string;
  art_id: string;
  art_varid: string;
  title: string;
  art_title: string;
  artist: string;
  item_name: string;
  papertype: Media;
  framesize: string;
  field_print_or_frame: 'print';
  user_upload: boolean;
  cropped_image: string;
  og_image: string;
  width: number;
  height: number;
  ratio: number;
  dimension: string;
  matting: 0;
  padcolor: '';
  scales: null;
  pincode: string;
  image_id: string;
  image_url: string;
  item_id: string;
  /** Of one piece, as is `art_price`. */
  price: Paise;
  art_price: Paise;
  /** Always price × quantity. */
  total_price: Paise;
  quantity: number;
  varid: '';
};

export type CartLine = PrintLine;

/** 'added' a new line, 'addedLast' the 30th one, 'raised' an equal line's quantity, 'full' nothing at all. */
export type AddOutcome = 'added' | 'addedLast' | 'raised' | 'full';

type Identity = Pick<PrintLine, 'kind' | 'art_varid' | 'papertype' | 'framesize' | 'user_upload' | 'cropped_image'>;

/**
 * What two lines must share to be one: kind, variation, media and size, and for uploads the cropped
 * picture too (CART-29, CART-30).
 */
export const lineKey = (line: Identity): string =>
  JSON.stringify([
    line.kind,
    line.art_varid,
    line.papertype,
    line.framesize,
    line.user_upload ? line.cropped_image : null,
  ]);

/** The quantity of a line; absent counts as 1 (CART-17). */
export const quantityOf = (line: { quantity?: number }): number => line.quantity ?? 1;

/** Unit price × quantity of a line, in paise; a stored total is never believed (CART-45). */
export const lineTotal = (line: { price: Paise; quantity?: number }): Paise => line.price * quantityOf(line);

const withQuantity = <Line extends CartLine>(line: Line, quantity: number): Line => ({
  ...line,
  quantity,
  total_price: lineTotal({ ...line, quantity }),
});

/** One piece of an art print as a cart line (CART-11, CART-16). `price` is of one piece. */
export function printLine({
  art,
  media,
  size,
  price,
  pincode,
}: {
  art: Art;
  media: Media;
  size: Size;
  price: Paise;
  pincode: string;
}): PrintLine {
  const line: Omit<PrintLine, 'key'> = {
    kind: 'print',
    art_id: art.id,
    art_varid: art.variationId,
    title: art.title,
    art_title: art.title,
    artist: art.artist,
    item_name: `Print on ${media} - ${art.title}`,
    papertype: media,
    framesize: dimension(size),
    field_print_or_frame: 'print',
    user_upload: false,
    cropped_image: '',
    og_image: '',
    width: size.width,
    height: size.height,
    ratio: art.ratio,
    dimension: dimension(size),
    matting: 0,
    padcolor: '',
    scales: null,
    pincode,
    image_id: art.picture.id ?? '',
    image_url: art.picture.thumbnail.url,
    item_id: art.id,
    price,
    art_price: price,
    total_price: price,
    quantity: 1,
    varid: '',
  };
  return { ...line, key: lineKey(line) };
}

/**
 * Adds a line, or one more of an equal line, which then takes the newer price (CART-27 to CART-30,
 * CART-35 to CART-38, CART-48). A cart of 30 lines refuses every add, an equal line among them, and
 * so does a line of 30 pieces.
 */
export function addLine(lines: readonly CartLine[], line: CartLine): { lines: CartLine[]; outcome: AddOutcome } {
  if (lines.length >= MAX_LINES) return { lines: [...lines], outcome: 'full' };
  const key = lineKey(line);
  const at = lines.findIndex((other) => lineKey(other) === key);
  const equal = lines[at];
  if (!equal) {
    const added = [...lines, withQuantity({ ...line, key }, quantityOf(line))];
    return { lines: added, outcome: added.length === MAX_LINES ? 'addedLast' : 'added' };
  }
  if (quantityOf(equal) >= MAX_QUANTITY) return { lines: [...lines], outcome: 'full' };
  const repriced = { ...equal, price: line.price, art_price: line.art_price };
  return { lines: lines.with(at, withQuantity(repriced, quantityOf(equal) + 1)), outcome: 'raised' };
}

const changeQuantity = (lines: readonly CartLine[], key: string, by: 1 | -1): CartLine[] =>
  lines.map((line) => {
    const quantity = quantityOf(line) + by;
    return line.key === key && quantity >= 1 && quantity <= MAX_QUANTITY ? withQuantity(line, quantity) : line;
  });

/** One more of the line with this key, up to 30 (CART-41). */
export const raiseQuantity = (lines: readonly CartLine[], key: string): CartLine[] => changeQuantity(lines, key, 1);

/** One less of the line with this key, never under 1 (CART-43). */
export const lowerQuantity = (lines: readonly CartLine[], key: string): CartLine[] => changeQuantity(lines, key, -1);

/** The lines without the one of this key (CART-44). */
export const removeLine = (lines: readonly CartLine[], key: string): CartLine[] =>
  lines.filter((line) => line.key !== key);

/** The lines without what was ordered: an equal line keeps the pieces that came to it since (PAY-06). */
export const withoutOrdered = (lines: readonly CartLine[], ordered: readonly CartLine[]): CartLine[] =>
  lines.flatMap((line) => {
    const taken = ordered.find(({ key }) => key === line.key);
    const left = quantityOf(line) - (taken ? quantityOf(taken) : 0);
    return left > 0 ? [withQuantity(line, left)] : [];
  });

/** A bag as one text: the same for two bags that cost the same and hold the same. */
export const bagOf = (lines: readonly CartLine[]): string =>
  JSON.stringify(lines.map((line) => [line.key, line.price, quantityOf(line)]));

/** The number of lines, whatever their quantities (CART-23, CART-39). */
export const totalNo = (lines: readonly CartLine[]): number => lines.length;

/** Unit price × quantity over all lines, always counted anew (CART-23, CART-45). */
export const totalPrice = (lines: readonly CartLine[]): Paise => lines.reduce((sum, line) => sum + lineTotal(line), 0);
