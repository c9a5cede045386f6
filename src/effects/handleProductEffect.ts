import type { GiftPictureEffect } from '../../machines/giftPicture/giftPicture.machine.ts';
import type { ProductEffect } from '../../machines/product/product.machine.ts';
import { withVariation } from '../domain/variation.ts';
import type { AreaEffectHandler } from '../kit/flow/effects.ts';
import { createGiftDraft } from '../ports/product.ts';
import { saveFramedWall } from '../storage/framedWallStorage.ts';

/** What the page of a product emits: a link or a reload brings the variation back, a reload also how a gift is sent and a wall framed; a gift's picture that is taken away is stored no longer. */
export const handleProductEffect: AreaEffectHandler = (event, _, { environment }) => {
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
      // Its code is there since the picture was chosen.
      void import('../storage/pictureStorage.ts').then(({ deletePictures }) =>
        deletePictures(({ id }) => id === effect.id),
      );
      return true;
    default:
      return false;
  }
};
