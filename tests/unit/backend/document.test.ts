import { beforeAll, describe, expect, test } from 'vitest';
import { BASE, type BackendBench, createBench, getError } from './bench.ts';
import { createItemBody, createOrderBody, findFirstArt, registerGuest } from './shopper.ts';

const ARTS = '/jsonapi/commerce_product/default';
const ORIENTATIONS = '/jsonapi/taxonomy_term/orientation';

let backend: BackendBench;
beforeAll(() => {
  backend = createBench();
});

describe('documents', () => {
  test('[API-01] a collection has its members in the order of Drupal, and the media type', async () => {
    const { status, headers, body } = await backend.get(`${ARTS}?page[limit]=2&include=field_image`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/vnd.api+json']);
    expect(Object.keys(body)).toEqual(['jsonapi', 'data', 'included', 'meta', 'links']);
    expect(body.jsonapi).toEqual({
      version: '1.0',
      meta: { links: { self: { href: 'http://jsonapi.org/format/1.0/' } } },
    });
    expect(body.links.self.href).toBe(`${BASE}${ARTS}?include=field_image&page%5Blimit%5D=2`);
  });

  test('[API-35] a revisionable entity, whole', async () => {
    const { body } = await backend.get(`${ORIENTATIONS}?page[limit]=1`);
    const [term] = body.data;
    const own = `${BASE}${ORIENTATIONS}/${term.id}`;
    const { revision_created, changed } = term.attributes;
    expect(term).toEqual({
      type: 'taxonomy_term--orientation',
      id: term.id,
      links: { self: { href: `${own}?resourceVersion=id%3A1` } },
      attributes: {
        drupal_internal__tid: 1,
        drupal_internal__revision_id: 1,
        langcode: 'en',
        revision_created,
        status: true,
        name: 'Portrait',
        description: null,
        weight: 0,
        changed,
        default_langcode: true,
        revision_translation_affected: true,
        metatag: [],
        path: { alias: null, pid: null, langcode: 'en' },
      },
      relationships: {
        vid: {
          data: {
            type: 'taxonomy_vocabulary--taxonomy_vocabulary',
            id: term.relationships.vid.data.id,
            meta: { drupal_internal__target_id: 'orientation' },
          },
          links: {
            related: { href: `${own}/vid?resourceVersion=id%3A1` },
            self: { href: `${own}/relationships/vid?resourceVersion=id%3A1` },
          },
        },
      },
    });
  });

  test('[API-24] one art with its picture: the pointer knows text and size, the file its three styles', async () => {
    const { art } = await findFirstArt(backend);
    const { body } = await backend.get(
      `${ARTS}/${art}?include=field_image.field_media_image,default_variation,field_image`,
    );
    expect(body.included.map(({ type }: { type: string }) => type).sort()).toEqual([
      'commerce_product_variation--default',
      'file--file',
      'media--image',
    ]);
    const type = (type: string) => body.included.find((entity: { type: string }) => entity.type === type);
    const pointer = type('media--image').relationships.field_media_image.data;
    const file = type('file--file');
    const slug = body.data.attributes.field_path_alias.replace('/art/', '');
    expect(pointer).toEqual({
      type: 'file--file',
      id: file.id,
      meta: {
        alt: expect.stringMatching(/\S/),
        title: null,
        width: expect.any(Number),
        height: expect.any(Number),
        drupal_internal__target_id: file.attributes.drupal_internal__fid,
      },
    });
    expect(file.attributes.uri.value).toBe(`public://art/${slug}.webp`);
    expect(Object.keys(file.attributes.image_style_uri)).toEqual(['thumbnail', 'card', 'listing', 'middle', 'inner']);
    for (const [style, url] of Object.entries(file.attributes.image_style_uri)) {
      expect(url).toBe(`${BASE}/sites/default/files/styles/${style}/public/art/${slug}.webp`);
    }
    expect(type('commerce_product_variation--default').attributes.price).toEqual({
      number: expect.stringMatching(/^\d+\.0{6}$/),
      currency_code: 'INR',
      formatted: expect.stringMatching(/^₹[\d,]+\.00$/),
    });
  });

  test('[API-33] shared targets are included once', async () => {
    const { body } = await backend.get(`${ARTS}?include=field_orientation&page[limit]=50`);
    expect(body.included).toHaveLength(3);
  });

  test('[API-01] sparse fields leave out everything else, unknown names among them', async () => {
    const { art } = await findFirstArt(backend);
    const sparse = async (fields: string) =>
      (await backend.get(`${ARTS}/${art}?fields[commerce_product--default]=${fields}`)).body.data;
    expect(Object.keys(await sparse(''))).toEqual(['type', 'id', 'links']);
    const { attributes, relationships } = await sparse('title,nope,uid');
    expect([Object.keys(attributes), Object.keys(relationships)]).toEqual([['title'], ['uid']]);
  });

  test('[API-66] the bundle in the path may be in any case; links are in lowercase', async () => {
    const { art } = await findFirstArt(backend);
    const { status, body } = await backend.get(`/jsonapi/commerce_product/Default/${art}`);
    expect([status, body.data.links.self.href]).toEqual([200, `${BASE}${ARTS}/${art}`]);
  });

  test('[API-83] sorts: by several fields, descending, by a nested field, in long form', async () => {
    const titles = async (query: string) =>
      (await backend.get(`${ORIENTATIONS}?${query}`)).body.data.map(
        (term: { attributes: { name: string } }) => term.attributes.name,
      );
    expect(await titles('sort=-name')).toEqual(['Square', 'Portrait', 'Landscape']);
    expect(await titles('sort[a][path]=name&sort[a][direction]=DESC')).toEqual(['Square', 'Portrait', 'Landscape']);
    expect(await titles('sort=status,-weight')).toEqual(['Square', 'Landscape', 'Portrait']);
    const { body } = await backend.get(`${ARTS}?sort=field_orientation.name&page[limit]=1&include=field_orientation`);
    expect(body.included[0].attributes.name).toBe('Landscape');
  });

  test('[API-23] the art list: favourites first, then the newest', async () => {
    const { body } = await backend.get(`${ARTS}?sort=-field_favourite,-created&page[limit]=50`);
    const keys = body.data.map(
      ({ attributes: { field_favourite, created } }: { attributes: { field_favourite: boolean; created: string } }) =>
        `${field_favourite ? 1 : 0} ${created}`,
    );
    expect(keys).toEqual([...keys].sort().reverse());
  });
});

describe('pages', () => {
  test('[API-23] a middle page has all links, offset before limit, and the count', async () => {
    const { body } = await backend.get(
      `${ARTS}?page[limit]=30&page[offset]=30&fields[commerce_product--default]=title`,
    );
    const { count } = body.meta;
    const link = (offset: number) => ({
      href: `${BASE}${ARTS}?page%5Boffset%5D=${offset}&page%5Blimit%5D=30&fields%5Bcommerce_product--default%5D=title`,
    });
    expect(body.data).toHaveLength(30);
    expect(body.links).toEqual({
      first: link(0),
      last: link(Math.floor((count - 1) / 30) * 30),
      next: link(60),
      prev: link(0),
      self: {
        href: `${BASE}${ARTS}?fields%5Bcommerce_product--default%5D=title&page%5Blimit%5D=30&page%5Boffset%5D=30`,
      },
    });
  });

  test('[API-33] following next to the end gives every term once', async () => {
    const ids: string[] = [];
    let path: string | undefined = '/jsonapi/taxonomy_term/pincode?page[limit]=50';
    let count = 0;
    while (path) {
      const { body }: Awaited<ReturnType<BackendBench['get']>> = await backend.get(path);
      ids.push(...body.data.map(({ id }: { id: string }) => id));
      count = body.meta.count;
      path = body.links.next?.href.replace(BASE, '');
    }
    expect([ids.length, new Set(ids).size]).toEqual([count, count]);
  });

  test('[API-01] 50 is the default and the largest page; past the end is an empty one', async () => {
    const lengthOf = async (query: string) => (await backend.get(`${ARTS}?${query}`)).body.data.length;
    expect(await lengthOf('')).toBe(50);
    expect(await lengthOf('page[limit]=1000')).toBe(50);
    expect(await lengthOf('page[limit]=abc')).toBe(50);
    const { status, body } = await backend.get(`${ARTS}?page[limit]=30&page[offset]=90000`);
    expect([status, body.data, Object.keys(body.links)]).toEqual([200, [], ['first', 'prev', 'self']]);
  });
});

describe('relationships', () => {
  test('[API-01] a relationship and what it leads to', async () => {
    const { art, variation } = await findFirstArt(backend);
    const pointers = await backend.get(`${ARTS}/${art}/relationships/variations`);
    expect(pointers.body.data.map(({ id }: { id: string }) => id)).toEqual([variation]);
    expect(pointers.body.links).toEqual({
      related: { href: `${BASE}${ARTS}/${art}/variations` },
      self: { href: `${BASE}${ARTS}/${art}/relationships/variations` },
    });
    const related = await backend.get(`${ARTS}/${art}/default_variation`);
    expect(related.body.data.id).toBe(variation);
  });

  test('[API-77] the owner may add to, remove from and replace a relationship; others may not', async () => {
    const own = createBench();
    const shopper = await registerGuest(own);
    const { variation } = await findFirstArt(own);
    const [id, item, second] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
      string,
      string,
      string,
    ];
    await own.post('/jsonapi/commerce_order_item/default', createItemBody(variation, item));
    await own.post('/jsonapi/commerce_order/default', createOrderBody({ id, state: 'draft', items: [item] }), shopper);
    const path = `/jsonapi/commerce_order/default/${id}/relationships/order_items`;
    await own.post('/jsonapi/commerce_order_item/default', createItemBody(variation, second));
    const pointer = (item: string) => ({ data: [{ type: 'commerce_order_item--default', id: item }] });
    const ids = async () => (await own.get(path, shopper)).body.data.map((entry: { id: string }) => entry.id);
    expect((await own.post(path, pointer(second), shopper)).status).toBe(204);
    expect(await ids()).toEqual([item, second]);
    expect((await own.send('DELETE', path, pointer(item), shopper)).status).toBe(204);
    expect(await ids()).toEqual([second]);
    expect((await own.send('PATCH', path, pointer(item), shopper)).status).toBe(204);
    expect(await ids()).toEqual([item]);
    expect(getError(await own.post(path, pointer(second)))[0]).toBe(403);
    const single = `/jsonapi/commerce_order/default/${id}/relationships/store_id`;
    expect(getError(await own.post(single, pointer(item), shopper)).slice(0, 2)).toEqual([
      409,
      'You can only POST to to-many relationships. store_id is a to-one relationship.',
    ]);
  });
});

