import { randomUuid } from '../../../mocks/drupal/uuid.ts';
import { STORE_ID } from '../../../mocks/seed/store.ts';
import type { BackendBench, Sent } from './bench.ts';

export type Shopper = { id: string; bearer: string; refresh: string };

const value = (text: string) => [{ value: text }];

type Registration = { mobile?: string; mail?: string; password?: string; fullName?: string };

/** What registers somebody. */
export const createRegistration = ({
  mobile = '9847012345',
  mail = 'guest@example.com',
  password = 'made-up-for-this-guest',
  fullName = 'Asha Menon',
}: Registration) => ({
  name: value(mobile),
  mail: value(mail),
  pass: value(password),
  field_full_name: value(fullName),
  field_alternate_number: value(''),
});

/** Registers somebody as the store's form does. */
export const register = (bench: BackendBench, registration: Registration = {}) =>
  bench.post('/user/register?_format=json', createRegistration(registration));

/** Asks for tokens as the store's client does. */
export const requestTokens = (bench: BackendBench, fields: Record<string, string>, sent: Sent = {}) =>
  bench.post('/oauth/token', String(new URLSearchParams({ client_id: 'store', ...fields })), {
    type: 'application/x-www-form-urlencoded',
    ...sent,
  });

/** The same by a password. */
export const signIn = (bench: BackendBench, username: string, password: string, sent?: Sent) =>
  requestTokens(bench, { grant_type: 'password', username, password }, sent);

/** The newest code or temporary password that reached somebody; '' where there is none. */
export const findNewestCode = (bench: BackendBench): string =>
  bench.inbox().find(({ code }) => code !== '')?.code ?? '';

/** Registers a guest and signs in with the code that the backend answers. */
export async function registerGuest(
  bench: BackendBench,
  mobile = '9847012345',
  mail = 'guest@example.com',
): Promise<Shopper> {
  const registered = await register(bench, { mobile, mail });
  const { body: sent } = await bench.post('/otp/anonymous_account', { mobile, type: 'guest' });
  const { body: tokens } = await bench.post('/otp/verify', {
    mobile,
    otp: sent.otp,
    otp_uid: sent.otp_uid,
    type: 'signup',
  });
  return { id: registered.body.uuid[0].value, bearer: tokens.access_token, refresh: tokens.refresh_token };
}

/** Registers somebody and signs in with a code that reached the phone, which shows that the account is theirs. */
export async function registerCustomer(
  bench: BackendBench,
  mobile = '9847012345',
  mail = 'guest@example.com',
): Promise<Shopper> {
  const { id } = await registerGuest(bench, mobile, mail);
  const { body: sent } = await bench.post('/otp/request', { mobile, type: 'signup' });
  const check = { mobile, otp: bench.inbox()[0]?.code, otp_uid: sent.otp_uid, type: 'signup' };
  const { body: tokens } = await bench.post('/otp/verify', check);
  return { id, bearer: tokens.access_token, refresh: tokens.refresh_token };
}

/** The first art of the list with its default variation. */
export async function findFirstArt(bench: BackendBench): Promise<{ art: string; variation: string }> {
  const { body } = await bench.get('/jsonapi/commerce_product/default?page[limit]=1');
  const [art] = body.data;
  return { art: art.id, variation: art.relationships.default_variation.data.id };
}

type Print = { dimension?: string; media?: string; quantity?: string; price?: string };

/** The document of an order item for a print. */
export const createItemBody = (
  variation: string,
  id: string,
  { dimension = '12 x 16', media = 'Paper', quantity = '1.00', price = '1.00' }: Print = {},
) => ({
  data: {
    type: 'commerce_order_item--default',
    id,
    attributes: {
      title: 'Print on Paper - Misty Ghats',
      quantity,
      unit_price: { number: price, currency_code: 'INR' },
      field_art_media_type: media,
      field_dimension: dimension,
      field_print_or_frame: 'print',
      field_product_type: 'art',
      field_group: 1,
    },
    relationships: { purchased_entity: { data: { type: 'commerce_product_variation--default', id: variation } } },
  },
});

/** The document of a customer profile; `address` replaces parts of a complete one. */
export const createProfileBody = (uid: string, id: string, address: Record<string, string> = {}) => ({
  data: {
    type: 'profile--customer',
    id,
    attributes: {
      address: {
        country_code: 'IN',
        given_name: 'Asha',
        family_name: 'Menon',
        address_line1: '1 New Street',
        locality: 'Kochi',
        administrative_area: 'KL',
        postal_code: '682001',
        ...address,
      },
      field_phone_number: '9847012345',
      field_type: 'personal',
    },
    relationships: { uid: { data: { type: 'user--user', id: uid } } },
  },
});

type Order = { id: string; number?: string; state?: string; items?: string[]; billing?: string; uid?: string };

/** The document of an order over items and profiles that are there already. */
export const createOrderBody = ({ id, number, state = 'processing', items = [], billing, uid }: Order) => ({
  data: {
    type: 'commerce_order--default',
    id,
    attributes: {
      state,
      checkout_step: 'started',
      field_total_products: String(items.length),
      ...(number ? { order_number: number } : {}),
    },
    relationships: {
      store_id: { data: { type: 'commerce_store--online', id: STORE_ID } },
      order_items: { data: items.map((item) => ({ type: 'commerce_order_item--default', id: item })) },
      ...(uid ? { uid: { data: { type: 'user--user', id: uid } } } : {}),
      ...(billing ? { billing_profile: { data: { type: 'profile--customer', id: billing } } } : {}),
    },
  },
});

/** A placed order of one 12 x 16 paper print, with its payment record. */
export async function placeOrder(
  bench: BackendBench,
  shopper: Shopper,
  number = '261121000001',
): Promise<{ id: string; item: string }> {
  const { variation } = await findFirstArt(bench);
  const [item, id] = [randomUuid(), randomUuid()];
  await bench.post('/jsonapi/commerce_order_item/default', createItemBody(variation, item), shopper);
  await bench.post('/jsonapi/commerce_order/default', createOrderBody({ id, number, items: [item] }), shopper);
  await bench.post('/order/payment_create', { order_id: id }, shopper);
  return { id, item };
}
