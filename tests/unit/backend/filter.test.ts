import { beforeAll, describe, expect, test } from 'vitest';
import { type BackendBench, type BackendResponse, createBench, getError } from './bench.ts';

const ARTS = '/jsonapi/commerce_product/default';
const PINCODES = '/jsonapi/taxonomy_term/pincode';
const ORIENTATIONS = '/jsonapi/taxonomy_term/orientation';

let backend: BackendBench;
beforeAll(() => {
  backend = createBench();
});

const getNames = (body: BackendResponse['body']): string[] =>
  body.data.map(({ attributes }: { attributes: { name: string } }) => attributes.name);
const orientations = async (query: string) => getNames((await backend.get(`${ORIENTATIONS}?${query}`)).body);
const getCount = async (path: string) => (await backend.get(path)).body.meta.count as number;

const long = (operator: string, ...values: string[]) =>
  `filter[a][path]=name&filter[a][operator]=${encodeURIComponent(operator)}&${
    values.length === 1
      ? `filter[a][value]=${values[0]}`
      : values.map((value, at) => `filter[a][value][${at}]=${value}`).join('&')
  }`;

describe('filters', () => {
  test.each([
    ['short', 'filter[name]=Square'],
    ['short with value', 'filter[name][value]=Square'],
    ['without case', 'filter[name]=sQUARE'],
    ['flat', 'filter[a][path]=name&filter[a][operator]=%3D&filter[a][value]=Square'],
    ['condition', 'filter[a][condition][path]=name&filter[a][condition][value]=Square'],
    ['by id', 'filter[a][path]=weight&filter[a][operator]=%3E&filter[a][value]=1'],
  ])('[API-35] the %s form finds the one term', async (_, query) => {
    expect(await orientations(query)).toEqual(['Square']);
  });

  test.each([
    ['<>', ['Portrait'], ['Landscape', 'Square']],
    ['>', ['Portrait'], ['Square']],
    ['>=', ['Portrait'], ['Portrait', 'Square']],
    ['<', ['Portrait'], ['Landscape']],
    ['<=', ['Portrait'], ['Portrait', 'Landscape']],
    ['STARTS_WITH', ['po'], ['Portrait']],
    ['CONTAINS', ['SCA'], ['Landscape']],
    ['ENDS_WITH', ['are'], ['Square']],
    ['IN', ['square', 'Portrait'], ['Portrait', 'Square']],
    ['NOT IN', ['Square', 'Portrait'], ['Landscape']],
    ['BETWEEN', ['L', 'Pz'], ['Portrait', 'Landscape']],
    ['NOT BETWEEN', ['L', 'Pz'], ['Square']],
  ])('[API-01] the operator %s with %j', async (operator, values, found) => {
    expect(await orientations(long(operator, ...values))).toEqual(found);
  });

  test('[API-01] IS NULL and IS NOT NULL work in the condition form', async () => {
    const check = (operator: string) =>
      `${PINCODES}?filter[a][condition][path]=field_area&filter[a][condition][operator]=${operator}`;
    const [without, having, all] = [
      await getCount(check('IS%20NULL')),
      await getCount(check('IS%20NOT%20NULL')),
      await getCount(PINCODES),
    ];
    expect(having).toBeGreaterThan(0);
    expect(without + having).toBe(all);
  });

  test('[API-23] a relationship needs no property for a null check', async () => {
    const query = 'filter[a][condition][path]=field_image&filter[a][condition][operator]=IS%20NULL';
    expect(await getCount(`${ARTS}?${query}`)).toBe(0);
  });

  test('[API-01] groups join with OR, nest, and are ANDed with what stands beside them', async () => {
    const either =
      'filter[g][group][conjunction]=OR&filter[a][condition][path]=name&filter[a][condition][value]=Square&filter[a][condition][memberOf]=g' +
      '&filter[b][condition][path]=name&filter[b][condition][value]=Portrait&filter[b][condition][memberOf]=g';
    expect(await orientations(either)).toEqual(['Portrait', 'Square']);
    expect(await orientations(`${either}&filter[weight]=0`)).toEqual(['Portrait']);
    const nested = `filter[outer][group][conjunction]=AND&filter[g][group][memberOf]=outer&${either}&filter[c][condition][path]=weight&filter[c][condition][operator]=%3E&filter[c][condition][value]=0&filter[c][condition][memberOf]=outer`;
    expect(await orientations(nested)).toEqual(['Square']);
  });

  test('[API-23] booleans are 1 and 0, and other text counts as 0', async () => {
    const count = (value: string) => getCount(`${ARTS}?filter[field_favourite]=${value}`);
    const [yes, no, text, all] = [await count('1'), await count('0'), await count('true'), await getCount(ARTS)];
    expect(yes).toBeGreaterThan(0);
    expect([yes + no, text]).toEqual([all, no]);
  });

  test('[API-23] dates compare as unix seconds, prices and sizes as numbers', async () => {
    const all = await getCount(ARTS);
    const count = (path: string, value: string) =>
      getCount(`${ARTS}?filter[a][path]=${path}&filter[a][operator]=%3E&filter[a][value]=${value}`);
    expect(await count('created', '0')).toBe(all);
    expect(await count('created', '4000000000')).toBe(0);
    expect(await count('default_variation.price.number', '9')).toBe(all);
    expect(await count('field_max_width', '2')).toBe(all);
  });

  test('[API-23] nested paths: names, with entity, ids and serial numbers', async () => {
    const { body } = await backend.get(ORIENTATIONS);
    const square = body.data[2];
    const serial = square.attributes.drupal_internal__tid;
    const counts = await Promise.all(
      [
        'filter[field_orientation.name]=square',
        'filter[field_orientation.entity.name]=Square',
        `filter[field_orientation.id]=${square.id}`,
        `filter[field_orientation.meta.drupal_internal__target_id]=${serial}`,
      ].map((query) => getCount(`${ARTS}?${query}`)),
    );
    expect(counts[0]).toBeGreaterThan(0);
    expect(new Set(counts).size).toBe(1);
  });

  test('[API-24] an art is found by its alias, whatever the case', async () => {
    const { body } = await backend.get(`${ARTS}?page[limit]=1`);
    const alias: string = body.data[0].attributes.field_path_alias;
    const found = await backend.get(`${ARTS}?filter[field_path_alias]=${alias.toUpperCase()}`);
    expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual([body.data[0].id]);
  });

  test.each([
    ['filter[nope]=1', 400, 'Invalid nested filtering. The field `nope`, given in the path `nope`, does not exist.'],
    [
      'filter[field_image.nope]=1',
      400,
      'Invalid nested filtering. The field `nope`, given in the path `field_image.nope`, does not exist.',
    ],
    [
      'filter[field_colour]=1',
      400,
      'Invalid nested filtering. The field `field_colour`, given in the path `field_colour` is incomplete, it must end with one of the following specifiers: `id`, `meta.drupal_internal__target_id`.',
    ],
    [
      'filter[body.nope]=x',
      400,
      'Invalid nested filtering. The property `nope`, given in the path `body.nope`, does not exist. Must be one of the following property names: `value`, `format`, `processed`, `summary`.',
    ],
    [
      'filter[a][path]=title&filter[a][operator]=LIKE&filter[a][value]=x',
      400,
      "The 'LIKE' operator is not allowed in a filter parameter.",
    ],
    ['filter=x', 400, 'Unexpected value for parameter "filter": expecting "array", got "string".'],
    ['page=2', 400, 'Unexpected value for parameter "page": expecting "array", got "string".'],
    ['fields=title', 400, 'Unexpected value for parameter "fields": expecting "array", got "string".'],
    [
      'filter[a][condition][value]=x',
      400,
      'You must provide a valid filter condition. Check that you have set the required keys for your filter.',
    ],
    [
      'filter[a][path]=title&filter[a][operator]=IS%20NULL',
      400,
      'You must provide a valid filter condition. Check that you have set the required keys for your filter.',
    ],
    ['filter[path.alias]=x', 500, 'Call to a member function getColumns() on bool'],
    ['filter[@root][condition][path]=title&filter[@root][condition][value]=x', 500, "'@root' is a reserved filter id."],
    ['sort=nope', 400, 'Invalid nested filtering. The field `nope`, given in the path `nope`, does not exist.'],
    ['sort=', 400, 'You need to provide a value for the sort parameter.'],
    ['sort[a][direction]=ASC', 400, 'You need to provide a field name for the sort parameter.'],
    ['page[limit]=0', 400, 'The page size needs to be a positive integer.'],
    ['page[limit]=-1', 400, 'The page size needs to be a positive integer.'],
    [
      'include=nope',
      400,
      '`nope` is not a valid relationship field name. Possible values: commerce_product_type, uid, stores, variations, default_variation, field_collections, field_colour, field_custom_filters, field_image, field_keywords, field_orientation, field_popup_image.',
    ],
    [
      'include=field_image.nope',
      400,
      '`field_image.nope` is not a valid include path. `nope` is not a valid relationship field name. Possible values: bundle, revision_user, uid, thumbnail, field_media_image.',
    ],
    ['foo=1&bar=2', 400, "The following query parameters violate the JSON:API spec: 'foo', 'bar'."],
    ['_=1', 400, "The following query parameters violate the JSON:API spec: '_'."],
  ])('[API-01] %s is refused with %i', async (query, status, detail) => {
    expect(getError(await backend.get(`${ARTS}?${query}`))).toEqual([status, detail, undefined]);
  });

  test('[API-06] nobody may filter by a mail address', async () => {
    const text = (path: string) =>
      `The current user is not authorized to filter by the \`mail\` field, given in the path \`${path}\`.`;
    expect(getError(await backend.get('/jsonapi/user/user?filter[mail]=a@b.c'))).toEqual([
      403,
      text('mail'),
      undefined,
    ]);
    expect(getError(await backend.get(`${ARTS}?filter[uid.mail]=a@b.c`))).toEqual([
      403,
      text('uid.entity:user.mail'),
      undefined,
    ]);
  });

  test('[API-01] an offset below 0 and an unknown group are errors of the server', async () => {
    expect((await backend.get(`${ARTS}?page[offset]=-1`)).status).toBe(500);
    const query = 'filter[a][condition][path]=title&filter[a][condition][value]=x&filter[a][condition][memberOf]=zz';
    expect((await backend.get(`${ARTS}?${query}`)).status).toBe(500);
  });

  test('[API-01] a condition without a value finds nothing; a custom parameter is left alone', async () => {
    expect((await backend.get(`${ARTS}?filter[a][condition][path]=title`)).body.data).toEqual([]);
    expect((await backend.get(`${ARTS}?fooBar=1&page[limit]=1`)).status).toBe(200);
  });
});
