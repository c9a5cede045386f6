import type { RequestHandler } from 'msw';
import { DEFAULT_MEDIA } from '../../src/domain/media.ts';
import type { Paise } from '../../src/domain/money.ts';
import { type Entity, targetsOf, textOf } from '../drupal/entity.ts';
import { invalidField } from '../drupal/errors.ts';
import { amountOf, priceField } from '../drupal/money.ts';
import type { Hooks } from '../drupal/write.ts';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';
import { isMedia, sizeOf, unitPrice } from './unitPrice.ts';

const hooks: Hooks = {
  settle(item, { store }) {
    const variation = targetsOf(item.relationships.purchased_entity).flatMap((target) => store.find(target) ?? [])[0];
    const quantity = Number(item.attributes.quantity);
    // what is missing or no number at all is refused by the field's own rules
    if (!variation || !(quantity >= 0) || !isPriceShaped(item)) return item;
    if (!Number.isInteger(quantity) || quantity < 1) throw invalidField('quantity', 'This value is not valid.');
    const unit = unitOf(item, variation);
    return {
      ...item,
      attributes: {
        ...item.attributes,
        quantity: quantity.toFixed(2),
        unit_price: priceField(unit),
        total_price: priceField(unit * quantity),
      },
    };
  },
};

// a posted price is replaced, but a malformed one is refused first, as Commerce does
const isPriceShaped = ({ attributes: { unit_price } }: Entity) =>
  unit_price === null || unit_price === undefined || amountOf(unit_price) !== undefined;

function unitOf({ attributes }: Entity, variation: Entity): Paise {
  const text = textOf(attributes.field_dimension);
  if (text === '') return amountOf(variation.attributes.price) ?? 0;
  const size = sizeOf(text);
  if (!size) throw invalidField('field_dimension', 'This value is not valid.');
  const media = attributes.field_art_media_type ?? DEFAULT_MEDIA;
  if (!isMedia(media)) throw invalidField('field_art_media_type', 'The value you selected is not a valid choice.');
  return unitPrice(variation, { size, media, framed: attributes.field_print_or_frame === 'frame' });
}

/** Order items: anybody may create one, and read it once it is in an order of theirs. Prices are the backend's (API-75, ORD-18). */
export const orderItemHandlers = (backend: Backend): RequestHandler[] => [
  collection(backend, 'commerce_order_item--default', { hooks }),
];
