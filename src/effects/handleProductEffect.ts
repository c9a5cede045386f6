import type { ProductEffect } from '../../machines/product/product.machine.ts';
import { withVariation } from '../domain/variation.ts';
import type { AreaEffectHandler } from '../kit/flow/effects.ts';

/** What the page of a product emits for the address: a link or a reload brings the variation back. */
export const handleProductEffect: AreaEffectHandler = (event, _, { environment }) => {
  const effect = event as ProductEffect;
  if (effect.type !== 'address') return false;
  environment.rewriteQuery(withVariation(environment.address().search, effect.variation));
  return true;
};
