import { beforeEach, describe, expect, test, vi } from 'vitest';
import { framedPalms as framed, palms as line, ownPicture as upload } from '../../../machines/cart/sampleLines.ts';
import {
  lotusGift,
  monsoonWall,
  moonJar,
  ownGift,
  productLines,
  sixRidges,
} from '../../../machines/cart/sampleProducts.ts';
import { billing } from '../../../machines/orderPlacement/samplePurchase.ts';
import { toOrderItems } from '../../../src/api/orderItemBody.ts';
import { NO_WISHES, NOTE_LENGTH } from '../../../src/domain/giftWishes.ts';
import { getLineKey } from '../../../src/domain/lineKey.ts';
import { createFormDraft } from '../../../src/ports/formDraft.ts';
import { cartStorage } from '../../../src/storage/cartStorage.ts';
import {
  addressDraftStorage,
  checkoutRecordStorage,
  fromStored,
  guestSessionStorage,
  toStored,
} from '../../../src/storage/checkoutStorage.ts';
import { readFramedWall, saveFramedWall } from '../../../src/storage/framedWallStorage.ts';
import { filterStorage } from '../../../src/storage/listingStorage.ts';
import { pincodeStorage } from '../../../src/storage/pincodeStorage.ts';
import { croppedPictureStorage } from '../../../src/storage/uploadStorage.ts';
import { WebStorage } from '../../support/webStorage.ts';

const local = new WebStorage();
const session = new WebStorage();

beforeEach(() => {
  local.clear();
  session.clear();
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
});

test('[CART-10] the bag is kept under cartData and read as it was', () => {
  cartStorage.write([line]);
  expect([...local.values.keys()]).toEqual(['cartData']);
  expect(cartStorage.read()).toEqual([line]);
});

test('[CAT-07] prints are narrowed and sorted as they were, whatever by', () => {
  const filters = { artists: ['Anila'], materials: ['Brass'], sort: 'title' } as const;
  filterStorage.write(filters);
  expect(filterStorage.read()).toEqual(filters);
});

test('[CART-18] qty of an older bag is read as the quantity, and the line total follows', () => {
  const { quantity: _, ...older } = line;
  local.setItem('cartData', JSON.stringify([{ ...older, qty: 3 }]));
  expect(cartStorage.read()).toEqual([{ ...line, quantity: 3, total_price: 3 * line.price }]);
});

test('[CART-11] [CART-15] framed lines and uploads are read as they were', () => {
  cartStorage.write([framed, upload, line]);
  expect(cartStorage.read()).toEqual([framed, upload, line]);
});

test('[CART-13] [CART-18] var_id of an older bag is read as the frame', () => {
  const { varid: var_id, kind: _, ...older } = framed;
  local.setItem('cartData', JSON.stringify([{ ...older, var_id }]));
  expect(cartStorage.read()).toEqual([framed]);
});

test('[CART-12] a framed line whose frame is not known any more is drawn with a plain one', () => {
  local.setItem('cartData', JSON.stringify([{ ...framed, frame_look: 'ash' }]));
  expect(cartStorage.read()).toEqual([
    { ...framed, frame_look: { title: '', colours: [], style: '', type: '', material: '' } },
  ]);
});

test('[CART-19] a wall in other frames is read as it was; where its drawing is spoilt, it is photographed', () => {
  const look = { title: 'Mocha', colours: ['Brown'], style: 'Modern', type: 'Flat', material: 'Wood' };
  const pieces = [{ x: 0, y: 0, width: 20, height: 24, mat: 2.4, picture: '/misty-ghats.webp' }];
  const wall = { frame: 'Mocha', look, pieces };
  const hung = { ...monsoonWall, frame: 'Mocha', wall };
  const key = getLineKey(hung);
  const read = (stored: object) => {
    local.setItem('cartData', JSON.stringify([stored]));
    return cartStorage.read();
  };
  expect(read(hung)).toEqual([{ ...hung, key }]);
  expect(read({ ...hung, wall: { ...wall, pieces: [] } })).toEqual([{ ...hung, key, wall: undefined }]);
});

