import type { Rendition } from '../../src/domain/art.ts';
import { getPixels, LONG_SIDES, type RenditionName } from './renditions.ts';

type ShopRendition = Exclude<RenditionName, 'card'>;

/** A picture of a thing of the shop: where its files lie, its shape, and the long side of its largest file in px. */
export type ShopPicture = { folder: string; name: string; ratio: { w: number; h: number }; inner: number };

/** Is its largest file so much larger than a phone is wide that one between is worth its place? */
export const hasMiddle = ({ inner }: ShopPicture): boolean => inner > LONG_SIDES.middle * 1.25;

/** The long side of each of its files in px. */
export const getLongSides = ({ inner }: ShopPicture): Record<ShopRendition, number> => ({ ...LONG_SIDES, inner });

/** The files of a picture of the shop in each image style; what is no art is not always drawn as large as one. */
export function listShopFiles(picture: ShopPicture): Record<ShopRendition, Rendition> {
  const sides = getLongSides(picture);
  const file = (style: ShopRendition): Rendition => ({
    url: `/sites/default/files/styles/${style}/public/${picture.folder}/${picture.name}.webp`,
    ...getPixels(picture.ratio, sides[style]),
  });
  return { thumbnail: file('thumbnail'), listing: file('listing'), middle: file('middle'), inner: file('inner') };
}
