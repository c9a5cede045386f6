import { beforeEach, describe, expect, test } from 'vitest';
import { type BackendBench, createBench, getError } from './bench.ts';

/** What a real Drupal answers, word by word where the store shows or reads the words. */
describe('a drupal10 backend refuses as Drupal does', () => {
  let backend: BackendBench;
  beforeEach(() => {
    backend = createBench();
    backend.change({ profile: 'drupal10' });
  });

  test('[API-06] a guest who filters users by a field that they may not see: 403', async () => {
    const answer = await backend.get('/jsonapi/user/user?filter[mail]=asha@example.com');
    expect(getError(answer).slice(0, 2)).toEqual([
      403,
      'The current user is not authorized to filter by the `mail` field, given in the path `mail`.',
    ]);
    expect(answer.headers.get('WWW-Authenticate')).toBeNull();
  });

  test.each([
    ['/jsonapi/node/page', 'text/html; charset=UTF-8'],
    ['/order/price', 'text/html; charset=UTF-8'],
    ['/contact_message?_format=json', 'application/json'],
  ])('[API-01] a bearer that is none at %s: 401 in %s, with its challenge', async (path, type) => {
    backend = createBench(undefined, { oauthVersion: 6 });
    backend.change({ profile: 'drupal10' });
    const { status, headers } = await backend.post(path, {}, { bearer: 'garbage' });
    expect([status, headers.get('Content-Type'), headers.get('WWW-Authenticate')]).toEqual([
      401,
      type,
      'Bearer realm="OAuth", error="access_denied", error_description="The JWT string must have two dots"',
    ]);
  });

  test('[API-45] a guest who creates a wishlist: 403', async () => {
    const list = { data: { type: 'commerce_wishlist--default', attributes: { name: 'Wishlist', is_default: true } } };
    expect((await backend.post('/jsonapi/commerce_wishlist/default', list)).status).toBe(403);
  });

  test.each(['+title', '%2Btitle', 'title,+created'])(
    '[API-01] sort=%s: 400, for no field is called so',
    async (sort) => {
      const [status, detail] = getError(await backend.get(`/jsonapi/commerce_product/frame?sort=${sort}`));
      expect([status, detail]).toEqual([400, expect.stringMatching(/^Invalid nested filtering\. The field `[+ ]\w+`/)]);
      expect((await backend.get('/jsonapi/commerce_product/frame?sort=-title,created')).status).toBe(200);
    },
  );

  test('[API-03] a POST that sets an internal id: 403, and nothing is kept', async () => {
    const subscriber = (attributes: object) => ({
      data: { type: 'node--news_letter', attributes: { title: 'asha@example.com', ...attributes } },
    });
    expect(
      getError(await backend.post('/jsonapi/node/news_letter', subscriber({ drupal_internal__nid: 9_000 }))),
    ).toEqual([
      403,
      'The current user is not allowed to POST the selected field (drupal_internal__nid). The entity ID cannot be changed.',
      '/data/attributes/drupal_internal__nid',
    ]);
    const { body } = await backend.get('/jsonapi/node/news_letter?filter[title]=asha@example.com');
    expect(body.data).toEqual([]);
    expect((await backend.post('/jsonapi/node/news_letter', subscriber({}))).status).toBe(201);
  });
});
