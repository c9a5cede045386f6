import * as v from 'valibot';
import type { Coupon } from '../domain/promotion.ts';
import { type CallOptions, getJsonApi } from './client.ts';
import { isFailure } from './failure.ts';
import { timestampSchema } from './fields.ts';
import { buildQuery, collectionSchema, findIncluded, resourceSchema, toOneSchema } from './jsonapi.ts';
import { parsePromotion } from './promotion.ts';

const Code = resourceSchema(
  'commerce_promotion_coupon--commerce_promotion_coupon',
  { code: v.string(), start_date: v.nullish(timestampSchema, null), end_date: v.nullish(timestampSchema, null) },
  { promotion: toOneSchema, promotion_id: toOneSchema },
);
const Terms = v.object({
  attributes: v.object({ conditions: v.unknown(), condition_operator: v.unknown(), offer: v.unknown() }),
});

const COUPONS = '/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon';

const fetchByCode = (code: string, relation: 'promotion' | 'promotion_id', call: CallOptions) =>
  getJsonApi(collectionSchema(Code), buildQuery(COUPONS, { include: [relation], filter: { code } }), call);

// The specification calls the relationship one thing, and a present Commerce refuses it as unknown.
async function fetchCoupons(code: string, call: CallOptions) {
  try {
    return await fetchByCode(code, 'promotion', call);
  } catch (error) {
    if (!isFailure(error, 'refused') || error.status !== 400) throw error;
    return fetchByCode(code, 'promotion_id', call);
  }
}

/** The coupon of that code with what it is good for, or null where there is none that can be read (API-73, COUP-01). */
export async function findCoupon(code: string, call: CallOptions = {}): Promise<Coupon | null> {
  const { data, included } = await fetchCoupons(code, call);
  const [coupon] = data;
  if (!coupon) return null;
  const { promotion, promotion_id } = coupon.relationships;
  const terms = findIncluded(included, promotion ?? promotion_id, Terms)?.attributes;
  if (!terms) return null;
  const { conditions, condition_operator: operator, offer } = terms;
  return {
    id: coupon.id,
    code: coupon.attributes.code,
    start: coupon.attributes.start_date,
    end: coupon.attributes.end_date,
    promotion: parsePromotion({ conditions, operator, offer }),
  };
}
