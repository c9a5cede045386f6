import { beforeEach, expect, test, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { emptyRecord } from '../../../machines/checkout/checkoutRecord.ts';
import { NO_NAMES } from '../../../machines/frameList/frameFilters.ts';
import { billing, delivery } from '../../../machines/orderPlacement/samplePurchase.ts';
import { checkoutEffects } from '../../../src/effects/checkoutEffects.ts';
import { configuratorEffects } from '../../../src/effects/configuratorEffects.ts';
import { cropEffects, uploadEffects } from '../../../src/effects/cropEffects.ts';
import { frameListEffects } from '../../../src/effects/frameListEffects.ts';
import type { AreaEffects } from '../../../src/kit/flow/effects.ts';
import { addressDraftStorage } from '../../../src/storage/checkoutStorage.ts';
import { stubStorage } from '../../support/stubStorage.ts';

let storage: ReturnType<typeof stubStorage>;
beforeEach(() => {
  storage = stubStorage();
});

const act = (effects: AreaEffects, effect: AnyEventObject) => {
  const handle = effects[effect.type];
  if (!handle) throw new Error(`Nothing is done about ${effect.type}`);
  handle(effect, {} as never);
};
const readStored = () => Object.fromEntries([...storage.values].map(([key, text]) => [key, JSON.parse(text)]));

const ID = '0b1e7a5e-0000-4000-8000-00000000ad01';
const cropped = {
  id: ID,
  original: ID,
  url: '/sites/default/files/x.jpg',
  name: 'beach.jpg',
  width: 1600,
  height: 1600,
  scales: { x: 200, y: 0, width: 1600, height: 1600 },
};
const settings = {
  ratio: 0.8,
  papertype: 'Paper',
  finalprice: 146_800,
  artData: { id: ID, alias: '/art/misty-ghats', title: 'Misty Ghats', artist: 'Nandini Pazhoor' },
};
const session = { token: 't', refresh_token: 'r', details: { id: ID, name: '9847012345', mail: 'asha@example.com' } };

test.each([
  ['CONF-27', configuratorEffects, { type: 'settings.stored', settings }, settings],
  ['CONF-28', configuratorEffects, { type: 'artMode.stored', artmode: 'print' }, { artmode: 'print' }],
  ['UPL-10', cropEffects, { type: 'croppedPicture.stored', cropped }, { cropped, user_upload: true }],
  ['CONF-04', uploadEffects, { type: 'userUpload.stored', userUpload: false }, { user_upload: false }],
] as const)('[%s] the browser keeps what a chart lets out for it', (_, effects, effect, expected) => {
  act(effects, effect);
  expect(readStored()).toEqual(expected);
});

const remember = (role: 'guest' | 'customer') => ({
  type: 'checkout.stored',
  record: emptyRecord,
  lines: [],
  copies: null,
  areCopiesNew: false,
  role,
  session,
});

test('[GUEST-04] the login of a guest is kept with the checkout, and forgotten with it; a customer’s is not', () => {
  act(checkoutEffects, remember('customer'));
  expect(readStored()).toEqual({});
  act(checkoutEffects, remember('guest'));
  expect(readStored()).toEqual({ tempuserdat: session, stored_at: { tempuserdat: expect.any(Number) } });
  act(checkoutEffects, { type: 'guest.forgotten' });
  expect(readStored()).toEqual({});
});

test('[COUP-17] a coupon is kept until it is taken off', () => {
  const coupon = { id: ID, code: 'DIWALI', data: { price: 10_000, name: 'Diwali' } };
  act(checkoutEffects, { type: 'coupon.changed', coupon });
  expect(Object.keys(readStored())).toEqual(['discount_price']);
  act(checkoutEffects, { type: 'coupon.changed', coupon: null });
  expect(readStored()).toEqual({});
});

test('addresses that are being typed are there again after a reload', () => {
  const typed = { billing, delivery, same: false };
  act(checkoutEffects, { type: 'addresses.stored', addresses: typed });
  expect(addressDraftStorage.read()).toEqual(typed);
  addressDraftStorage.remove();
});

test.each([
  [null, 'id=misty-ghats&type=art&frametype=Scoop'],
  [
    { mode: 'frame', media: 'Canvas', size: { width: 16, height: 20 }, frame: 'nordic', mat: 'none', pad: 'White' },
    'id=misty-ghats&type=art&frametype=Scoop&mode=frame&media=Canvas&size=16x20&frame=nordic',
  ],
])('the address of the frames keeps what it has, the filters and the choice %j', (choice, expected) => {
  const rewriteQuery = vi.fn();
  const environment = { getAddress: () => ({ search: '?id=misty-ghats&type=art' }), rewriteQuery };
  const filters = { ...NO_NAMES, types: ['Scoop'] };
  frameListEffects.address({ type: 'address', filters, choice } as never, environment as never);
  expect(rewriteQuery.mock.calls).toEqual([[expected]]);
});
