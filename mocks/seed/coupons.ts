import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { formatTime } from '../drupal/write.ts';
import { COUPONS, type SeedCoupon } from './couponList.ts';
import { toPlainFormat } from './markup.ts';
import { STAMP } from './stamp.ts';
import { STORE_ID } from './store.ts';

const START = '2026-01-01T00:00:00+05:30';
const PROMOTION = 'commerce_promotion--commerce_promotion';
const COUPON = 'commerce_promotion_coupon--commerce_promotion_coupon';

/** A pointer to the coupon with this code. */
export const couponRef = (code: string) => ({ type: COUPON, id: stableUuid(`coupon:${code}`) });

// drupal writes every moment in UTC
const moment = (text: string | undefined) => (text ? formatTime(Date.parse(text)) : null);

function drafts(coupon: SeedCoupon): Draft[] {
  const { code, label, description, offer, conditions = [], operator = 'AND', start = START, end, limit = 0 } = coupon;
  const { limitEach = 0, off = false, uses = 0 } = coupon;
  const promotion = { type: PROMOTION, id: stableUuid(`promotion:${code}`) };
  const running = { start_date: moment(start), end_date: moment(end) };
  const limits = { usage_limit: limit, usage_limit_customer: limitEach };
  const dates = { created: STAMP, changed: STAMP };
  return [
    {
      ...promotion,
      attributes: {
        langcode: 'en',
        name: label,
        display_name: label,
        description: toPlainFormat(description),
        ...dates,
        offer,
        conditions: [...conditions],
        condition_operator: operator,
        ...limits,
        ...running,
        compatibility: 'any',
        require_coupon: true,
        status: true,
        weight: 0,
        default_langcode: true,
      },
      relationships: { stores: [{ type: 'commerce_store--online', id: STORE_ID }], coupons: [couponRef(code)] },
    },
    {
      ...couponRef(code),
      attributes: { code, ...running, ...dates, ...limits, status: !off },
      relationships: { promotion, promotion_id: promotion },
    },
    ...Array.from({ length: uses }, (_, at) => ({
      type: 'backend--usage',
      id: stableUuid(`usage:${code}:${at}`),
      attributes: { mail: null },
      relationships: { coupon: couponRef(code) },
    })),
  ];
}

/** Every coupon with its promotion, and the uses that were made of it. */
export const couponDrafts = (): Draft[] => COUPONS.flatMap(drafts);
