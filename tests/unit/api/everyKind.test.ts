import { describe, expect, test } from 'vitest';
import { framedCanvas, framedPalms, islands, ownPicture, palms } from '../../../machines/cart/sampleLines.ts';
import { lotusGift, monsoonWall, moonJar, ownGift, sixRidges } from '../../../machines/cart/sampleProducts.ts';
import type { Entity } from '../../../mocks/drupal/entity.ts';
import { registerUser, requestGuestCode, verifyCode } from '../../../src/api/accounts.ts';
import { createProfile, toProfileBody } from '../../../src/api/addresses.ts';
import { toOrderBody } from '../../../src/api/orderBody.ts';
import { toOrderItems } from '../../../src/api/orderItemBody.ts';
import { assignOrder, createOrder, createOrderItem, createPayment, fetchOrderPrice } from '../../../src/api/orders.ts';
import { reportTestPayment } from '../../../src/api/payments.ts';
import { toPricedItems } from '../../../src/api/pricedItem.ts';
import type { CartLine } from '../../../src/domain/cartLine.ts';
import { setupBackend } from '../../support/setupBackend.ts';
import { billing } from './samples.ts';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const mobile = '9847012345';
const twice = <Line extends CartLine>(line: Line): Line => ({ ...line, quantity: 2, total_price: 2 * line.price });
/** The shopper's own picture, of which the backend has the file. */
const { image_id: file } = islands;
const own = { ...ownPicture, cropped_image: file, og_image: file, image_id: file };
/** Every kind of line that there is, some of them twice. */
const lines: CartLine[] = [
  palms,
  twice(monsoonWall),
  twice(framedPalms),
  twice(lotusGift),
  own,
  twice(ownGift),
  framedCanvas,
  twice(moonJar),
  islands,
  twice(sixRidges),
];
// Reckoned by hand from what the shop asks for each.
const DUE = 100 * (4_104 + 34_900 + 14_968 + 9_900 + 5_951 + 9_200 + 8_392 + 10_900 + 6_394 + 29_600);

describe.each(['spec', 'drupal10'] as const)('[API-01] one order of every kind of line at a %s backend', (profile) => {
  const { store, inbox } = setupBackend(profile, { now: () => NOW });

  async function signIn() {
    const account = await registerUser({ mobile, mail: 'all@example.com', pass: 'made-up', fullName: 'Asha Menon' });
    const { otp } = await requestGuestCode({ mobile }, 'guest');
    const session = await verifyCode({ mobile, otp: otp ?? '', type: 'guest' });
    return { uid: account.id, call: { bearer: session.token } };
  }

  const getItems = (order: string): Entity[] => {
    const items = store.get('commerce_order--default', order)?.relationships.order_items;
    return (Array.isArray(items) ? items : []).flatMap(({ id }) => store.get('commerce_order_item--default', id) ?? []);
  };

  test('[ORD-01] [ORD-21] [ORD-23] [ORD-24] [ORD-25] [API-75] [API-86] quoted, placed and paid, each as what it is and at its price', async () => {
    const { uid, call } = await signIn();
    const quote = await fetchOrderPrice({ items: toPricedItems(lines), coupon: null, uid }, call);
    expect(quote.amount).toBe(DUE);

    const items = await Promise.all(
      toOrderItems(lines).map(({ fields }) => createOrderItem(crypto.randomUUID(), fields, call)),
    );
    const address = await createProfile(crypto.randomUUID(), toProfileBody(billing, 'billing', uid), call);
    const order = await createOrder(
      crypto.randomUUID(),
      toOrderBody({
        lines,
        items: items.map(({ id }) => id),
        uid,
        billing: address,
        shipping: address,
        address: billing,
        orderNumber: '261121000042',
        placed: new Date(NOW),
        draft: false,
      }),
      call,
    );
    const frame = (id: string) => ({ type: 'commerce_product_variation--frame', id });
    const at = (rupees: number) => `${rupees}.00`;
    const picture = (what: string, line: { art_varid: string }) => ({
      type: `commerce_product_variation--${what}`,
      id: line.art_varid,
    });
    const toVariation = (kind: string, id: string) => ({ type: `commerce_product_variation--${kind}`, id });
    expect(
      getItems(order.id).map(({ attributes, relationships }) => [
        attributes.field_group,
        attributes.field_product_type,
        attributes.field_print_or_frame,
        relationships.purchased_entity,
        attributes.quantity,
        Number((attributes.unit_price as { number: string }).number).toFixed(2),
      ]),
    ).toEqual([
      [1, 'art', 'print', picture('default', palms), '1.00', at(4_104)],
      [2, 'gallery_wall', null, toVariation('gallery_wall', monsoonWall.gallery_varid), '2.00', at(17_450)],
      [3, 'art', 'frame', picture('default', framedPalms), '2.00', at(7_484)],
      [3, 'frame', 'frame', frame(framedPalms.varid), '2.00', at(0)],
      [4, 'gifting', null, toVariation('gifting', lotusGift.gifting_varid), '2.00', at(4_950)],
      [5, 'custom', 'frame', picture('Custom_image', own), '1.00', at(5_951)],
      [5, 'frame', 'frame', frame(own.varid), '1.00', at(0)],
      [6, 'gifting', null, toVariation('gifting', ownGift.gifting_varid), '2.00', at(4_600)],
      [7, 'art', 'frame', picture('default', framedCanvas), '1.00', at(8_392)],
      [7, 'frame', 'frame', frame(framedCanvas.varid), '1.00', at(0)],
      [8, 'object', null, toVariation('object', moonJar.object_varid), '2.00', at(5_450)],
      [9, 'art', 'print', picture('default', islands), '1.00', at(6_394)],
      [10, 'mixed_media', null, toVariation('mixed_media', sixRidges.mixed_media_varid), '2.00', at(14_800)],
    ]);

    await assignOrder(order.id, call);
    const { orderNo, amount } = await createPayment(order.id, call);
    expect(amount).toBe(DUE);
    await reportTestPayment({ orderNo, method: 'razorpay', outcome: 'paid' });
    const letter = inbox().find(({ subject }) => subject === `Your order ${orderNo}`)?.text ?? '';
    expect(letter).toContain('2 × Poornima Moon Jar: ₹10,900');
    expect(letter).toContain('Total paid: ₹1,34,309');
  });
});
