import { createPriceField } from '../drupal/money.ts';
import { documented, down, honest, type Scenarios, scenario } from './departures.ts';

const ANY = '*/jsonapi/commerce_product_variation/:bundle/:id';
const OBJECT = '*/jsonapi/commerce_product_variation/object/:id';

/** A variation of any object, with these fields and no others. */
const objectWith = (attributes: object) =>
  documented(OBJECT, ({ url }) => ({
    data: { type: 'commerce_product_variation--object', id: new URL(url).pathname.split('/').at(-1), attributes },
    links: { self: { href: url } },
  }));

export const variationScenarios = {
  'variations.read': honest,
  'variations.down': scenario('prices and stock of single things cannot be read', down('get', ANY)),
  'objects.soldOut': scenario('decor objects are out of stock', objectWith({ status: true, field_out_of_stock: true })),
  'objects.withdrawn': scenario(
    'decor objects are not sold any more',
    objectWith({ status: false, field_out_of_stock: false }),
  ),
  'objects.repriced': scenario(
    'decor objects cost 5,990 rupees',
    objectWith({ status: true, field_out_of_stock: false, price: createPriceField(599_000) }),
  ),
} satisfies Scenarios;
