import { createPriceField } from '../drupal/money.ts';
import { answerWith, down, downFor, empty, passThrough, type Scenarios, scenario } from './overrides.ts';

/** Everything that is sold as it is: walls, gifts, objects and mixed media. */
const PRODUCTS = /\/jsonapi\/commerce_product\/(gallery_wall|gifting|object|mixed_media)$/;

/** A wall as a shop has it that states nothing of the places of its prints. */
const UNPLANNED = {
  data: [
    {
      type: 'commerce_product--gallery_wall',
      id: 'd0b9f1a4-6a51-4a53-9a53-5f2f5f6a7b01',
      attributes: {
        title: 'Three Mornings in the Hills',
        field_path_alias: '/gallery-walls/three-mornings-in-the-hills',
        field_frame: 'Nordic',
        field_layout_size: '66 × 24 inches',
        field_number_of_frame: 3,
      },
      relationships: {
        default_variation: {
          data: { type: 'commerce_product_variation--gallery_wall', id: 'd0b9f1a4-6a51-4a53-9a53-5f2f5f6a7b02' },
        },
      },
    },
  ],
  included: [
    {
      type: 'commerce_product_variation--gallery_wall',
      id: 'd0b9f1a4-6a51-4a53-9a53-5f2f5f6a7b02',
      attributes: { price: { number: '17450.000000', currency_code: 'INR' }, status: true },
    },
  ],
  meta: { count: 1 },
};

const ANY = '*/jsonapi/commerce_product_variation/:bundle/:id';
const OBJECT = '*/jsonapi/commerce_product_variation/object/:id';

/** A variation of any object, with these fields and no others. */
const objectWith = (attributes: object) =>
  answerWith(OBJECT, ({ url }) => ({
    data: { type: 'commerce_product_variation--object', id: new URL(url).pathname.split('/').at(-1), attributes },
    links: { self: { href: url } },
  }));

export const productScenarios = {
  'product.found': passThrough,
  'product.none': scenario('there are no walls, gifts, objects and mixed media', empty(PRODUCTS)),
  'walls.noPlan': scenario(
    'no wall states how its prints hang',
    answerWith(/\/jsonapi\/commerce_product\/gallery_wall$/, ({ url }) => ({
      ...UNPLANNED,
      links: { self: { href: url } },
    })),
  ),
  'product.down': scenario('walls, gifts, objects and mixed media cannot be read', down('get', PRODUCTS)),
  'product.downTwiceThenFound': scenario(
    'whatever is sold as it is opens at the third try',
    downFor(2, 'get', PRODUCTS),
  ),
  'variations.read': passThrough,
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