describe('refusals', () => {
  test('[API-01] an unknown id is a document, an unknown type or bundle a page', async () => {
    const path = `${ARTS}/123`;
    const { status, body } = await backend.get(path);
    expect([status, body]).toEqual([
      404,
      {
        jsonapi: { version: '1.0', meta: { links: { self: { href: 'http://jsonapi.org/format/1.0/' } } } },
        errors: [
          {
            title: 'Not Found',
            status: '404',
            detail: `The "entity" parameter was not converted for the path "${ARTS}/{entity}" (route name: "jsonapi.commerce_product--default.individual")`,
            links: {
              via: { href: BASE + path },
              info: { href: 'https://www.w3.org/Protocols/rfc2616/rfc2616-sec10.html#sec10.4.5' },
            },
          },
        ],
      },
    ]);
    expect((await backend.get(`${ARTS}/%zz`)).status).toBe(404);
    const { art } = await findFirstArt(backend);
    for (const unknown of [
      '/jsonapi/node/nope',
      '/jsonapi/nope/nope',
      '/jsonapi/node',
      `${ARTS}/123/relationships/nope/x`,
      `${ARTS}/${art}/constructor`,
      `${ARTS}/${art}/relationships/constructor`,
    ]) {
      const page = await backend.get(unknown);
      expect([page.status, page.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=UTF-8']);
    }
  });

  test.each([
    ['PUT', `${ARTS}/123`, 'GET, HEAD, DELETE, PATCH'],
    ['POST', `${ARTS}/123`, 'GET, HEAD, DELETE, PATCH'],
    ['DELETE', ARTS, 'GET, HEAD, POST'],
    ['PATCH', ARTS, 'GET, HEAD, POST'],
  ])('[API-01] %s %s is no route', async (method, path, allow) => {
    const answer = await backend.send(method, path, { data: {} });
    const detail = `No route found for "${method} ${BASE}${path}": Method Not Allowed (Allow: ${allow})`;
    expect([getError(answer), answer.headers.get('Allow')]).toEqual([[405, detail, undefined], allow]);
  });
});
