import type { RequestHandler } from 'msw';
import type { Paise } from '../../src/domain/money.ts';
import { type Entity, objectOf, targetsOf, textOf } from '../drupal/entity.ts';
import { invalidField } from '../drupal/errors.ts';
import { amountOf, priceField } from '../drupal/money.ts';
import { numericOf } from '../drupal/numeric.ts';
import type { Store } from '../drupal/store.ts';
import type { Hooks } from '../drupal/write.ts';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';
import { keepFile, measured } from './media.ts';
import { isOrderable, related } from './purchased.ts';
import { isPrint, sizeOf, unitPrice } from './unitPrice.ts';

const hooks: Hooks = {
  settle(item, { store }) {
    const variation = related(store, item, 'purchased_entity');
    const pictured = { ...item, relationships: { ...item.relationships, ...imagesOf(item, store) } };
    const quantity = numericOf(item.attributes.quantity);
    // what is missing or no number at all is refused by the field's own rules
    if (!variation || !(quantity >= 0) || !isPriceShaped(item)) return pictured;
    if (!isOrderable(quantity)) throw invalidField('quantity', 'This value is not valid.');
    const settled = { ...pictured, attributes: { ...item.attributes, quantity: quantity.toFixed(2) } };
    return priced(settled, unitOf(item, variation));
  },
  stored(item, { store }) {
    for (const image of IMAGES.flatMap((name) => targetsOf(item.relationships[name]))) keepFile(store, image);
  },
};

const IMAGES = ['field_cropped', 'field_original_image', 'field_bill_image'];

const imagesOf = (item: Entity, store: Store) =>
  Object.fromEntries(
    IMAGES.map((name) => [name, measured(store, targetsOf(item.relationships[name])[0] ?? null, null)] as const),
  );

/** The item at this price for one piece. */
export const priced = (item: Entity, unit: Paise): Entity => ({
  ...item,
  attributes: {
    ...item.attributes,
    unit_price: priceField(unit),
    total_price: priceField(unit * Number(item.attributes.quantity)),
  },
});

// a posted price is replaced, but a malformed one is refused first, as Commerce does
const isPriceShaped = ({ attributes: { unit_price } }: Entity) =>
  unit_price === null ||
  unit_price === undefined ||
  (amountOf(unit_price) !== undefined && objectOf(unit_price).currency_code === 'INR');

function unitOf({ attributes }: Entity, variation: Entity): Paise {
  const text = textOf(attributes.field_dimension);
  const size = sizeOf(text);
  if (isPrint(variation) && text !== '' && !size) throw invalidField('field_dimension', 'This value is not valid.');
  const framed = attributes.field_print_or_frame === 'frame';
  const unit = unitPrice(variation, { size, media: attributes.field_art_media_type ?? undefined, framed });
  if (unit === null) throw invalidField('field_art_media_type', 'The value you selected is not a valid choice.');
  return unit;
}

/** Order items: anybody may create one, and read it once it is in an order of theirs. Prices are the backend's (API-75, ORD-18). */
export const orderItemHandlers = (backend: Backend): RequestHandler[] => [
  collection(backend, 'commerce_order_item--default', { hooks }),
];
