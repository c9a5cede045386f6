import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { fetchArtByAlias, fetchArts } from '../../../src/api/arts.ts';
import { fetchBanners, fetchPromises } from '../../../src/api/home.ts';
import { buildQuery } from '../../../src/api/jsonapi.ts';
import { findPlace } from '../../../src/api/pincode.ts';
import { fetchPriceTable } from '../../../src/api/prices.ts';
import { refreshSession } from '../../../src/api/session.ts';
import { configureApi } from '../../../src/api/settings.ts';
import { fetchHomeThemes, fetchOrientations, fetchThemes } from '../../../src/api/terms.ts';
import { setupApi } from '../../support/setupBackend.ts';

const host = 'http://backend.test/sub';
const server = setupApi();
beforeEach(() => configureApi({ host }));

const pairs = (path: string) => [...new URL(path, host).searchParams];

test('[API-01] a query names filters, sort, include and page as JSON:API wants them, and escapes what they hold', () => {
  const path = buildQuery('/jsonapi/node/page', {
    filter: { status: 1, 'field_x.name': 'Sea & Shore', field_y: ['One'] },
    sort: '-created',
    include: ['a.b', 'c'],
    page: { limit: 30, offset: 60 },
  });
  expect(pairs(path)).toEqual([
    ['filter[status]', '1'],
    ['filter[field_x.name]', 'Sea & Shore'],
    ['filter[field_y]', 'One'],
    ['sort', '-created'],
    ['include', 'a.b,c'],
    ['page[limit]', '30'],
    ['page[offset]', '60'],
  ]);
});

test('[API-23] a filter by several values asks for any of them, one by none asks for nothing', () => {
  const path = buildQuery('/x', { filter: { 'a.name': ['One', 'Two'], b: [], c: ['3', '4'] } });
  expect(pairs(path)).toEqual([
    ['filter[in0][condition][path]', 'a.name'],
    ['filter[in0][condition][operator]', 'IN'],
    ['filter[in0][condition][value][0]', 'One'],
    ['filter[in0][condition][value][1]', 'Two'],
    ['filter[in1][condition][path]', 'c'],
    ['filter[in1][condition][operator]', 'IN'],
    ['filter[in1][condition][value][0]', '3'],
    ['filter[in1][condition][value][1]', '4'],
  ]);
  expect(buildQuery('/x', {})).toBe('/x');
});

const recordRequest = async (read: () => Promise<unknown>) => {
  const seen: [string, string][][] = [];
  server.use(
    http.get(`${host}/jsonapi/*`, ({ request }) => {
      seen.push([...new URL(request.url).searchParams]);
      return HttpResponse.json({ data: [] });
    }),
  );
  await read();
  return seen;
};
const picture = ['include', 'field_image.field_media_image'];

test('[API-23] [CAT-08] the art list asks for published art, favourites and the newest first, 30 from an offset', async () => {
  const list = () => fetchArts({ page: 3, themes: ['Sea'], orientations: ['Square'] });
  expect(await recordRequest(list)).toEqual([
    [
      ['filter[status]', '1'],
      ['filter[field_collections.name]', 'Sea'],
      ['filter[field_orientation.name]', 'Square'],
      ['sort', '-field_favourite,-created'],
      ['include', 'field_image.field_media_image,default_variation'],
      ['page[limit]', '30'],
      ['page[offset]', '60'],
    ],
  ]);
});

test('[API-24] one art is asked for by its alias, and only if published', async () => {
  expect(await recordRequest(() => fetchArtByAlias('/art/tide'))).toEqual([
    [
      ['filter[status]', '1'],
      ['filter[field_path_alias]', '/art/tide'],
      ['include', 'field_image.field_media_image,default_variation,field_collections'],
      ['page[limit]', '1'],
      ['page[offset]', '0'],
    ],
  ]);
});

test('[API-33] [API-35] [API-58] [API-60] [API-61] terms and blocks come in the order the shop gives them', async () => {
  expect(await recordRequest(fetchThemes)).toEqual([[['sort', 'name']]]);
  expect(await recordRequest(fetchOrientations)).toEqual([[['sort', 'weight']]]);
  expect(await recordRequest(fetchHomeThemes)).toEqual([
    [['filter[field_checked]', 'yes'], ['sort', 'field_sort'], picture],
  ]);
  expect(await recordRequest(fetchBanners)).toEqual([[['sort', 'field_sort'], picture]]);
  expect(await recordRequest(fetchPromises)).toEqual([[['sort', 'field_sort']]]);
});

