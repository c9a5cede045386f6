import { describe, expect, test } from 'vitest';
import { nordic } from '../../../machines/framedPicture/samplePictures.ts';
import { billing, delivery } from '../../../machines/orderPlacement/samplePurchase.ts';
import { customImageDraft } from '../../../mocks/seed/customImage.ts';
import { frameVariationRef } from '../../../mocks/seed/frames.ts';
import { fetchArtByAlias, fetchArts } from '../../../src/api/arts.ts';
import { fetchOrderByNumber } from '../../../src/api/orderByNumber.ts';
import { fetchOrderHistory } from '../../../src/api/orderHistory.ts';
import { fetchOrderPrice } from '../../../src/api/orders.ts';
import { fetchPaymentState, reportTestPayment } from '../../../src/api/payments.ts';
import { findPlace } from '../../../src/api/pincode.ts';
import { toPricedItem, toPricedItems } from '../../../src/api/pricedItem.ts';
import { fetchPriceTable } from '../../../src/api/prices.ts';
import type { FrameLine } from '../../../src/domain/cartLine.ts';
import { DEFAULT_CHOICE } from '../../../src/domain/choice.ts';
import { createPictureLine } from '../../../src/domain/pictureLine.ts';
import { calculatePrice } from '../../../src/domain/price.ts';
import { type PrintSubject, toPrintSubject } from '../../../src/domain/printSubject.ts';
import type { UserSession } from '../../../src/domain/userSession.ts';
import { guestAccountPorts } from '../../../src/ports/guestAccount.ts';
import { createPlacementBrowser, placePurchase } from '../../support/placementBrowser.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const { signal } = new AbortController();
const asha = { mobile: '9847012399', mail: 'guest-of-both@example.com', fullName: 'Asha Menon' };
const ravi = { mobile: '9847012400', mail: 'another-guest@example.com', fullName: 'Ravi Nair' };

/** A guest's session, by the code that the answer carries. */
async function signIn(guest = asha): Promise<UserSession> {
  await guestAccountPorts.signUp(guest, signal);
  const recipient = { ...guest, channel: 'mobile' as const, isRegistrant: true };
  const { code, account } = await guestAccountPorts.requestCode(recipient, signal);
  const session = await guestAccountPorts.verifyCode({ ...recipient, code: code ?? '', account }, signal);
  if (!session) throw new Error('the code was refused');
  return session;
}

async function chooseLine() {
  const { cards, pages } = await fetchArts({ page: 1 });
  const art = await fetchArtByAlias(cards[0]?.path ?? '');
  if (!art) throw new Error('no art');
  const size = { width: 12, height: 12 };
  const unit = calculatePrice({ size, media: 'Paper', source: 'art', framed: false, table: await fetchPriceTable() });
  const subject = toPrintSubject(art);
  const line = createPictureLine({
    subject,
    choice: { ...DEFAULT_CHOICE, mode: 'art', media: 'Paper', size },
    frame: null,
    price: unit,
    pincode: '682001',
  });
  return { listed: cards.length, pages, line };
}

/** Framed paper with a mat, framed canvas, and the shopper's own picture framed and bare; each at the store's price. */
async function frameLines() {
  const { cards } = await fetchArts({ page: 1 });
  const art = await fetchArtByAlias(cards[0]?.path ?? '');
  if (!art) throw new Error('no art');
  const file = art.picture.id ?? '';
  const own: PrintSubject = {
    ...toPrintSubject(art),
    source: 'upload',
    id: file,
    variationId: customImageDraft().id ?? '',
    title: 'Your own picture',
    artist: '',
    upload: { original: file, cropped: file, scales: { width: 2400, height: 1800, x: 40, y: 0 } },
  };
  const table = await fetchPriceTable();
  const made = [
    { subject: toPrintSubject(art), media: 'Paper', size: { width: 16, height: 12 }, mat: 'standard', frame: nordic },
    { subject: toPrintSubject(art), media: 'Canvas', size: { width: 36, height: 27 }, mat: 'none', frame: nordic },
    { subject: own, media: 'Paper', size: { width: 11, height: 8 }, mat: 'standard', frame: nordic },
    { subject: own, media: 'Canvas', size: { width: 20, height: 15 }, mat: 'none', frame: null },
  ] as const;
  return made.map(({ subject, media, size, mat, frame }) => {
    const unit = calculatePrice({ size, media, source: subject.source, framed: frame !== null, table });
    const choice = {
      ...DEFAULT_CHOICE,
      mode: frame ? ('frame' as const) : ('art' as const),
      media,
      size,
      mat,
      pad: 'ivory' as const,
    };
    return createPictureLine({ subject, choice, frame, price: unit, pincode: '682001' });
  });
}

/** Profile, and whether an order begins as a draft. */
const HOSTS = [
  ['spec', false],
  ['drupal10', true],
  ['drupal10', false],
] as const;