test.each([
  ['an artist that is no text', line, { artist: null }, { artist: '' }],
  ['a pincode in figures', framed, { pincode: 682001 }, { pincode: '' }],
  ['a crop of nothing', upload, { scales: { width: 0, height: 4, x: 0, y: 0 } }, { scales: null }],
  ['days that are no text', moonJar, { delivery_days: 7 }, { delivery_days: '' }],
  ['no address of its picture', lotusGift, { image_url: null }, { image_url: '' }],
])('[CART-11] a line with %s stays in the bag without it', (_, whole, spoilt, read) => {
  local.setItem('cartData', JSON.stringify([{ ...whole, ...spoilt }]));
  expect(cartStorage.read()).toEqual([{ ...whole, ...read }]);
});

test.each([
  ['longer than the card', { ...NO_WISHES, note: 'x'.repeat(NOTE_LENGTH + 1) }],
  ['of another shape', 'wrapped'],
  ['not there, as in an older bag', undefined],
])('[CART-20] a gift whose wishes are %s stays in the bag, and only they are lost', (_, wishes) => {
  local.setItem('cartData', JSON.stringify([{ ...lotusGift, wishes }]));
  expect(cartStorage.read()).toEqual([{ ...lotusGift, wishes: NO_WISHES }]);
});

test.each([
  ['a mat that is none', { ...framed, matting: -1 }],
  ['a mat wider than any', { ...framed, matting: 1e9 }],
  ['no frame', { ...framed, varid: '' }],
  ['a colour that nobody cuts', { ...framed, padcolor: '#fff' }],
  ['both kinds at once', { ...framed, field_print_or_frame: 'print' }],
  ['a picture without a shape', { ...line, ratio: 0 }],
])('[CART-11] a line with %s is left out', (_, spoilt) => {
  local.setItem('cartData', JSON.stringify([spoilt, line]));
  expect(cartStorage.read()).toEqual([line]);
});

test('[CART-19] [CART-20] [CART-21] [CART-22] lines of every kind are read as they were', () => {
  const lines = [...productLines, line];
  cartStorage.write(lines);
  expect(cartStorage.read()).toEqual(lines);
});

/** Lines with nothing but the specification's names, as an older bag has them. */
const WALL = { gallery_varid: 'w-1', title: 'Two Monsoons', item_name: 'Two Monsoons', frame: 'Rustic Ash' };
const older = { dimension: '51 × 30 in', item_id: 'p-1', total_price: 900_000, image_id: 'f-1', quantity: 2 };

test.each([
  ['gallery_wall', { ...WALL, gallery_id: 'p-1' }],
  ['gifting', { gifting_varid: 'w-1', title: 'Lotus', item_name: 'Lotus', gifting_id: 'p-1', image_url: '/l.webp' }],
  ['object', { object_varid: 'w-1', title: 'Jar', item_name: 'Jar', object_color: 'White', object_id: 'p-1' }],
  [
    'mixed_media',
    {
      mixed_media_varid: 'w-1',
      title: 'Ridges',
      item_name: 'Ridges',
      mixed_media_color: 'Beige',
      mixed_media_id: 'p-1',
    },
  ],
])(
  '[CART-18] [CART-19] [CART-20] [CART-21] [CART-22] a line without a kind is a %s by its variation',
  (kind, stored) => {
    const { quantity: qty, ...rest } = { ...older, ...stored };
    local.setItem('cartData', JSON.stringify([{ ...rest, qty }]));
    expect(cartStorage.read()).toEqual([
      expect.objectContaining({ ...stored, ...older, kind, price: 450_000, total_price: 900_000 }),
    ]);
  },
);

test.each([
  ['no variation', { ...moonJar, object_varid: '' }],
  ['a price in letters', { ...moonJar, price: '5450' }],
  ['half a paisa', { ...lotusGift, price: 0.5 }],
  ['less than nothing to pay', { ...sixRidges, price: -100 }],
  ['half a piece', { ...monsoonWall, quantity: 1.5 }],
  ['more pieces than anybody may order', { ...monsoonWall, quantity: 31 }],
  ['a quantity in letters', { ...moonJar, quantity: '2' }],
  ['a total that is no multiple of its pieces', { ...moonJar, price: undefined, quantity: 2, total_price: 3 }],
  ['a picture of the buyer that is no file', { ...ownGift, og_image: 7 }],
  ['a frame without a name', { ...ownGift, frame: null }],
  ['another kind than its variation', { ...ownGift, kind: 'object' }],
])('[CART-19] [CART-20] [CART-21] [CART-22] a line with %s is left out alone', (_, spoilt) => {
  local.setItem('cartData', JSON.stringify([sixRidges, spoilt, line]));
  expect(cartStorage.read()).toEqual([sixRidges, line]);
});

