import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend } from '../../../mocks/backend.ts';
import { getProperties } from '../../../mocks/drupal/fields.ts';
import type { ResourceType } from '../../../mocks/drupal/resourceType.ts';
import { profileTypes } from '../../../mocks/drupal/schema/profiles.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { type BackendBench, createBench, getError } from './bench.ts';
import { listContents } from './contents.ts';
import {
  createItemBody,
  createOrderBody,
  createProfileBody,
  findFirstArt,
  registerGuest,
  type Shopper,
} from './shopper.ts';

const ARTS = '/jsonapi/commerce_product/default';
const NEWS = '/jsonapi/node/news_letter';
const JSON_API = 'application/vnd.api+json';
const NASTY = `'; DROP TABLE users; -- <script>alert("1")</script>`;
const FOREIGN = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

let backend: BackendBench;

beforeEach(() => {
  backend = createBench();
});

describe('a body that cannot be read', () => {
  const untyped = 'Resource object must include a "type".';
  it.each([
    ['{bad json', 'Syntax error'],
    ['', 'Empty request body.'],
    ['\u0000', 'Syntax error'],
    ['{"data":{"type":"node--news_letter"', 'Syntax error'],
    ['[]', untyped],
    ['null', untyped],
    ['"data"', untyped],
    ['{"data":[]}', untyped],
    [`{"data":${'['.repeat(512)}${']'.repeat(512)}}`, 'Maximum stack depth exceeded'],
    ['{"data":{"type":5}}', untyped],
  ])('[API-01] %j is refused with 400', async (body, detail) => {
    expect(getError(await backend.send('POST', NEWS, body, { type: JSON_API }))).toEqual([400, detail, undefined]);
  });

  it('[API-01] brackets in a text are no depth', async () => {
    const title = '['.repeat(200).concat('\\"', '{'.repeat(50));
    const answer = await backend.post(NEWS, { data: { type: 'node--news_letter', attributes: { title } } });
    expect([answer.status, answer.body.data.attributes.title]).toEqual([201, title]);
  });

  it('[API-14] [API-85] plain JSON that is too deep, and a broken escape in a path', async () => {
    const deep = `{"mobile":${'['.repeat(600)}${']'.repeat(600)}}`;
    expect(getError(await backend.post('/otp/request', deep)).slice(0, 2)).toEqual([
      400,
      'Maximum stack depth exceeded',
    ]);
    expect((await backend.post('/test_gateway/%E0%A4%A', { method: 'razorpay', outcome: 'paid' })).status).toBe(404);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data'])(
    '[API-01] %s is refused with 415',
    async (type) => {
      const answer = await backend.send('POST', NEWS, { data: { type: 'node--news_letter' } }, { type });
      expect(getError(answer)).toEqual([415, `No route found that matches "Content-Type: ${type}"`, undefined]);
    },
  );

  it('[API-01] a body of no announced type is refused with 415', async () => {
    const answer = await backend.send('POST', NEWS);
    expect(getError(answer)).toEqual([415, 'No "Content-Type" request header specified', undefined]);
  });
});

describe('a query that asks for what there is not', () => {
  it('[API-22] a limit above 50 gives 50', async () => {
    const { status, body } = await backend.get(`${ARTS}?page[limit]=500`);
    expect([status, body.data.length]).toEqual([200, 50]);
    expect(body.links.next.href).toContain('page%5Boffset%5D=50&page%5Blimit%5D=50');
  });

  it.each([
    ['page[offset]=-1', 500, 'The page offset needs to be 0 or more.'],
    ['page[limit]=-5', 400, 'The page size needs to be a positive integer.'],
    ['filter[nope]=1', 400, 'Invalid nested filtering. The field `nope`, given in the path `nope`, does not exist.'],
    [
      'filter[__proto__]=1',
      400,
      'Invalid nested filtering. The field `__proto__`, given in the path `__proto__`, does not exist.',
    ],
    [
      'filter[constructor]=1',
      400,
      'Invalid nested filtering. The field `constructor`, given in the path `constructor`, does not exist.',
    ],
    [
      'filter[a][path]=title&filter[a][operator]=toString&filter[a][value]=x',
      400,
      "The 'toString' operator is not allowed in a filter parameter.",
    ],
    [`filter[${'uid.'.repeat(5_000)}name]=1`, 500, 'The website encountered an unexpected error. Try again later.'],
    ['sort=nope', 400, 'Invalid nested filtering. The field `nope`, given in the path `nope`, does not exist.'],
    [
      'include=field_image.field_media_image.nope',
      400,
      '`field_image.field_media_image.nope` is not a valid include path. `nope` is not a valid relationship field name. Possible values: uid.',
    ],
  ])('[API-22] %s is refused with %i', async (query, status, detail) => {
    expect(getError(await backend.get(`${ARTS}?${query}`))).toEqual([status, detail, undefined]);
  });

  it.each(['123', 'nope', '%27%20OR%201=1', '..%2F..%2Fetc%2Fpasswd', '%zz', 'constructor'])(
    '[API-22] the id %s, which is no uuid, is not found',
    async (id) => {
      const { status, headers, body } = await backend.get(`${ARTS}/${id}`);
      expect([status, headers.get('Content-Type')]).toEqual([404, JSON_API]);
      expect(body.errors[0].detail).toBe(
        'The "entity" parameter was not converted for the path "/jsonapi/commerce_product/default/{entity}" (route name: "jsonapi.commerce_product--default.individual")',
      );
    },
  );

  it('[API-01] an id of the client’s own that is no uuid is refused with 422', async () => {
    const answer = await backend.post(NEWS, {
      data: { type: 'node--news_letter', id: '1', attributes: { title: 'a@example.com' } },
    });
    expect(getError(answer)).toEqual([
      422,
      'IDs should be properly generated and formatted UUIDs as described in RFC 4122.',
      undefined,
    ]);
  });
});

describe.each(['spec', 'drupal10'] as const)('another’s things (%s)', (profile) => {
  const address = '11111111-1111-4111-8111-111111111111';
  const order = '22222222-2222-4222-8222-222222222222';
  const item = '33333333-3333-4333-8333-333333333333';
  let owner: Shopper;
  let stranger: Shopper;

  beforeEach(async () => {
    backend.change({ profile });
    owner = await registerGuest(backend);
    stranger = await registerGuest(backend, '9847099999', 'stranger@example.com');
    const { variation } = await findFirstArt(backend);
    await backend.post('/jsonapi/profile/customer', createProfileBody(owner.id, address), owner);
    await backend.post('/jsonapi/commerce_order_item/default', createItemBody(variation, item), owner);
    await backend.post(
      '/jsonapi/commerce_order/default',
      createOrderBody({ id: order, number: '261121000009', uid: owner.id, items: [item] }),
      owner,
    );
  });

  it.each([
    ['GET', `profile/customer/${address}`],
    ['PATCH', `profile/customer/${address}`],
    ['DELETE', `profile/customer/${address}`],
    ['GET', `commerce_order/default/${order}`],
    ['PATCH', `commerce_order/default/${order}`],
    ['DELETE', `commerce_order/default/${order}`],
    ['GET', `commerce_order_item/default/${item}`],
  ])('[API-80] [API-84] %s %s is refused with 403, and nothing changes', async (method, path) => {
    const before = listContents(backend.store);
    const [family, bundle, id] = path.split('/');
    const body = method === 'PATCH' ? { data: { type: `${family}--${bundle}`, id, attributes: {} } } : undefined;
    const answer = await backend.send(method, `/jsonapi/${path}`, body, stranger);
    expect(answer.status).toBe(403);
    expect(answer.body.errors[0]).toMatchObject({ title: 'Forbidden', status: '403' });
    expect(listContents(backend.store)).toEqual(before);
  });
});

describe('a token that is none', () => {
  const cases = ['garbage', FOREIGN, '', '../../etc'];

  it.each(cases)(
    '[API-07] (spec) reads public things as nobody with "%s", and nothing of an account',
    async (bearer) => {
      const headers = { Authorization: `Bearer ${bearer}` };
      expect((await backend.get(`${ARTS}?page[limit]=1`, { headers })).status).toBe(200);
      expect((await backend.get('/jsonapi/commerce_order/default', { headers })).status).toBe(
        bearer === '' ? 200 : 403,
      );
    },
  );

  it.each(cases.filter((bearer) => bearer !== ''))(
    '[API-07] (drupal10) is 401 with a page for "%s", on public things too',
    async (bearer) => {
      backend.change({ profile: 'drupal10' });
      const { status, headers } = await backend.get(`${ARTS}?page[limit]=1`, { bearer });
      expect([status, headers.get('Content-Type')]).toEqual([401, 'text/html; charset=UTF-8']);
      const asJson = await backend.get(`${ARTS}?_format=json`, { bearer });
      expect([asJson.status, asJson.headers.get('Content-Type'), Object.keys(asJson.body)]).toEqual([
        401,
        'application/json',
        ['message'],
      ]);
    },
  );

  it('[API-07] an expired one is like none in spec, and 401 in drupal10', async () => {
    const { bearer } = await registerGuest(backend);
    backend.wait(15 * 60 * 1000);
    expect((await backend.get('/jsonapi/profile/customer', { bearer })).status).toBe(403);
    backend.change({ profile: 'drupal10' });
    expect((await backend.get('/jsonapi/profile/customer', { bearer })).status).toBe(401);
  });

  it('[API-76] none at all: 403, where no basic_auth asks who it is', async () => {
    const order = { data: { type: 'commerce_order--default', attributes: { order_number: '1' } } };
    for (const profile of ['spec', 'drupal10'] as const) {
      backend.change({ profile });
      const refused = await backend.post('/jsonapi/commerce_order/default', order);
      expect(getError(refused)).toEqual([
        403,
        "The 'create default commerce_order' permission is required.",
        undefined,
      ]);
    }
  });

  it('[API-76] 401 that asks for Basic where basic_auth is installed', async () => {
    const withBasic = createBackend({ storage: memoryStorage(), site: () => ({ hasBasicAuth: true }) });
    const request = new Request('https://store.test/jsonapi/commerce_order/default', {
      method: 'POST',
      headers: { 'Content-Type': 'application/vnd.api+json' },
      body: JSON.stringify({ data: { type: 'commerce_order--default', attributes: { order_number: '1' } } }),
    });
    const response = await getResponse(withBasic.handlers, request);
    expect([response?.status, response?.headers.get('WWW-Authenticate')]).toEqual([401, 'Basic realm="Store"']);
  });
});

describe('SQL and HTML', () => {
  it('[API-80] in every field of an address come back as they were sent, and do nothing', async () => {
    const shopper = await registerGuest(backend);
    const { [`user--user/${shopper.id}`]: _, ...others } = listContents(backend.store);
    const toNasty = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, NASTY]));
    const { attributes } = profileTypes['profile--customer'] as ResourceType;
    const texts = toNasty(Object.keys(attributes).filter((name) => name.startsWith('field_')));
    const parts = toNasty(
      getProperties({ kind: 'address' }).filter((name) => !['langcode', 'country_code', 'postal_code'].includes(name)),
    );
    const id = '44444444-4444-4444-8444-444444444444';
    const sent = createProfileBody(shopper.id, id, parts);
    Object.assign(sent.data.attributes, texts);
    const { status, body } = await backend.post('/jsonapi/profile/customer', sent, shopper);
    expect(status).toBe(201);
    expect(body.data.attributes).toMatchObject({ ...texts, address: parts });
    expect(listContents(backend.store)).toMatchObject(others);
  });

  it.each([
    `${ARTS}?filter[title]=${encodeURIComponent(NASTY)}`,
    `${ARTS}?filter[a][path]=title&filter[a][operator]=CONTAINS&filter[a][value]=${encodeURIComponent(NASTY)}`,
    `/jsonapi/user/user?filter[name]=${encodeURIComponent(NASTY)}`,
    `/jsonapi/taxonomy_term/pincode?filter[name]=${encodeURIComponent("' OR '1'='1")}`,
  ])('[API-22] in the filter of %s find nothing', async (path) => {
    const { status, body } = await backend.get(path);
    expect([status, body.data]).toEqual([200, []]);
  });

  it('[API-22] in names of parameters, fields and operators are refused as unknown, and echoed as text of JSON alone', async () => {
    for (const query of [`filter[${NASTY}]=1`, `sort=${NASTY}`, `include=${NASTY}`, `${NASTY}=1`]) {
      const { status, headers } = await backend.get(`${ARTS}?${encodeURI(query)}`);
      expect([query, status, headers.get('Content-Type')]).toEqual([query, 400, JSON_API]);
    }
  });
});