describe.each(HOSTS)('[API-01] the main job at a %s backend, orders begun as drafts: %s', (profile, beginsAsDraft) => {
  const { store, inbox } = setupBackend(profile, { now: () => NOW });

  test('[ORD-01] [ORD-11] [PAY-20] [API-83] [API-84] from the list of art to a paid order in the history', async () => {
    expect(await findPlace('682001')).toMatchObject({ pincode: '682001', state: 'Kerala' });
    const { listed, pages, line } = await chooseLine();
    expect(listed).toBe(30);
    expect(pages).toBeGreaterThan(1);

    const session = await signIn();
    const call = { bearer: session.token };
    const request = { items: [toPricedItem(line)], coupon: null, uid: session.details.id };
    expect((await fetchOrderPrice(request, call)).amount).toBe(line.price);

    const ports = createPlacementBrowser(() => NOW).ports({ uuid: () => crypto.randomUUID(), beginsAsDraft });
    const purchase = {
      lines: [line],
      billing,
      delivery,
      session,
      coupon: null,
      profiles: null,
      agreedAmount: line.price,
    };
    const { orderNo, amount, plan } = await placePurchase(ports, purchase);
    expect({ orderNo, amount }).toEqual({ orderNo: plan.orderNo, amount: line.price });

    expect(await fetchOrderHistory(session.details.id, call)).toEqual([]);
    expect(await fetchPaymentState(orderNo)).toBe('pending');
    await reportTestPayment({ orderNo, method: 'razorpay', outcome: 'paid' });
    expect(await fetchPaymentState(orderNo)).toBe('completed');

    // A present Commerce notes the moment only as a draft turns into an order: it was placed as it was made. (ORD-15)
    const order = { orderNo, state: 'completed', placedAt: NOW, total: line.price };
    const history = await fetchOrderHistory(session.details.id, call);
    expect(history).toEqual([{ ...order, id: expect.any(String), productCount: 1, thumbnails: [expect.anything()] }]);
    const found = await fetchOrderByNumber(orderNo, session.details.id, call);
    expect(found).toMatchObject({ ...order, id: history[0]?.id, subtotal: line.price, discount: 0 });
    expect(found?.items.map(({ title, quantity }) => [title, quantity])).toEqual([[line.item_name, 1]]);
  });

  test('[ORD-01] [ORD-21] [ORD-23] [CONF-57] [API-86] [PAY-21] framed pictures and own ones cost what the store says, quoted and ordered', async () => {
    const [first, ...others] = await frameLines();
    const lines = [{ ...first, quantity: 2, total_price: (first?.price ?? 0) * 2 } as FrameLine, ...others];
    const due = lines.reduce((sum, { total_price }) => sum + total_price, 0);
    const session = await signIn(ravi);
    const call = { bearer: session.token };
    const quote = await fetchOrderPrice({ items: toPricedItems(lines), coupon: null, uid: session.details.id }, call);
    expect([quote.amount, quote.lineTotals]).toEqual([
      due,
      lines.flatMap(({ kind, total_price }) => (kind === 'frame' ? [total_price, 0] : [total_price])),
    ]);

    const ports = createPlacementBrowser(() => NOW + 1).ports({ uuid: () => crypto.randomUUID(), beginsAsDraft });
    const purchase = { lines, billing, delivery, session, coupon: null, profiles: null, agreedAmount: due };
    const { orderNo, amount, plan } = await placePurchase(ports, purchase);
    const items = store.get('commerce_order--default', plan.order)?.relationships.order_items;
    const ordered = (Array.isArray(items) ? items : []).map(({ id }) => {
      const { attributes, relationships } = store.get('commerce_order_item--default', id) ?? {};
      const { field_group, field_product_type, field_matt_size, total_price } = attributes ?? {};
      return {
        of: [field_group, field_product_type, field_matt_size],
        variation: relationships?.purchased_entity,
        total: Number((total_price as { number: string }).number) * 100,
      };
    });
    const frame = { variation: frameVariationRef('nordic'), total: 0 };
    const [paper, canvas, own, bare] = lines;
    const art = { type: 'commerce_product_variation--default', id: paper?.art_varid };
    const custom = { type: 'commerce_product_variation--Custom_image', id: own?.art_varid };
    expect(ordered).toEqual([
      { of: [1, 'art', '2.5'], variation: art, total: paper?.total_price },
      { of: [1, 'frame', '2.5'], ...frame },
      { of: [2, 'art', '0'], variation: art, total: canvas?.total_price },
      { of: [2, 'frame', '0'], ...frame },
      { of: [3, 'custom', '2.25'], variation: custom, total: own?.total_price },
      { of: [3, 'frame', '2.25'], ...frame },
      { of: [4, 'custom', '0'], variation: custom, total: bare?.total_price },
    ]);
    expect(amount).toBe(due);
    await reportTestPayment({ orderNo, method: 'razorpay', outcome: 'paid' });
    const letter = inbox().find(({ subject }) => subject === `Your order ${orderNo}`);
    expect(letter?.text.split('\n').filter((each) => each.includes('Nordic'))).toEqual([
      '2 × Nordic frame: included',
      '1 × Nordic frame: included',
      '1 × Nordic frame: included',
    ]);
  });
});
