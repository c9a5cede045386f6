import type { FrameLine, PictureLine, PrintLine } from './cartLine.ts';
import type { Frame, FrameLook } from './frame.ts';
import { lineKey } from './lineKey.ts';
import type { Media } from './media.ts';
import type { Paise } from './money.ts';
import type { PadColour } from './padColour.ts';
import { dimension, type Size } from './size.ts';
import type { Subject } from './subject.ts';

/** What is around a print: `mat` in inches, 0 for none; `pad` is the mat's colour. */
export type Framed = { frame: Pick<Frame, 'id' | 'variationId' | keyof FrameLook>; mat: number; pad: PadColour };

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
    frame_id: frame.id,
    frame_look: lookOf(frame),
  }) as const;

type Chosen = { subject: Subject; media: Media; size: Size; price: Paise; pincode: string };

/**
 * One piece of a picture as a cart line, in a frame or without (CART-11 to CART-16). `price` is of one piece with
 * everything around it, `size` is the print's, in inches.
 */
export function pictureLine(chosen: Chosen & { framed: Framed }): FrameLine;
export function pictureLine(chosen: Chosen & { framed: null }): PrintLine;
export function pictureLine(chosen: Chosen & { framed: Framed | null }): PictureLine;
export function pictureLine({
  subject,
  media,
  size,
  framed,
  price,
  pincode,
}: Chosen & { framed: Framed | null }): PictureLine {
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
