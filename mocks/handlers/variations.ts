import { MAX_QUANTITY } from '../../src/domain/cart.ts';
import type { Entity } from '../drupal/entity.ts';
import { splitType } from '../drupal/resourceType.ts';
import type { Store } from '../drupal/store.ts';

const FAMILY = 'commerce_product_variation';

/** The variation with this uuid, of whatever product type. */
export function findVariation(store: Store, id: string): Entity | undefined {
  for (const type of Object.keys(store.schema)) {
    const found = type.startsWith(`${FAMILY}--`) ? store.get(type, id) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The bundle of an entity: 'default', 'frame', 'gallery_wall', … */
export const getBundle = ({ type }: Entity): string => splitType(type)[1];

/** Can so many pieces be ordered at once: whole ones, and no more than a line of the bag holds (CART-41)? */
export const isOrderable = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;

/** Can it be bought? Not when it is withdrawn or marked as out of stock (API-64, CART-50). */
export const isInStock = ({ attributes }: Entity): boolean =>
  attributes.status !== false && attributes.field_out_of_stock !== true;
