import type { GiftPictureEffect } from '../../machines/giftPicture/giftPicture.machine.ts';
import type { ProductEffect } from '../../machines/product/product.setup.ts';
import { withVariation } from '../domain/variation.ts';
import type { AreaEffectHandler } from '../kit/flow/effects.ts';
import { createGiftDraft } from '../ports/product.ts';
import { saveFramedWall } from '../storage/framedWallStorage.ts';

/** Stores what the page of a product emits: a link or a reload restores the variation, a reload also the gift options and the frames of a wall; a removed picture of a gift is deleted. */
export const handleProductEffect: AreaEffectHandler = (event, environment) => {
  const effect = event as ProductEffect | GiftPictureEffect;
  switch (effect.type) {
    case 'address':
      environment.rewriteQuery(withVariation(environment.getAddress().search, effect.variation));
      return true;
    case 'wishes':
      createGiftDraft(effect.alias).write(effect.wishes);
      return true;
    case 'wall':
      saveFramedWall(effect.alias, effect.wall);
      return true;
    case 'picture.forgotten':
      // The module was loaded when the picture was chosen.
      void import('../storage/pictureStorage.ts').then(({ deletePictures }) =>
        deletePictures(({ id }) => id === effect.id),
      );
      return true;
    default:
      return false;
  }
};
