import type { Frame, FrameLook } from './frame.ts';
import type { Media } from './media.ts';
import type { Paise } from './money.ts';
import type { PadColour } from './padColour.ts';
import { dimension, type Size } from './size.ts';
import type { Scales, Subject } from './subject.ts';

/** How many lines the cart holds (CART-35, CART-39). */
export const MAX_LINES = 30;
/** How many of one line can be ordered (CART-41). */
export const MAX_QUANTITY = 30;

/** What a print and a framed print have in common, under the stored names of the specification (CART-11). */
type PictureLine = {
  /** The line's identity, as `lineKey` gives it. */
  key: string;
  /** The art's product; empty for an upload. */
  art_id: string;
  art_varid: string;
  title: string;
  art_title: string;
  artist: string;
  item_name: string;
  papertype: Media;
  framesize: string;
  user_upload: boolean;
  /** File ids of an upload, as it is printed and as it was sent; empty for art. */
  cropped_image: string;
  og_image: string;
  /** Of the print without mat and frame, in inches, as are `dimension` and `framesize`. */
  width: number;
  height: number;
  ratio: number;
  dimension: string;
  scales: Scales | null;
  pincode: string;
  image_id: string;
  image_url: string;
  item_id: string;
  /** Of one piece, framed where it is framed; as is `art_price`. */
  price: Paise;
  art_price: Paise;
  /** Always price × quantity. */
  total_price: Paise;
  quantity: number;
};

/** A print without a frame (CART-12). */
export type PrintLine = PictureLine & {
  kind: 'print';
  field_print_or_frame: 'print';
  matting: 0;
  padcolor: '';
  varid: '';
};

/** A print in a frame (CART-12 to CART-14). */
export type FrameLine = PictureLine & {
  kind: 'frame';
  field_print_or_frame: 'frame';
  /** How wide the mat is, in inches; 0 where there is none. */
  matting: number;
  /** Empty where there is no mat. */
  padcolor: PadColour | '';
  /** The frame's variation. */
  varid: string;
  /** What the thumbnail is drawn from, so that a bag shows without asking the backend. */
  frame_look: FrameLook;
};

export type CartLine = PrintLine | FrameLine;

/** 'added' a new line, 'addedLast' the 30th one, 'raised' an equal line's quantity, 'full' nothing at all. */
export type AddOutcome = 'added' | 'addedLast' | 'raised' | 'full';

type Identity = Pick<
  CartLine,
  'kind' | 'art_varid' | 'papertype' | 'framesize' | 'user_upload' | 'cropped_image' | 'varid' | 'matting' | 'padcolor'
>;

/**
 * What two lines must share to be one: kind, variation, media and size, for uploads the cropped picture too, and for
 * framed lines the frame with its mat, since another mat is another thing to make (CART-29, CART-30).
 */
export const lineKey = (line: Identity): string =>
  JSON.stringify([
    line.kind,
    line.art_varid,
    line.papertype,
    line.framesize,
    line.user_upload ? line.cropped_image : null,
    ...(line.kind === 'frame' ? [line.varid, line.matting, line.padcolor] : []),
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

/** What is around a print: `mat` in inches, 0 for none; `pad` is the mat's colour. */
export type Framed = { frame: Pick<Frame, 'variationId' | keyof FrameLook>; mat: number; pad: PadColour };

const lookOf = ({ title, colours, style, type, material }: FrameLook): FrameLook => ({
  title,
  colours,
  style,
  type,
  material,
});

const UNFRAMED = { kind: 'print', field_print_or_frame: 'print', matting: 0, padcolor: '', varid: '' } as const;

const framedAs = ({ frame, mat, pad }: Framed) =>
  ({
    kind: 'frame',
    field_print_or_frame: 'frame',
    matting: mat,
    padcolor: mat > 0 ? pad : '',
    varid: frame.variationId,
    frame_look: lookOf(frame),
  }) as const;

/**
 * One piece of a picture as a cart line, in a frame or without (CART-11 to CART-16). `price` is of one piece with
 * everything around it, `size` is the print's, in inches.
 */
export function pictureLine({
  subject,
  media,
  size,
  framed,
  price,
  pincode,
}: {
  subject: Subject;
  media: Media;
  size: Size;
  framed: Framed | null;
  price: Paise;
  pincode: string;
}): CartLine {
  const { upload, picture, title } = subject;
  const line = {
    ...(framed ? framedAs(framed) : UNFRAMED),
    art_id: upload ? '' : subject.id,
    art_varid: subject.variationId,
    title,
    art_title: title,
    artist: subject.artist,
    item_name: `Print on ${media} - ${title}`,
    papertype: media,
    framesize: dimension(size),
    user_upload: upload !== null,
    cropped_image: upload?.cropped ?? '',
    og_image: upload?.original ?? '',
    width: size.width,
    height: size.height,
    ratio: subject.ratio,
    dimension: dimension(size),
    scales: upload?.scales ?? null,
    pincode,
    image_id: picture.id ?? upload?.cropped ?? '',
    // The smallest one would be blurred where a screen has two pixels or more to a px.
    image_url: picture.listing.url,
    item_id: subject.id,
    price,
    art_price: price,
    total_price: price,
    quantity: 1,
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