test('[CART-27] [ORD-01] a line that was kept twice is one line', () => {
  cartStorage.write([moonJar, line, moonJar]);
  expect(cartStorage.read()).toEqual([{ ...moonJar, quantity: 2, total_price: 2 * moonJar.price }, line]);
});

test('[CART-17] [ORD-19] a line without a quantity counts as 1, and is ordered once', () => {
  const { quantity: _, ...older } = line;
  local.setItem('cartData', JSON.stringify([older]));
  const lines = cartStorage.read() ?? [];
  expect(lines).toEqual([line]);
  expect(toOrderItems(lines).map(({ fields }) => fields.attributes.quantity)).toEqual(['1.00']);
});

test('a line that does not parse is left out, and the others stay', () => {
  local.setItem('cartData', JSON.stringify([{ kind: 'sofa' }, line, 7, null]));
  expect(cartStorage.read()).toEqual([line]);
});

test('[CART-45] a stored total that disagrees with its line is derived again', () => {
  local.setItem('cartData', JSON.stringify([{ ...line, total_price: 1 }]));
  expect(cartStorage.read()?.[0]?.total_price).toBe(line.price);
});

test('[CART-23] [CHK-16] [CHK-43] [CHK-45] the checkout record is kept under the names of the specification and read back', () => {
  const { address_type: _t, company_name: _c, gst: _g, ...rest } = billing;
  const delivery = { ...rest, house: '9' };
  const record = {
    uid: 'a5a1f0de-0000-4000-8000-000000000001',
    shipping: { billing, delivery, same: false },
    profiles: { billing: { id: 'b', revision: 1 }, delivery: { id: 'd', revision: null } },
    quote: { amount: 90_000, subtotal: 100_000, discount: 10_000, lineTotals: [100_000] },
    bag: null,
    coupon: 'WELCOME10',
    order_no: '261121123456',
    paid: true,
  };
  const stored = toStored(record, [line]);
  expect(Object.keys(stored).sort()).toEqual([
    'bag',
    'coupon',
    'delivery',
    'delivery_id',
    'email',
    'order_no',
    'paid',
    'profiles',
    'quote',
    'shipping',
    'shipping_cost',
    'shipping_id',
    'total_no',
    'total_price',
    'uid',
  ]);
  expect([stored.total_no, stored.total_price, stored.email]).toEqual([1, line.price, 'asha@example.com']);
  expect([stored.shipping_id, stored.delivery_id]).toEqual(['b', 'd']);
  expect([stored.shipping, stored.delivery]).toMatchObject([
    { zip: '682001', second_name: 'Menon' },
    { zip: '682001', last_name: 'Menon' },
  ]);
  expect(JSON.stringify(stored)).not.toContain('pincode');
  checkoutRecordStorage.write(stored);
  const read = checkoutRecordStorage.read();
  expect(read && fromStored(read)).toEqual(record);

  // an older form called a business a company
  const older = { ...stored.shipping, address_type: 'company', company_name: 'Kettle and Co', gst: '32ABCDE1234F1Z5' };
  local.setItem('checkout_data', JSON.stringify({ ...stored, shipping: older }));
  expect(checkoutRecordStorage.read()?.shipping).toEqual({ ...older, address_type: 'business' });

  // a form that has a field more than when it was stored
  const { house: _h, ...shorter } = stored.shipping ?? {};
  local.setItem('checkout_data', JSON.stringify({ ...stored, shipping: shorter }));
  expect(checkoutRecordStorage.read()?.shipping).toEqual({ ...shorter, house: '' });
});

