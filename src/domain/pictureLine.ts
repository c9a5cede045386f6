import type { FrameLine, PictureLine, PrintLine } from './cartLine.ts';
import { formatChoicePath } from './choice.ts';
import { type Frame, type FrameLook, getFrameLook } from './frame.ts';
import { type Media, PAD_COLOURS, type PadColour } from './framingTerms.ts';
import { getLineKey } from './lineKey.ts';
import type { Paise } from './money.ts';
import { findMatStyle } from './orderAgain.ts';
import type { PrintSubject } from './printSubject.ts';
import { formatDimension, type Size } from './size.ts';

/** What is around a print: `mat` in inches, 0 for none; `pad` is the mat's colour. */
export type LineFraming = { frame: Pick<Frame, 'id' | 'variationId' | keyof FrameLook>; mat: number; pad: PadColour };

const UNFRAMED = { kind: 'print', field_print_or_frame: 'print', matting: 0, padcolor: '', varid: '' } as const;

const toFramedFields = ({ frame, mat, pad }: LineFraming) =>
  ({
    kind: 'frame',
    field_print_or_frame: 'frame',
    matting: mat,
    padcolor: mat > 0 ? pad : '',
    varid: frame.variationId,
    frame_id: frame.id,
    frame_look: getFrameLook(frame),
  }) as const;

/** The picture's page with all that was chosen of it. */
const formatLinePath = (path: string, media: Media, size: Size, framed: LineFraming | null): string =>
  formatChoicePath(path, {
    mode: framed ? 'frame' : 'art',
    media,
    size,
    frame: framed?.frame.id ?? null,
    mat: findMatStyle(size, framed?.mat ?? 0),
    pad: framed?.pad ?? PAD_COLOURS[0].id,
  });

type PictureLineInput = { subject: PrintSubject; media: Media; size: Size; price: Paise; pincode: string };

/**
 * One piece of a picture as a cart line, in a frame or without (CART-11 to CART-16). `price` is of one piece with
 * everything around it, `size` is the print's, in inches.
 */
export function createPictureLine(chosen: PictureLineInput & { framed: LineFraming }): FrameLine;
export function createPictureLine(chosen: PictureLineInput & { framed: null }): PrintLine;
export function createPictureLine(chosen: PictureLineInput & { framed: LineFraming | null }): PictureLine;
export function createPictureLine({
  subject,
  media,
  size,
  framed,
  price,
  pincode,
}: PictureLineInput & { framed: LineFraming | null }): PictureLine {
  const { upload, picture, title } = subject;
  const line = {
    ...(framed ? toFramedFields(framed) : UNFRAMED),
    art_id: upload ? '' : subject.id,
    art_varid: subject.variationId,
    title,
    art_title: title,
    artist: subject.artist,
    item_name: `Print on ${media} - ${title}`,
    papertype: media,
    framesize: formatDimension(size),
    user_upload: upload !== null,
    cropped_image: upload?.cropped ?? '',
    og_image: upload?.original ?? '',
    width: size.width,
    height: size.height,
    ratio: subject.ratio,
    dimension: formatDimension(size),
    scales: upload?.scales ?? null,
    pincode,
    image_id: picture.id ?? upload?.cropped ?? '',
    // The smallest one would be blurred where a screen has two pixels or more to a px.
    image_url: picture.listing.url,
    item_id: subject.id,
    ...(subject.path ? { path: formatLinePath(subject.path, media, size, framed) } : {}),
    price,
    art_price: price,
    total_price: price,
    quantity: 1,
  };
  return { ...line, key: getLineKey(line) };
}
