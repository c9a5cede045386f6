import { LONG_SIDES, type PictureFile, pixelsOf, type RenditionName } from './renditions.ts';

/** A picture of a thing of the shop: where its files lie, its shape, and the long side of its largest file in px. */
export type ShopPicture = { folder: string; name: string; ratio: { w: number; h: number }; inner: number };

/** The long side of each of its files in px. */
export const longSidesOf = ({ inner }: ShopPicture): Record<RenditionName, number> => ({ ...LONG_SIDES, inner });

/** The files of a picture of the shop in each image style; what is no art is not always drawn as large as one. */
export function shopFilesOf(picture: ShopPicture): Record<RenditionName, PictureFile> {
  const sides = longSidesOf(picture);
  const file = (style: RenditionName): PictureFile => ({
    url: `/sites/default/files/styles/${style}/public/${picture.folder}/${picture.name}.webp`,
    ...pixelsOf(picture.ratio, sides[style]),
  });
  return { thumbnail: file('thumbnail'), listing: file('listing'), inner: file('inner') };
}
