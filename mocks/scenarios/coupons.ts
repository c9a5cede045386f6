import type { JsonObject } from '../drupal/entity.ts';
import { DENIED } from '../drupal/errors.ts';
import { give, scope, when } from '../seed/couponPlugins.ts';
import { couponRef } from '../seed/coupons.ts';
import { answerWith, down, empty, failWith, passThrough, type Scenarios, scenario } from './overrides.ts';

const COUPONS = '*/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon';
const PROMOTION = { type: 'commerce_promotion--commerce_promotion', id: 'b7d1c6f0-0000-4000-8000-000000000001' };

type Terms = { offer: JsonObject; conditions?: JsonObject[]; end?: string };

/** Whatever code is requested, it is a coupon of these terms. */
const answerCoupon = ({ offer, conditions = [], end }: Terms) =>
  answerWith(COUPONS, ({ url }) => {
    const code = new URL(url).searchParams.get('filter[code]') ?? '';
    const attributes = { code, start_date: '2026-01-01T00:00:00+05:30', end_date: end ?? null };
    return {
      data: [{ ...couponRef(code), attributes, relationships: { promotion: { data: PROMOTION } } }],
      included: [{ ...PROMOTION, attributes: { conditions, condition_operator: 'AND', offer } }],
      meta: { count: 1 },
    };
  });

export const couponScenarios = {
  'coupon.found': passThrough,
  'coupon.none': scenario('no code is a coupon', empty(COUPONS)),
  'coupon.boundToAddress': scenario(
    'every code is a coupon for bills to Kerala',
    answerCoupon({ offer: give.rupees(500), conditions: [when.billedTo({ administrative_area: 'KL' })] }),
  ),
  'coupon.over': scenario(
    'every code is a coupon that has expired',
    answerCoupon({ offer: give.rupees(500), end: '2026-01-31T00:00:00+05:30' }),
  ),
  'coupon.forGifts': scenario(
    'every code is a coupon for gifts',
    answerCoupon({ offer: give.percentOfItems(10, scope.productTypes('gifting')) }),
  ),
  'coupon.down': scenario('no coupon can be looked up', down('get', COUPONS)),
  'coupon.noSession': scenario(
    'looking a coupon up needs a session that is gone',
    failWith('get', COUPONS, 401, DENIED, { isPage: true }),
  ),
} satisfies Scenarios;
