import { beforeEach, describe, expect, test } from 'vitest';
import { randomUuid } from '../../../mocks/drupal/uuid.ts';
import { BASE, type BackendBench, createBench, getError } from './bench.ts';
import { createItemBody, createProfileBody, findFirstArt, registerGuest, type Shopper } from './shopper.ts';

const ITEMS = '/jsonapi/commerce_order_item/default';
const PROFILES = '/jsonapi/profile/customer';

let backend: BackendBench;
let shopper: Shopper;
let variation: string;
beforeEach(async () => {
  backend = createBench();
  shopper = await registerGuest(backend);
  ({ variation } = await findFirstArt(backend));
});

describe('what is sent', () => {
  test.each([
    ['application/json', 'No route found that matches "Content-Type: application/json"'],
    ['text/plain', 'No route found that matches "Content-Type: text/plain"'],
  ])('[API-75] %s is no JSON:API', async (type, detail) => {
    expect(getError(await backend.post(ITEMS, createItemBody(variation, randomUuid()), { type }))).toEqual([
      415,
      detail,
      undefined,
    ]);
  });

  test('[API-75] the media type may carry a parameter', async () => {
    const type = 'application/vnd.api+json; charset=utf-8';
    expect((await backend.post(ITEMS, createItemBody(variation, randomUuid()), { type })).status).toBe(201);
  });

  test.each([
    ['{bad json', 400, 'Syntax error'],
    ['', 400, 'Empty request body.'],
    ['{"data":{"attributes":{}}}', 400, 'Resource object must include a "type".'],
    ['[]', 400, 'Resource object must include a "type".'],
    [
      '{"data":{"type":"x","attributes":{"nope":1}}}',
      422,
      'The attribute nope does not exist on the commerce_order_item--default resource type.',
    ],
    [
      '{"data":{"type":"x","relationships":{"nope":{"data":null}}}}',
      422,
      'The attribute nope does not exist on the commerce_order_item--default resource type.',
    ],
  ])('[API-75] %j is refused', async (body, status, detail) => {
    expect(getError(await backend.post(ITEMS, body)).slice(0, 2)).toEqual([status, detail]);
  });

  test('[API-75] each missing value is named with its pointer', async () => {
    const { status, body } = await backend.post(ITEMS, { data: { type: 'commerce_order_item--default' } });
    const getMissing = (name: string) => ({
      title: 'Unprocessable Content',
      status: '422',
      detail: `${name}: This value should not be null.`,
      source: { pointer: `/data/attributes/${name}` },
    });
    expect([status, body.errors]).toEqual([422, [getMissing('title'), getMissing('purchased_entity')]]);
  });

  test.each([
    [
      { title: 'x'.repeat(256) },
      422,
      'title.0.value: Title: may not be longer than 255 characters.',
      '/data/attributes/title/value',
    ],
    [
      { quantity: -1 },
      422,
      'quantity.0.value: Quantity: the value may be no less than 0.',
      '/data/attributes/quantity/value',
    ],
    [
      { unit_price: { number: 'abc', currency_code: 'INR' } },
      422,
      'unit_price.0.number: This value is not valid.',
      '/data/attributes/unit_price/number',
    ],
    [{ unit_price: 5 }, 500, 'The website encountered an unexpected error. Try again later.', undefined],
    [
      { field_dimension: '12 by 16' },
      422,
      'field_dimension: This value is not valid.',
      '/data/attributes/field_dimension',
    ],
  ])('[API-75] the field rule for %j', async (attributes, ...fault) => {
    const document = createItemBody(variation, randomUuid());
    const changed = { data: { ...document.data, attributes: { ...document.data.attributes, ...attributes } } };
    expect(getError(await backend.post(ITEMS, changed))).toEqual(fault);
  });

  test('[API-75] a target that does not exist, or is of another type, is not found', async () => {
    const nobody = '00000000-0000-4000-a000-000000000000';
    const detail = `The resource identified by \`commerce_product_variation--default:${nobody}\` (given as a relationship item) could not be found.`;
    expect(getError(await backend.post(ITEMS, createItemBody(nobody, randomUuid())))).toEqual([404, detail, undefined]);
  });
});