test('[CHK-16] a checkout record of which one text or sum does not parse keeps the rest', () => {
  const shipping = { billing, delivery: null, same: true };
  const record = { uid: null, profiles: null, quote: null, bag: null, coupon: null, order_no: '1', paid: true };
  const stored = toStored({ ...record, shipping: { ...shipping, delivery: billing } }, [line]);
  const spoilt = { ...stored, total_no: '1', email: null, shipping: { ...stored.shipping, house: 9 } };
  local.setItem('checkout_data', JSON.stringify(spoilt));
  expect(checkoutRecordStorage.read()).toEqual({
    ...stored,
    total_no: 0,
    email: '',
    shipping: { ...stored.shipping, house: '' },
  });
});

test('[CAT-07] a filter that does not parse takes no other with it', () => {
  session.setItem('artFilters', JSON.stringify({ artists: ['Anila'], materials: 'Brass', sort: 'fame' }));
  expect(filterStorage.read()).toEqual({ artists: ['Anila'] });
});

test.each(['//evil.example/a', '/\\evil.example/a', 'https://evil.example/a', 'javascript:alert(1)'])(
  'nothing that is stored leads to %s',
  (address) => {
    local.setItem('cartData', JSON.stringify([{ ...line, path: address }]));
    expect(cartStorage.read()).toEqual([{ ...line, path: undefined }]);
    const id = crypto.randomUUID();
    const size = { width: 4, height: 4 };
    const cropped = { id, original: id, url: '/a.webp', name: 'a', ...size, scales: { ...size, x: 0, y: 0 } };
    local.setItem('cropped', JSON.stringify(cropped));
    expect(croppedPictureStorage.read()).toEqual(cropped);
    local.setItem('cropped', JSON.stringify({ ...cropped, url: address }));
    expect(croppedPictureStorage.read()).toBeNull();
  },
);

test('a form of which one text does not parse keeps the rest, and takes no other with it', () => {
  session.setItem('forms', JSON.stringify({ by: null, forms: { contact: { name: 'Asha', phone: 9 }, partner: {} } }));
  expect(createFormDraft('contact').read()).toEqual({ name: 'Asha', phone: '' });
  expect(createFormDraft('partner').read()).toEqual({});
});

test('[WALL-04] a framed wall that does not parse takes no other with it', () => {
  const wall = {
    frame: 'Mocha',
    look: null,
    pieces: [{ x: 0, y: 0, width: 20, height: 24, mat: 2.4, picture: '/misty-ghats.webp' }],
  };
  session.setItem('framed_walls', JSON.stringify({ hills: wall, ghats: { ...wall, pieces: [] } }));
  expect([readFramedWall('hills'), readFramedWall('ghats')]).toEqual([wall, null]);
  saveFramedWall('monsoons', wall);
  expect(readFramedWall('hills')).toEqual(wall);
});

describe.each([
  ['cartData', cartStorage, local],
  ['checkout_data', checkoutRecordStorage, local],
  ['tempuserdat', guestSessionStorage, local],
  ['pincode', pincodeStorage, local],
  ['shipping_draft', addressDraftStorage, session],
  ['artFilters', filterStorage, session],
] as const)('garbage under %s', (key, garbage, area) => {
  test.each(['{', 'null', '7', '"x"', '{"shipping":7}', '[[[', '<script>'])(
    '%s is dropped and takes no other key with it',
    (text) => {
      area.setItem(key, text);
      area.setItem('other', 'kept');
      const read = garbage.read();
      expect(read === null || (Array.isArray(read) && read.length === 0)).toBe(true);
      expect(area.getItem('other')).toBe('kept');
    },
  );
});

test('where storage is blocked, the bag lasts as long as the tab', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(cartStorage.read()).toBeNull();
  cartStorage.write([line]);
  expect(cartStorage.read()).toEqual([line]);
  cartStorage.remove();
  expect(cartStorage.read()).toBeNull();
});

test('what full storage does not take lasts as long as the tab, until another tab has something newer', () => {
  let hear: (event: { key: string; newValue: string | null }) => void = () => {};
  const values = new Map([['pincode', '"560001"']]);
  vi.stubGlobal('window', {
    localStorage: Object.assign(new WebStorage(values), {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }),
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
  });
  pincodeStorage.subscribe(() => {});
  pincodeStorage.write('682001');
  expect(pincodeStorage.read()).toBe('682001');
  values.set('pincode', '"110001"');
  hear({ key: 'pincode', newValue: '"110001"' });
  expect(pincodeStorage.read()).toBe('110001');
});
