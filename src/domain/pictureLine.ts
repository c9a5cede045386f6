import type { FrameLine, PictureLine, PrintLine } from './cartLine.ts';
import { type Choice, formatChoicePath, toFraming } from './choice.ts';
import { type Frame, type FrameLook, getFrameLook } from './frame.ts';
import type { PadColour } from './framingTerms.ts';
import { getLineKey } from './lineKey.ts';
import type { Paise } from './money.ts';
import type { PrintSubject } from './printSubject.ts';
import { formatDimension, type Size } from './size.ts';

const UNFRAMED = { kind: 'print', field_print_or_frame: 'print', matting: 0, padcolor: '', varid: '' } as const;

type LineFrame = Pick<Frame, 'id' | 'variationId' | keyof FrameLook>;

const toFramedFields = (frame: LineFrame, matting: number, pad: PadColour) =>
  ({
    kind: 'frame',
    field_print_or_frame: 'frame',
    matting,
    padcolor: matting > 0 ? pad : '',
    varid: frame.variationId,
    frame_id: frame.id,
    frame_look: getFrameLook(frame),
  }) as const;

/** `frame` is the one that is chosen, whose product a line names. */
type PictureLineInput<Chosen extends LineFrame | null> = {
  subject: PrintSubject;
  choice: Choice & { size: Size };
  frame: Chosen;
  price: Paise;
  pincode: string;
};

/**
 * One piece of a picture as a cart line, in a frame or without (CART-11 to CART-16). `price` is of one piece with
 * everything around it.
 */
export function createPictureLine(made: PictureLineInput<LineFrame>): FrameLine;
export function createPictureLine(made: PictureLineInput<null>): PrintLine;
export function createPictureLine(made: PictureLineInput<LineFrame | null>): PictureLine;
export function createPictureLine({
  subject,
  choice,
  frame,
  price,
  pincode,
}: PictureLineInput<LineFrame | null>): PictureLine {
  const { upload, picture, title } = subject;
  const { media, size, pad } = choice;
  const line = {
    ...(frame ? toFramedFields(frame, toFraming(choice, size).mat, pad) : UNFRAMED),
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
    path: formatChoicePath(subject.path, choice),
    price,
    art_price: price,
    total_price: price,
    quantity: 1,
  };
  return { ...line, key: getLineKey(line) };
}
