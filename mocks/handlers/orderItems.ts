import type { Profile } from '../../src/domain/backendSettings.ts';
import type { Paise } from '../../src/domain/money.ts';
import {
  type Entity,
  findRelatedOne,
  toNumber,
  toObject,
  toReferences,
  toText,
  withAttributes,
  withRelationships,
} from '../drupal/entity.ts';
import { invalidField } from '../drupal/errors.ts';
import { createPriceField, parseAmount } from '../drupal/money.ts';
import type { Site } from '../drupal/site.ts';
import type { Store } from '../drupal/store.ts';
import type { Hooks } from '../drupal/write.ts';
import { makePermanent, withDimensions } from './media.ts';
import { getUnitPrice, isPrint, parseSize } from './unitPrice.ts';
import { isOrderable } from './variations.ts';

/** Order items: anybody may create one, and read it once it is in an order of theirs. Prices are the backend's (API-75, ORD-18). */
export const orderItemHooks: Hooks = {
  prepare(item, { store, profile, site }) {
    const variation = findRelatedOne(store, item, 'purchased_entity');
    const itemWithImages = withRelationships(item, getImages(item, store));
    const quantity = toNumber(item.attributes.quantity);
    // what is missing or no number at all is refused by the field's own rules
    if (!variation || !(quantity >= 0) || !hasValidPriceShape(item)) return itemWithImages;
    if (!isOrderable(quantity)) throw invalidField('quantity', 'This value is not valid.');
    const normalized = withAttributes(itemWithImages, { quantity: quantity.toFixed(2) });
    const unitPrice = acceptsPostedPrices(profile, site) ? parseAmount(item.attributes.unit_price) : undefined;
    return withUnitPrice(normalized, unitPrice ?? calculateUnitPrice(item, variation));
  },
  afterSave(item, { store }) {
    for (const image of IMAGES.flatMap((name) => toReferences(item.relationships[name]))) makePermanent(store, image);
  },
};

/** Does an item cost what its client says? So it does in a Commerce without the processor that a shop has to bring. */
export const acceptsPostedPrices = (profile: Profile, site: Site): boolean =>
  profile === 'drupal10' && !site.hasPriceProcessor;

const IMAGES = ['field_cropped', 'field_original_image', 'field_bill_image'];

const getImages = (item: Entity, store: Store) =>
  Object.fromEntries(
    IMAGES.map(
      (name) => [name, withDimensions(store, toReferences(item.relationships[name])[0] ?? null, null)] as const,
    ),
  );

/** The item at this price for one piece. */
export const withUnitPrice = (item: Entity, unitPrice: Paise): Entity =>
  withAttributes(item, {
    unit_price: createPriceField(unitPrice),
    total_price: createPriceField(unitPrice * Number(item.attributes.quantity)),
  });

// a posted price is replaced, but a malformed one is refused first, as Commerce does
const hasValidPriceShape = ({ attributes: { unit_price } }: Entity) =>
  unit_price === null ||
  unit_price === undefined ||
  (parseAmount(unit_price) !== undefined && toObject(unit_price).currency_code === 'INR');

function calculateUnitPrice({ attributes }: Entity, variation: Entity): Paise {
  const text = toText(attributes.field_dimension);
  const size = parseSize(text);
  if (isPrint(variation) && text !== '' && !size) throw invalidField('field_dimension', 'This value is not valid.');
  const isFramed = attributes.field_print_or_frame === 'frame';
  const unitPrice = getUnitPrice(variation, { size, media: attributes.field_art_media_type ?? undefined, isFramed });
  if (unitPrice === null) throw invalidField('field_art_media_type', 'The value you selected is not a valid choice.');
  return unitPrice;
}
