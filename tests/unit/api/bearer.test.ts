import { describe, expect, test } from 'vitest';
import { home } from '../../../machines/savedAddresses/sampleAddresses.ts';
import { fetchAccountDetails, saveAccount } from '../../../src/api/account.ts';
import * as addresses from '../../../src/api/addresses.ts';
import { fetchOrderByNumber } from '../../../src/api/orderByNumber.ts';
import { fetchOrderHistory } from '../../../src/api/orderHistory.ts';
import * as orders from '../../../src/api/orders.ts';
import { configureApi } from '../../../src/api/settings.ts';
import * as wishlists from '../../../src/api/wishlists.ts';
import type { Variation } from '../../../src/domain/variation.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const call = { bearer: 'the-token' };
const ID = '00000000-0000-4000-8000-000000000000';
const variation: Variation = { type: 'commerce_product_variation--default', id: ID };
const address = { id: ID, uid: ID, address: home.address, isDefault: false };

/** Each call of the row; whether the backend carries it out is not asked here. */
const CALLS: readonly [string, () => Promise<unknown>][] = [
  ['order item', () => orders.createOrderItem(ID, {}, call)],
  ['billing and delivery profile', () => addresses.createProfile(ID, {}, call)],
  ['order', () => orders.createOrder(ID, {}, call)],
  ['change of an order', () => orders.patchOrder(ID, {}, call)],
  ['assignment', () => orders.assignOrder(ID, call)],
  ['payment', () => orders.createPayment(ID, call)],
  ['own orders', () => fetchOrderHistory(ID, call)],
  ['one of the own orders', () => fetchOrderByNumber('1', ID, call)],
  ['own profile', () => fetchAccountDetails(ID, call.bearer)],
  ['change of the user', () => saveAccount(ID, { fullName: 'Asha' }, call)],
  ['wishlist', () => wishlists.fetchWishlist(call)],
  ['new wishlist', () => wishlists.createWishlist(ID, call)],
  ['new entry of the wishlist', () => wishlists.addWishlistItem({ id: ID, listId: ID, variation }, call)],
  ['removal from the wishlist', () => wishlists.removeWishlistItem(ID, call)],
  ['saved addresses', () => addresses.fetchSavedAddresses(ID, call)],
  ['new address', () => addresses.createAddress(address, call)],
  ['change of an address', () => addresses.updateAddress(address, call)],
  ['removal of an address', () => addresses.removeAddress(ID, call)],
];

describe('[SESS-08] the token of the visit goes with the call', () => {
  const { server } = setupBackend('spec');

  test.each(CALLS)('%s', async (_, makeCall) => {
    configureApi({ host: 'http://store.test' });
    const sent: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => void sent.push(request.headers.get('authorization')));
    await makeCall().catch(() => undefined);
    server.events.removeAllListeners();
    expect(sent).toEqual(['Bearer the-token']);
  });
});
