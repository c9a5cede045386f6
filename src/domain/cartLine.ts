import type { FrameLook } from './frame.ts';
import type { Framing } from './framing.ts';
import type { Media, PadColour } from './framingTerms.ts';
import type { GiftWishes } from './giftWishes.ts';
import type { Paise } from './money.ts';
import type { CropScales } from './printSubject.ts';
import type { FramedWall } from './wallLayout.ts';

/** What every line has, whatever is bought, under the stored names of the specification (CART-11, CART-19 to CART-22). */
type BaseLine = {
  /** The line's identity, as `getLineKey` gives it. */
  key: string;
  title: string;
  item_name: string;
  /** The product's uuid; for an upload that of the cropped file. */
  item_id: string;
  /** The file that shows what is bought, and its address; empty where there is no picture. */
  image_id: string;
  image_url: string;
  /** '12 x 16', inches, for a picture; as the shop writes it for everything else. */
  dimension: string;
  /** Where it is looked at and bought, as it was chosen; left out in older bags. */
  path?: string | undefined;
  /** Of one piece, with all that is around it. */
  price: Paise;
  /** Always price × quantity. */
  total_price: Paise;
  quantity: number;
};

/** What a print and a framed print have in common (CART-11). */
type BasePictureLine = BaseLine & {
  /** The art's product; empty for an upload. */
  art_id: string;
  art_varid: string;
  art_title: string;
  artist: string;
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
  scales: CropScales | null;
  pincode: string;
  art_price: Paise;
};

/** A print without a frame (CART-12). */
export type PrintLine = BasePictureLine & {
  kind: 'print';
  field_print_or_frame: 'print';
  matting: 0;
  padcolor: '';
  varid: '';
};

/** A print in a frame (CART-12 to CART-14). */
export type FrameLine = BasePictureLine & {
  kind: 'frame';
  field_print_or_frame: 'frame';
  /** How wide the mat is, in inches; 0 where there is none. */
  matting: number;
  /** Empty where there is no mat. */
  padcolor: PadColour | '';
  /** The frame's variation. */
  varid: string;
  /** The frame's product, which coupons look at; empty in a bag that was stored before it was noted. */
  frame_id: string;
  /** What the thumbnail is drawn from, so that a bag shows without asking the backend. */
  frame_look: FrameLook;
};

/** A set of framed prints, sold as one (CART-19). */
export type GalleryWallLine = BaseLine & {
  kind: 'gallery_wall';
  gallery_id: string;
  gallery_varid: string;
  /** The frames' name. */
  frame: string;
  /** What the thumbnail is drawn from where the frames are others than those that the wall is photographed in. */
  wall?: FramedWall | undefined;
};

/** A ready gift, or one that is made from the buyer's own picture (CART-20). */
export type GiftLine = BaseLine & {
  kind: 'gifting';
  gifting_id: string;
  gifting_varid: string;
  /** The frame's name. */
  frame: string;
  /** The file of the buyer's own picture; empty for a ready gift (GIFT-15). */
  og_image: string;
  /** How it is to be sent. */
  wishes: GiftWishes;
};

/** A decor object in one of its colours (CART-21). */
export type ObjectLine = BaseLine & {
  kind: 'object';
  object_id: string;
  object_varid: string;
  object_color: string;
  /** In how many days it comes, '7-9'; empty for the usual (DECOR-18 to DECOR-20). */
  delivery_days: string;
};

/** A mixed media work in one of its colours (CART-22). */
export type MixedMediaLine = BaseLine & {
  kind: 'mixed_media';
  mixed_media_id: string;
  mixed_media_varid: string;
  mixed_media_color: string;
  /** The frame's name, whose colour that is; '' where none is known. */
  frame: string;
};

export type PictureLine = PrintLine | FrameLine;
export type ProductLine = GalleryWallLine | GiftLine | ObjectLine | MixedMediaLine;
export type CartLine = PictureLine | ProductLine;

type Without<Line, Key extends keyof Line> = Line extends unknown ? Omit<Line, Key> : never;
/** A line, with or without what is derived from it. */
export type UnkeyedLine = Without<CartLine, 'key' | 'total_price'>;

/** Is it a picture that is made to size? Everything else is sold as it is. */
export const isPictureLine = (line: CartLine): line is PictureLine => line.kind === 'print' || line.kind === 'frame';

/** How a line's picture is made up; inches. */
export const toLineFraming = ({ papertype, width, height, kind, matting, padcolor }: PictureLine): Framing => ({
  media: papertype,
  size: { width, height },
  framed: kind === 'frame',
  mat: matting,
  ...(padcolor && { pad: padcolor }),
});
