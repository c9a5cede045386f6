import { down, downFor, empty, honest, type Scenarios, scenario } from './departures.ts';

/** Everything that is sold as it is: walls, gifts, objects and mixed media. */
const PRODUCTS = /\/jsonapi\/commerce_product\/(gallery_wall|gifting|object|mixed_media)$/;

export const productScenarios = {
  'product.found': honest,
  'product.none': scenario('there are no walls, gifts, objects and mixed media', empty(PRODUCTS)),
  'product.down': scenario('walls, gifts, objects and mixed media cannot be read', down('get', PRODUCTS)),
  'product.downTwiceThenFound': scenario(
    'whatever is sold as it is opens at the third try',
    downFor(2, 'get', PRODUCTS),
  ),
} satisfies Scenarios;
