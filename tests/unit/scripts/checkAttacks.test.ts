import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { issueTokens } from '../../../mocks/handlers/tokens.ts';
import { serveBackend } from '../../../mocks/http.ts';
import { checkAttacks } from '../../../scripts/backendCheck/checkAttacks.ts';
import { PROFILES } from '../../../src/domain/backendSettings.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const byName = <T extends { name: string }>(rows: readonly T[]) =>
  Object.fromEntries(rows.map((row) => [row.name, row]));

describe.each(PROFILES)('npm run check:backend -- --attack at a %s backend', (profile) => {
  test('[API-01] tries everything, and all of it is refused', async () => {
    const backend = await serveBackend({ settings: { profile } });
    try {
      const rows = await checkAttacks(backend.url);
      expect(rows.filter(({ verdict }) => verdict !== 'refused')).toEqual([]);
    } finally {
      await backend.close();
    }
  });
});

test('[CONF-35] [ORD-24] [PAY-20] npm run check:backend -- --attack names a Commerce that sells for the price of a client, and a test gateway', async () => {
  const stock = await serveBackend({
    settings: { profile: 'drupal10' },
    site: () => ({ hasPriceProcessor: false }),
    testGateway: true,
  });
  const rows = byName(await checkAttacks(stock.url));
  await stock.close();
  expect(rows).toMatchObject({
    'price.posted': { verdict: 'open', note: 'a print of ₹1536 is sold for ₹1' },
    'payment.testGateway': { verdict: 'open', note: 'the test gateway completes an order' },
    'payment.forged': { verdict: 'refused' },
    'payment.record': { verdict: 'refused' },
  });
});

describe('npm run check:backend -- --attack at a host that is open', () => {
  const { server, store } = setupBackend('drupal10');
  const host = 'http://store.test';

  test('[API-20] [API-22] names public photos, and lists of them', async () => {
    const id = '3f1c2b1e-0000-4000-8000-000000000001';
    const path = '/sites/default/files/2026-11/photo.png';
    server.use(
      http.post(`${host}/jsonapi/media/image/field_media_image`, () =>
        HttpResponse.json({ data: { type: 'file--file', id, attributes: { uri: { url: path } } } }, { status: 201 }),
      ),
      http.get(host + path, () => new HttpResponse('a picture')),
      http.get(`${host}/jsonapi/file/file`, () => HttpResponse.json({ data: [{ type: 'file--file', id }] })),
    );
    expect(byName(await checkAttacks(host))).toMatchObject({
      'files.public': { verdict: 'open', note: `a photo is given out without a signature, at ${path}` },
      'files.altered': { verdict: 'not tried', note: 'addresses of uploads have no signature' },
      'files.list': { verdict: 'open', note: '/jsonapi/file/file?sort=-created lists what was uploaded' },
    });
  });

  test('[PAY-10] [SESS-13] [API-04] names payments that nobody checks, grants without a password, and orders that anybody reads', async () => {
    const complete = (id: string) => {
      const order = store.get('commerce_order--default', id);
      if (order) store.put({ ...order, attributes: { ...order.attributes, state: 'completed' } });
    };
    server.use(
      http.post(`${host}/order/payment_verify`, async ({ request }) => {
        const { order_no } = (await request.json()) as { order_no: string };
        for (const { id, attributes } of store.list('commerce_order--default'))
          if (attributes.order_number === order_no) complete(id);
        return HttpResponse.json({ state: 'completed' });
      }),
      http.patch(`${host}/jsonapi/commerce_order/default/:id`, async ({ request, params }) => {
        if (!(await request.clone().text()).includes('completed')) return undefined;
        complete(String(params.id));
        return HttpResponse.json({ data: null });
      }),
      http.delete(`${host}/jsonapi/commerce_order/default/:id`, () => new HttpResponse(null, { status: 204 })),
      http.post(`${host}/oauth/token`, async ({ request }) =>
        (await request.clone().text()).includes('client_credentials')
          ? HttpResponse.json({ access_token: 'for anybody' })
          : undefined,
      ),
    );
    expect(byName(await checkAttacks(host))).toMatchObject({
      'payment.forged': { verdict: 'open', note: 'an order is paid by a signature that is made up' },
      'payment.record': { verdict: 'open', note: 'a client writes that its own order is paid' },
      'oauth.clientCredentials': { verdict: 'open', note: 'a stranger gets a token without a password' },
      'orders.stranger': { verdict: 'open', note: 'somebody else deletes commerce_order--default' },
    });
  });

  test('[SESS-06] [API-05] names tokens that go on after their owner has signed out, and texts that nobody measures', async () => {
    server.use(
      http.post(`${host}/oauth/revoke`, () => new HttpResponse(null, { status: 404 })),
      http.patch(`${host}/jsonapi/user/user/:id`, () => new HttpResponse(null, { status: 500 })),
    );
    expect(byName(await checkAttacks(host))).toMatchObject({
      'device.revoked': {
        verdict: 'open',
        note: 'whoever copied a token reads on after its owner has signed out: /oauth/revoke answers 404',
      },
      'forms.long': {
        verdict: 'open',
        note: 'a changed profile with a name of 256 characters is answered with 500',
      },
    });
  });

  test('[API-02] [API-06] [OTP-24] [COUP-18] names lists of people, codes that are good anywhere, and guesses without an end', async () => {
    const somebody = { type: 'user--user', id: '9c152689-da57-4c57-a2f2-9415bea61544' };
    const listing = () => HttpResponse.json({ data: [somebody] });
    server.use(
      http.get(`${host}/jsonapi/user/user`, ({ request }) => {
        const name = new URL(request.url).searchParams.get('filter[name]');
        return HttpResponse.json({ data: [{ ...somebody, attributes: { display_name: name } }] });
      }),
      http.get(`${host}/jsonapi/node/news_letter`, listing),
      http.get(`${host}/jsonapi/commerce_promotion/commerce_promotion`, listing),
      http.post(`${host}/newsletter/confirm`, () => HttpResponse.json({})),
      http.post(`${host}/oauth/token`, () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })),
      http.post(`${host}/otp/verify`, async ({ request }) => {
        const { mail } = (await request.clone().json()) as { mail?: string };
        return mail === undefined ? undefined : HttpResponse.json({ access_token: 'x', refresh_token: 'y' });
      }),
    );
    expect(byName(await checkAttacks(host))).toMatchObject({
      'people.users': { verdict: 'open', note: '/jsonapi/user/user lists users' },
      'people.displayName': { verdict: 'open' },
      'people.subscribers': { verdict: 'open', note: '/jsonapi/node/news_letter lists subscribers' },
      'people.newsletterLink': { verdict: 'open' },
      'guessing.otherBrowser': { verdict: 'open', note: 'a code signs in without its identifier' },
      'guessing.password': { verdict: 'open', note: '60 passwords are tried in a row' },
      'guessing.couponList': { verdict: 'open' },
    });
  });

  test('[GUEST-01] names an account that stays with whoever registered it', async () => {
    server.use(
      http.post(`${host}/otp/verify`, async ({ request }) => {
        const body = (await request.clone().json()) as { mobile?: string };
        const user = store.list('user--user').find(({ attributes }) => attributes.name === body.mobile);
        return user ? HttpResponse.json(issueTokens(store, user)) : undefined;
      }),
    );
    expect(byName(await checkAttacks(host))).toMatchObject({
      'people.takeover': { verdict: 'open', note: 'a token of before reads the owner’s account' },
    });
  });
});
