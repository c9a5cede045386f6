import * as v from 'valibot';
import { promotionOf } from '../domain/promotion.ts';
import type { Coupon } from '../domain/weigh.ts';
import { type Call, getJsonApi, signed } from './client.ts';
import { isFailure } from './failure.ts';
import { includedBy, many, query, resource, toOne } from './jsonapi.ts';
import { moment } from './moment.ts';

const Code = resource(
  'commerce_promotion_coupon--commerce_promotion_coupon',
  { code: v.string(), start_date: v.nullish(moment, null), end_date: v.nullish(moment, null) },
  { promotion: toOne, promotion_id: toOne },
);
const Terms = v.object({
  attributes: v.object({ conditions: v.unknown(), condition_operator: v.unknown(), offer: v.unknown() }),
});

const COUPONS = '/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon';

const found = (code: string, relation: 'promotion' | 'promotion_id', call: Call) =>
  getJsonApi(many(Code), query(COUPONS, { include: [relation], filter: { code } }), signed(call));

// The specification calls the relationship one thing, and a present Commerce refuses it as unknown.
async function asked(code: string, call: Call) {
  try {
    return await found(code, 'promotion', call);
  } catch (error) {
    if (!isFailure(error, 'refused') || error.status !== 400) throw error;
    return found(code, 'promotion_id', call);
  }
}

/** The coupon of that code with what it is good for, or null where there is none that can be read (API-73, COUP-01). */
export async function findCoupon(code: string, call: Call = {}): Promise<Coupon | null> {
  const { data, included } = await asked(code, call);
  const [coupon] = data;
  if (!coupon) return null;
  const { promotion, promotion_id } = coupon.relationships;
  const terms = includedBy(included, promotion ?? promotion_id, Terms)?.attributes;
  if (!terms) return null;
  const { conditions, condition_operator: operator, offer } = terms;
  return {
    id: coupon.id,
    code: coupon.attributes.code,
    start: coupon.attributes.start_date,
    end: coupon.attributes.end_date,
    promotion: promotionOf({ conditions, operator, offer }),
  };
}
