import { expect, test } from 'vitest';
import { chartTexts } from '../../../src/visualiser/catalogue/chartTexts.ts';

const callsOf = chartTexts.findCalls;

// What the calls are is reported by the specification's tables; here, that they are found however they are written.
test.each([
  ['a port that asks one thing', 'pincode', 'findPlace', ['GET /jsonapi/taxonomy_term/pincode']],
  ['an address with something filled in', 'testGateway', 'reportOutcome', ['POST /test_gateway/…']],
  ['an address that a helper puts together', 'savedAddresses', 'removeAddress', ['DELETE /jsonapi/profile/customer/…']],
  [
    'addresses out of a list',
    'search',
    'findHits',
    ['GET /api/search', 'GET /api/search/match_title', 'GET /search_api_autocomplete/search_api'],
  ],
  [
    'an address that is handed over, and a page with ports of its own',
    'listing',
    'findPage',
    [
      'GET /jsonapi/commerce_product/default',
      'GET /jsonapi/commerce_product/gallery_wall',
      'GET /jsonapi/commerce_product/gifting',
      'GET /jsonapi/commerce_product/mixed_media',
      'GET /jsonapi/commerce_product/object',
      'GET /jsonapi/node/article',
    ],
  ],
  ['a call that is handed in from another file', 'session', 'renewTokens', ['POST /oauth/token']],
  [
    'a member of what is loaded late',
    'cart',
    'isInStock',
    ['gallery_wall', 'gifting', 'mixed_media', 'object'].map(
      (type) => `GET /jsonapi/commerce_product_variation/${type}/…`,
    ),
  ],
  [
    'a name out of what is loaded late',
    'addToCart',
    'uploadPicture',
    ['GET /rest/session/token', 'GET /session/token', 'POST /jsonapi/media/image/field_media_image'],
  ],
  ['another chart that fills the port', 'contactUs', 'sendForm', ['POST /contact_message']],
  ['a port that stays inside the browser', 'preview', 'savePicture', []],
  ['a chart that there is not', 'nothing', 'nothing', []],
])('%s', (_, chart, port, calls) => {
  expect(callsOf(chart, port)).toEqual(calls);
});
