import { describe, expect, test } from 'vitest';
import { DEMO } from '../../mocks/seed/demo.ts';
import type { Profile } from '../../src/domain/backendSettings.ts';
import { PROFILES } from '../../src/domain/backendSettings.ts';
import {
  ASHA,
  applyCoupon,
  confirmation,
  leaveBag,
  payThere,
  placeOrder,
  shipAsCustomer,
  shipAsGuest,
} from './shopper/buying.ts';
import { putInBag } from './shopper/choosing.ts';
import { GOOD_NAMES, GOODS, type GoodName } from './shopper/goods.ts';
import { getConfirmation, listOrders, listStorageKeys, listTrackedPurchases } from './shopper/outcome.ts';
import { buy } from './shopper/purchase.ts';
import { waitForView } from './shopper/shopper.ts';
import { signInByCode, signInByPassword } from './shopper/signingIn.ts';
import { openShop } from './world/open.ts';
import type { Visit } from './world/visit.ts';

type Buyer = {
  signIn(visit: Visit): Promise<void>;
  ship(visit: Visit): Promise<void>;
  mail: string;
  local: string[];
  session: string[];
};

const BUYERS = {
  '[CHK-28] [GUEST-04] a guest': {
    signIn: async () => {},
    ship: (visit) => shipAsGuest(visit),
    mail: ASHA.mail,
    local: ['tempuserdat'],
    session: ['shipping_draft'],
  },
  '[ADDR-01] [API-04] a customer by password': {
    signIn: signInByPassword,
    ship: shipAsCustomer,
    mail: DEMO.mail,
    local: ['user'],
    session: [],
  },
  '[ADDR-01] [OTP-01] a customer by code': {
    signIn: signInByCode,
    ship: shipAsCustomer,
    mail: DEMO.mail,
    local: ['user'],
    session: [],
  },
} satisfies Record<string, Buyer>;
const BUYER_NAMES = Object.keys(BUYERS) as (keyof typeof BUYERS)[];

/** What 10% takes off a price in rupees: a Drupal reckons to the paisa, the specification's backend to the rupee. */
const tenPercent = (profile: Profile, price: number) => (profile === 'drupal10' ? price / 10 : Math.round(price / 10));

describe.each(PROFILES)('at the backend "%s"', (profile) => {
  describe.each(BUYER_NAMES)('%s', (who) => {
    const buyer: Buyer = BUYERS[who];

    /** All that came of a purchase, in the backend, on the screen and in the browser. */
    function isBought(visit: Visit, good: GoodName, coupon: { code: string; off: number } | null) {
      const { name, kind, price, storageKeys, with: free } = GOODS[good];
      const total = price - (coupon?.off ?? 0);
      const orders = listOrders(visit.browser.host);
      const orderNo = orders[0]?.number;
      expect(orders).toEqual([
        {
          id: expect.any(String),
          number: expect.stringMatching(/^261121\d{6}$/),
          buyer: expect.any(String),
          mail: buyer.mail,
          state: 'completed',
          gateway: 'ccavenue',
          total,
          items: [
            { title: name, quantity: 1, total: price },
            ...free.map((title) => ({ title, quantity: 1, total: 0 })),
          ],
          coupons: coupon ? [coupon.code] : [],
          payments: [{ state: 'completed', amount: total }],
        },
      ]);
      expect(getConfirmation(visit)).toEqual({
        orderNo,
        lines: [[kind, name, 1, price]],
        discounts: coupon ? [[coupon.code, coupon.off]] : [],
        total,
        mail: buyer.mail,
      });
      expect(listTrackedPurchases(visit)).toEqual([{ order_id: orderNo, total }]);
      expect(visit.see('cart').lines).toEqual([]);
      const placement = [
        'cartData',
        'order_review',
        'payment_method',
        'pincode',
        'placement_handed',
        'review_data',
        'stored_at',
        'tracked_orders',
      ];
      expect(listStorageKeys(visit)).toEqual({
        local: [...placement, ...storageKeys, ...buyer.local].sort(),
        session: ['forgotten_here', ...buyer.session],
      });
      expect(visit.browser.shelf.get('cartData')).toBe('[]');
      expect(visit.ignoredEvents).toEqual([]);
      expect(visit.log).toEqual([]);
    }

    test.each(GOOD_NAMES)('[CART-32] [CHK-38] [ORD-11] [PAY-09] [PAY-15] [PAY-16] buys %s', async (good) => {
      const { visit } = openShop(profile);
      await buyer.signIn(visit);
      await buy(visit, good, buyer.ship);
      isBought(visit, good, null);
    });

    test.each(GOOD_NAMES)(
      '[COUP-01] [ORD-08] [PAY-17] [PAY-23] [PAY-24] buys %s with a coupon, at the second try to pay',
      async (good) => {
        const { visit } = openShop(profile);
        await buyer.signIn(visit);
        await GOODS[good].choose(visit);
        await putInBag(visit);
        applyCoupon(visit, 'WELCOME10');
        await leaveBag(visit);
        await buyer.ship(visit);
        await placeOrder(visit);
        await payThere(visit, 'fail');
        const { tryAgain } = await waitForView(visit, 'checkout', ({ stage }) => stage === 'failed');
        expect(visit.see('cart').lines).toEqual([]);
        tryAgain();
        await buyer.ship(visit);
        await placeOrder(visit);
        await payThere(visit);
        await confirmation(visit);
        isBought(visit, good, { code: 'WELCOME10', off: tenPercent(profile, GOODS[good].price) });
      },
    );

    test('[PAY-25] pays for the same order where nothing was changed since the payment failed', async () => {
      const [good] = GOOD_NAMES as [GoodName];
      const { visit } = openShop(profile);
      await buyer.signIn(visit);
      await GOODS[good].choose(visit);
      await putInBag(visit);
      applyCoupon(visit, 'WELCOME10');
      await leaveBag(visit);
      await buyer.ship(visit);
      await placeOrder(visit);
      await payThere(visit, 'fail');
      const { tryAgain, orderNo } = await waitForView(visit, 'checkout', ({ stage }) => stage === 'failed');
      tryAgain();
      const { payNow, unpaidOrderNo } = await waitForView(visit, 'checkout', (view) => view.unpaidOrderNo);
      expect(unpaidOrderNo).toBe(orderNo);
      payNow();
      await waitForView(visit, 'payment', ({ canChoose }) => canChoose('ccavenue'));
      await payThere(visit);
      await confirmation(visit);
      expect(visit.see('checkout').orderNo).toBe(orderNo);
      isBought(visit, good, { code: 'WELCOME10', off: tenPercent(profile, GOODS[good].price) });
    });
  });
});