describe('creating, changing, deleting', () => {
  test('[API-80] a create answers 201 with its address; a repeat of the id is a conflict and changes nothing', async () => {
    const id = randomUuid();
    const created = await backend.post(PROFILES, createProfileBody(shopper.id, id), shopper);
    expect([created.status, created.body.data.id, created.headers.get('Location')]).toEqual([
      201,
      id,
      `${BASE}${PROFILES}/${id}?resourceVersion=id%3A${created.body.data.attributes.drupal_internal__revision_id}`,
    ]);
    expect(created.body.data.attributes.address).toEqual({
      langcode: null,
      country_code: 'IN',
      administrative_area: 'KL',
      locality: 'Kochi',
      dependent_locality: null,
      postal_code: '682001',
      sorting_code: null,
      address_line1: '1 New Street',
      address_line2: null,
      organization: null,
      given_name: 'Asha',
      additional_name: null,
      family_name: 'Menon',
    });
    const repeated = await backend.post(PROFILES, createProfileBody(shopper.id, id, { locality: 'Aluva' }), shopper);
    expect(getError(repeated)).toEqual([409, 'Conflict: Entity already exists.', undefined]);
    const { body } = await backend.get(`${PROFILES}/${id}`, shopper);
    expect(body.data).toEqual(created.body.data);
  });

  test('[API-80] an id that is no uuid is refused', async () => {
    expect((await backend.post(PROFILES, createProfileBody(shopper.id, '7'), shopper)).status).toBe(422);
  });

  test('[API-80] without an id the backend makes one', async () => {
    const { data } = createProfileBody(shopper.id, '');
    const { status, body } = await backend.post(PROFILES, { data: { ...data, id: undefined } }, shopper);
    expect([status, body.data.id]).toEqual([201, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  test('[API-81] a PATCH changes what it names and no more; its id must be that of the path', async () => {
    const id = randomUuid();
    await backend.post(PROFILES, createProfileBody(shopper.id, id), shopper);
    backend.wait(60_000);
    const patch = (data: object) =>
      backend.send('PATCH', `${PROFILES}/${id}`, { data: { type: 'profile--customer', ...data } }, shopper);
    const { status, body } = await patch({ id, attributes: { field_state: 'Goa' } });
    expect([
      status,
      body.data.attributes.field_state,
      body.data.attributes.field_phone_number,
      body.data.attributes.changed,
    ]).toEqual([200, 'Goa', '9847012345', '2026-11-21T06:01:00+00:00']);
    expect(getError(await patch({}))).toEqual([
      400,
      `The selected entity (${id}) does not match the ID in the payload ().`,
      undefined,
    ]);
  });

  test('[API-82] a DELETE answers 204, and then 404', async () => {
    const id = randomUuid();
    await backend.post(PROFILES, createProfileBody(shopper.id, id), shopper);
    const remove = () => backend.send('DELETE', `${PROFILES}/${id}`, undefined, shopper);
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect((await backend.get(`${PROFILES}/${id}`, shopper)).status).toBe(404);
  });

  test('[API-23] nobody may write the catalogue', async () => {
    const { art } = await findFirstArt(backend);
    const data = { type: 'commerce_product--default', id: art, attributes: { title: 'Mine' } };
    expect((await backend.post('/jsonapi/commerce_product/default', { data }, shopper)).status).toBe(403);
    expect((await backend.send('PATCH', `/jsonapi/commerce_product/default/${art}`, { data }, shopper)).status).toBe(
      403,
    );
    expect((await backend.send('DELETE', `/jsonapi/commerce_product/default/${art}`, undefined, shopper)).status).toBe(
      403,
    );
  });
});