test('[API-39] [PIN-13] a place without a city is known by its area', async () => {
  const place = (attributes: object) =>
    server.use(
      http.get(`${host}/jsonapi/taxonomy_term/pincode`, () =>
        HttpResponse.json({
          data: [{ type: 'taxonomy_term--pincode', id: 'p', attributes: { name: '682001', ...attributes } }],
        }),
      ),
    );
  place({ field_city: null, field_area: 'Fort Kochi', field_state: 'Kerala' });
  expect(await findPlace('682001')).toEqual({ pincode: '682001', city: 'Fort Kochi', state: 'Kerala' });
  place({ field_city: 'Kochi', field_area: 'Fort Kochi', field_state: 'Kerala' });
  expect(await findPlace('682001')).toEqual({ pincode: '682001', city: 'Kochi', state: 'Kerala' });
  place({});
  expect(await findPlace('682001')).toEqual({ pincode: '682001', city: '', state: '' });
});

const term = (name: string) => ({ type: 'taxonomy_term--collection', id: name, attributes: { name } });

test('[API-33] the next link is followed to the end behind the configured host, whatever host it names', async () => {
  server.use(
    http.get(`${host}/jsonapi/taxonomy_term/collection`, ({ request }) => {
      if (new URL(request.url).searchParams.get('page[offset]') === '50')
        return HttpResponse.json({ data: [term('Sea')] });
      const href = 'http://drupal.internal/sub/jsonapi/taxonomy_term/collection?page%5Boffset%5D=50&page%5Blimit%5D=50';
      return HttpResponse.json({ data: [term('Birds')], links: { next: { href } } });
    }),
  );
  expect(await fetchThemes()).toEqual(['Birds', 'Sea']);
});

test('[API-33] a next link that leads back ends as unreadable', async () => {
  server.use(
    http.get(`${host}/jsonapi/taxonomy_term/collection`, ({ request }) =>
      HttpResponse.json({ data: [], links: { next: { href: request.url } } }),
    ),
  );
  await expect(fetchThemes()).rejects.toMatchObject({ name: 'ApiFailure', kind: 'unreadable' });
});

test('[API-23] without a count nobody knows the total before the last page, but that there is one more', async () => {
  const links = { next: { href: '/more' } };
  const product = { type: 'commerce_product--default', id: 'p', attributes: { title: 'Half made' } };
  server.use(http.get(`${host}/jsonapi/commerce_product/default`, () => HttpResponse.json({ data: [product], links })));
  // the product has no picture, so nothing of it can be shown
  expect(await fetchArts({ page: 2 })).toEqual({ cards: [], total: null, pages: 2 });
  server.use(
    http.get(`${host}/jsonapi/commerce_product/default`, () => HttpResponse.json({ data: [], meta: { count: '7' } })),
  );
  expect(await fetchArts({ page: 2 })).toEqual({ cards: [], total: 7, pages: 1 });
});

const rates = {
  paper_print: '1.5',
  canvas_print: 2,
  paper_print_frame: '3',
  canvas_print_frame: '4',
  fine_art_paper_print: '5',
  fine_art_canvas_print: '6',
  fine_art_paper_print_frame: '7',
  fine_art_canvas_print_frame: '8.25',
};

test('[API-40] the rows become a table by band and column; a missing band is unreadable', async () => {
  const numbers = {
    paper_print: 1.5,
    canvas_print: 2,
    paper_print_frame: 3,
    canvas_print_frame: 4,
    fine_art_paper_print: 5,
    fine_art_canvas_print: 6,
    fine_art_paper_print_frame: 7,
    fine_art_canvas_print_frame: 8.25,
  };
  const row = (size_band: string) => ({ size_band, ...rates });
  const rows = [row('Over 1296'), row('under 256'), row('256 to 1296'), row('another')];
  server.use(http.get(`${host}/api/getprice`, () => HttpResponse.json(rows)));
  expect(await fetchPriceTable()).toEqual({ under256: numbers, '256to1296': numbers, over1296: numbers });
  server.use(http.get(`${host}/api/getprice`, () => HttpResponse.json(rows.slice(1))));
  await expect(fetchPriceTable()).rejects.toMatchObject({
    kind: 'unreadable',
    detail: "size_band: no row for 'over 1296'",
  });
});

test.each([
  [401, 'invalid_request'],
  [400, 'invalid_grant'],
])('[API-05] a spent refresh token, %i %s by the version of the backend, is unauthorised', async (status, error) => {
  server.use(
    http.post(`${host}/oauth/token`, () => HttpResponse.json({ error, message: 'It is invalid.' }, { status })),
  );
  await expect(refreshSession('old')).rejects.toMatchObject({ kind: 'unauthorised', status, detail: 'It is invalid.' });
});

test('[API-05] a refresh is a form with the public client id and no secret; an old refresh token stays where none is sent', async () => {
  let form = '';
  server.use(
    http.post(`${host}/oauth/token`, async ({ request }) => {
      form = await request.text();
      return HttpResponse.json({ access_token: 'new' });
    }),
  );
  expect(await refreshSession('old')).toEqual({ token: 'new', refresh_token: 'old' });
  expect(form).toBe('grant_type=refresh_token&client_id=store&refresh_token=old');
});
