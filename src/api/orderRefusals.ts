import { ApiFailure, type FailureKind, isFailure, type Problem } from './failure.ts';

/** An answer whose refusal is of a kind of its own where one of its problems is such a one. */
const told = <T>(answer: Promise<T>, kind: FailureKind, isSuch: (problem: Problem) => boolean): Promise<T> =>
  answer.catch((error: unknown) => {
    if (!isFailure(error, 'invalid') || !error.problems.some(isSuch)) throw error;
    const { status, detail, problems } = error;
    throw new ApiFailure(kind, { status, detail, problems, cause: error });
  });

// 'coupon: …' where a price is asked for, '/data/attributes/coupons/0/target_id' where it is put on an order
const ABOUT_COUPON = /^(coupon$|\/data\/attributes\/coupons\/)/;

/** Rejects with 'couponRefused' for a coupon that is no good: neither trying again nor another address would mend it (COUP-18). */
export const couponTold = <T>(answer: Promise<T>): Promise<T> =>
  told(answer, 'couponRefused', ({ pointer }) => ABOUT_COUPON.test(pointer));

/** Rejects with 'outOfStock' where a priced item is of a variation that the shop does not have any more: 'items.0.variation: …' */
export const goneTold = <T>(answer: Promise<T>): Promise<T> =>
  told(answer, 'outOfStock', ({ pointer }) => /^items\.\d+\.variation$/.test(pointer));

/** Rejects with 'outOfStock' where Commerce says it of an item: 'order_items.0: … is not available with a quantity of 1.' */
export const soldOutTold = <T>(answer: Promise<T>): Promise<T> =>
  told(answer, 'outOfStock', ({ detail }) => /is not available/i.test(detail));
