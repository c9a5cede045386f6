import { describe, expect, test } from 'vitest';
import { palms } from '../../../machines/cart/sampleLines.ts';
import { isCouponRefused } from '../../../machines/kit/failure.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { findCoupon } from '../../../src/api/coupons.ts';
import { fetchOrderPrice } from '../../../src/api/orders.ts';
import { toPricedItem } from '../../../src/api/pricedItem.ts';
import { setupBackend, signInAsDemo } from '../../support/setupBackend.ts';

describe.each(['spec', 'drupal10'] as const)('coupons at a %s backend', (profile) => {
  const { store } = setupBackend(profile);

  test('[API-73] [COUP-07] every coupon that exists is found by its code, and what it is good for can be read', async () => {
    const call = await signInAsDemo();
    const coupons = store.list('commerce_promotion_coupon--commerce_promotion_coupon');
    expect(coupons.length).toBeGreaterThan(10);
    for (const { id, attributes } of coupons) {
      if (attributes.status === false) continue;
      const found = await findCoupon(String(attributes.code), call);
      expect(found).toMatchObject({
        id,
        code: attributes.code,
        promotion: { operator: expect.stringMatching(/^(AND|OR)$/) },
      });
      expect(found?.promotion.offers).not.toBeNull();
      expect(found?.promotion.conditions).not.toContain(null);
    }
  });

  test('[API-73] without a buyer who is known there is no coupon to be found', async () => {
    expect(await findCoupon('WELCOME10', { bearer: null })).toBeNull();
    await expect(findCoupon('WELCOME10', { bearer: 'expired' })).rejects.toMatchObject({ kind: 'unauthorised' });
  });

  test('[COUP-18] a price that is refused for its coupon is told from every other refusal', async () => {
    const call = await signInAsDemo();
    const priceOrder = (coupon: string | null, quantity: number) =>
      fetchOrderPrice({ items: [{ ...toPricedItem(palms), quantity }], coupon, uid: DEMO.id }, call);
    expect((await priceOrder('WELCOME10', 1)).discount).toBeGreaterThan(0);
    await expect(priceOrder('LASTYEAR', 1)).rejects.toSatisfy(isCouponRefused);
    await expect(priceOrder(null, 0)).rejects.toSatisfy((error) => !isCouponRefused(error));
  });

  test('[API-73] a code that nobody made finds nothing', async () => {
    expect(await findCoupon('NO-SUCH-CODE', await signInAsDemo())).toBeNull();
  });
});
