import type { GiftPictureEffect } from '../../machines/giftPicture/giftPicture.machine.ts';
import type { ProductEffect } from '../../machines/product/product.setup.ts';
import { withVariation } from '../domain/variation.ts';
import type { AreaEffects } from '../kit/flow/effects.ts';
import { createGiftDraft } from '../ports/product.ts';
import { saveFramedWall } from '../storage/framedWallStorage.ts';

/** Stores what the page of a product emits: a link or a reload restores the variation, a reload also the gift options and the frames of a wall; a removed picture of a gift is deleted. */
export const productEffects: AreaEffects<ProductEffect | GiftPictureEffect> = {
  address: ({ variation }, environment) =>
    environment.rewriteQuery(withVariation(environment.getAddress().search, variation)),
  wishes: ({ alias, wishes }) => createGiftDraft(alias).write(wishes),
  wall: ({ alias, wall }) => saveFramedWall(alias, wall),
  // The module was loaded when the picture was chosen.
  'picture.forgotten': ({ id }) =>
    void import('../storage/pictureStorage.ts').then(({ deletePictures }) =>
      deletePictures((picture) => picture.id === id),
    ),
};
