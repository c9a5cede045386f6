import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyRecord } from '../../../machines/checkout/checkoutRecord.ts';
import { billing, delivery, lines, session } from '../../../machines/orderPlacement/samplePurchase.ts';
import { demoSession } from '../../../machines/session/session.samples.ts';
import { createShop } from '../../../src/app/shop.ts';
import { pendingWishlistItemStorage } from '../../../src/app/visit/startWishlist.ts';
import { checkoutEffects } from '../../../src/effects/checkoutEffects.ts';
import { checkoutLogic } from '../../../src/ports/checkout.ts';
import { readCheckoutInput } from '../../../src/ports/checkoutInput.ts';
import { cartStorage } from '../../../src/storage/cartStorage.ts';
import { checkoutRecordStorage, couponCodeStorage, toStored } from '../../../src/storage/checkoutStorage.ts';
import { pincodeStorage } from '../../../src/storage/pincodeStorage.ts';
import { userStorage } from '../../../src/storage/userStorage.ts';
import { createFakeEnvironment } from '../../support/fakeEnvironment.ts';
import { setupBackend } from '../../support/setupBackend.ts';
import { stubStorage } from '../../support/stubStorage.ts';

setupBackend();
let stop = () => {};

beforeEach(() => stubStorage());
afterEach(() => stop());

/** The shop of a visit, at an address. */
function open(address = '/') {
  const outside = createFakeEnvironment(address);
  const shop = createShop({ queries: new QueryClient(), environment: outside.environment });
  stop = shop.start();
  return { shop, ...outside };
}

test('[CART-10] [PIN-07] [SESS-04] a visit begins with the bag, the pincode and the customer that the browser kept', async () => {
  cartStorage.write([...lines]);
  pincodeStorage.write('682001');
  userStorage.write(demoSession);
  const { shop } = open();
  expect(shop.cart.getSnapshot().context.lines).toEqual(lines);
  expect(shop.session.getSnapshot().context.session).toEqual(demoSession);
  await vi.waitFor(() => expect(shop.pincode.getSnapshot().matches('serviceable')).toBe(true));
});

test('nothing runs, and nothing is kept, before the shop is started', () => {
  cartStorage.write([...lines]);
  const { environment } = createFakeEnvironment();
  const shop = createShop({ queries: new QueryClient(), environment });
  expect(shop.cart.getSnapshot().context.lines).toEqual([]);
  expect(cartStorage.read()).toEqual(lines);
});

test('[CART-10] what changes in the bag is kept, until the visit is over', () => {
  const { shop } = open();
  shop.cart.send({ type: 'lines.recalled', lines });
  expect(cartStorage.read()).toEqual(lines);
  stop();
  shop.cart.send({ type: 'lines.recalled', lines: [] });
  expect(cartStorage.read()).toEqual(lines);
});

test('[COUP-17] [CHK-27] a coupon inside the checkout keeps its code though no view shows it', () => {
  cartStorage.write([...lines]);
  checkoutRecordStorage.write(toStored({ ...emptyRecord, shipping: { billing, delivery, same: true } }, lines));
  const { shop } = open();
  const checkout = shop.open(checkoutLogic(shop), {
    input: { ...readCheckoutInput(), session: null, prefix: '/checkout', stage: 'shopping-bag', orderNo: null },
    effects: checkoutEffects,
  });
  const coupon = checkout.getSnapshot().children.coupon;
  coupon?.send({ type: 'code.typed', code: 'WELCOME10' });
  coupon?.send({ type: 'code.applied' });
  expect(couponCodeStorage.read()).toBe('WELCOME10');
  checkout.stop();
});

test('[CHK-12] where a page’s chart leads, the environment is told', async () => {
  const { shop, environment } = open('/checkout/review');
  const input = { ...readCheckoutInput(), session, prefix: '/checkout', stage: 'review', orderNo: null } as const;
  shop.open(checkoutLogic(shop), { input, effects: checkoutEffects }).stop();
  await vi.waitFor(() =>
    expect(environment.navigate).toHaveBeenCalledWith('/403', { replace: true, state: { wanted: '/checkout/review' } }),
  );
});

test('[WISH-02] what a guest wishes for waits, kept, and is given up with the popup', async () => {
  // The test does not wait for the wishlist's code to be built.
  await import('../../../src/app/visit/startWishlist.ts');
  const { shop } = open('/art/');
  const wish = {
    variation: { type: 'commerce_product_variation--default' as const, id: lines[0]?.key ?? '' },
    title: 'A print',
  };
  shop.wishlistStore.add(wish);
  await vi.waitFor(() => expect(shop.session.getSnapshot().matches({ guest: 'signingIn' })).toBe(true));
  expect(pendingWishlistItemStorage.read()).toEqual(wish);
  shop.session.send({ type: 'login.left' });
  expect(pendingWishlistItemStorage.read()).toBeNull();
});
