import type { EndpointDoc } from './endpointDoc.ts';
import { EXPIRED, WHO } from './refusals.ts';

const COUPONS = '/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon';
const PROMOTIONS = '/jsonapi/commerce_promotion/commerce_promotion';

/** Coupons and what they give (API-73). */
export const promotionEndpoints: readonly EndpointDoc[] = [
  {
    name: 'coupons.find',
    rows: ['API-73'],
    method: 'GET',
    path: COUPONS,
    does: 'Looks a coupon up by its code, with its promotion.',
    who: `${WHO.customer} Everybody else gets an empty list, and so does whoever does not filter by exactly one code.`,
    query: {
      'filter[code]': 'The code, whatever its case.',
      include: '`promotion`. In `drupal10` the relationship is `promotion_id`, and `promotion` is 400.',
    },
    answers: {
      status: 200,
      holds:
        'The coupon, or none: `code`, `start_date`, `end_date` (null leaves it open-ended), `usage_limit` and `usage_limit_customer` (0 is no limit), `status`; in `included` the promotion with `conditions`, `condition_operator` (`AND` or `OR`) and `offer`; in `meta.count` how many there are (`spec`). Of the e-mails and customers in conditions only the caller’s own are shown. Conditions and offer are rules by `target_plugin_id`, with what they are set to in `target_plugin_configuration`.',
    },
    errors: {
      400: 'An include or a field that does not exist.',
      ...EXPIRED,
    },
    example: { method: 'GET', path: `${COUPONS}?include=promotion&filter[code]=MONSOON500`, as: 'customer' },
  },
  {
    name: 'promotions.list',
    unused: 'a coupon brings its promotion along, by `include`',
    rows: ['API-73'],
    method: 'GET',
    path: PROMOTIONS,
    does: 'A list of promotions, which is empty for everybody. The store reads one with its coupon only.',
    who: 'Nobody.',
    query: { 'page[limit]': 'Entries on a page: 50 unless fewer are asked for.' },
    answers: {
      status: 200,
      holds: '`[]`.',
    },
    errors: {
      400: 'An include or a field that does not exist.',
      401: '`drupal10`: the bearer has expired or is unknown.',
    },
    example: { method: 'GET', path: `${PROMOTIONS}?page[limit]=5`, as: 'customer' },
  },
];
