import type { ProductEffect } from '../../machines/product/product.machine.ts';
import { withVariation } from '../domain/variation.ts';
import type { AreaEffectHandler } from '../kit/flow/effects.ts';
import { createGiftDraft } from '../ports/product.ts';

/** What the page of a product emits: a link or a reload brings the variation back, a reload also how a gift is sent. */
export const handleProductEffect: AreaEffectHandler = (event, _, { environment }) => {
  const effect = event as ProductEffect;
  if (effect.type === 'wishes') {
    createGiftDraft(effect.alias).write(effect.wishes);
    return true;
  }
  if (effect.type !== 'address') return false;
  environment.rewriteQuery(withVariation(environment.address().search, effect.variation));
  return true;
};
