import { spawn } from 'node:child_process';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../mocks/endpoints/endpoints.ts';
import { WHO } from '../../../mocks/endpoints/refusals.ts';
import { serveBackend } from '../../../mocks/http.ts';
import { checkBackend, getFindings } from '../../../scripts/backendCheck/checkBackend.ts';
import { createReads } from '../../../scripts/backendCheck/reads.ts';
import { ROOT, TYPESCRIPT } from '../../../scripts/tools/processes.ts';
import { PROFILES } from '../../../src/domain/backendSettings.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const names = endpoints.map(({ name }) => name);
const nothing = { data: [], links: { self: { href: '' } } };
const notFound = () => HttpResponse.html('<!doctype html><title>Page not found</title>', { status: 404 });

describe.each(PROFILES)('[API-01] npm run check:backend at a %s backend', (profile) => {
  test('makes every call of the API page, finds nothing, and keeps nothing there', async () => {
    const backend = await serveBackend({ settings: { profile } });
    try {
      const rows = await checkBackend(backend.url);
      expect(rows.map(({ name }) => name)).toEqual(names);
      expect(getFindings(rows)).toEqual([]);
      expect(rows.filter(({ verdict }) => verdict === 'skipped').map(({ name }) => name)).toEqual(['payments.settle']);
      expect(backend.inbox()).toEqual([]);
    } finally {
      await backend.close();
    }
  });
});

test('npm run check:backend reads each list that anybody may read as the store reads it', () => {
  const lists = endpoints.filter(
    ({ method, path, who, unused }) => method === 'GET' && !path.includes(':') && who === WHO.anybody && !unused,
  );
  const reads = Object.keys(createReads());
  expect(
    lists.map(({ name }) => name).filter((name) => !reads.includes(name)),
    'has no read in scripts/backendCheck/reads.ts',
  ).toEqual([]);
});

test('[API-01] npm run check:backend prints a table, and ends with 0', async () => {
  const backend = await serveBackend();
  const child = spawn(process.execPath, [...TYPESCRIPT, 'scripts/checkBackend.ts', backend.url], { cwd: ROOT });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const code = await new Promise((done) => child.once('close', done));
  await backend.close();
  expect(output).toMatch(/^ok +frames\.list +GET \/jsonapi\/commerce_product\/frame +\d+$/m);
  expect(output).toMatch(new RegExp(`^${names.length} calls, 0 findings$`, 'm'));
  expect(code).toBe(0);
}, 60_000);

describe('[API-01] npm run check:backend at a host that is not as it should be', () => {
  const { server } = setupBackend('drupal10');

  test('names what is missing, wrong or slow', async () => {
    const host = 'http://store.test';
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    server.use(
      http.get(`${host}/jsonapi/node/page`, ({ request }) =>
        /361|terms_of_service/.test(decodeURIComponent(request.url)) ? HttpResponse.json(nothing) : undefined,
      ),
      http.get(`${host}/jsonapi/taxonomy_term/colour`, notFound),
      http.get(`${host}/jsonapi/commerce_product/frame`, () => HttpResponse.json(nothing)),
      http.get(`${host}/api/getprice`, () => HttpResponse.json([])),
      http.get(`${host}/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon`, notFound),
      http.post(`${host}/email_verifications/email_verify`, () => HttpResponse.json({ data: 'invalid' })),
      http.post(`${host}/email_verifications/account_check`, notFound),
      http.get(`${host}/jsonapi/node/testimonial`, () => {
        now += 450;
      }),
      http.get(`${host}/jsonapi/node/article`, () => HttpResponse.html('<!doctype html><title>Welcome</title>')),
      http.get(`${host}/jsonapi/block_content/home_page_block`, () =>
        HttpResponse.json({ errors: [{ detail: "The 'access content' permission is required." }] }, { status: 403 }),
      ),
      http.get(`${host}/jsonapi/taxonomy_term/pincode`, () =>
        HttpResponse.json({ data: [{ type: 'taxonomy_term--pincode', id: 'p', attributes: { name: 682001 } }] }),
      ),
      http.post(`${host}/order/price`, notFound),
      http.post(`${host}/oauth/token`, () => HttpResponse.json({ error: 'invalid_client' }, { status: 401 })),
    );
    const rows = await checkBackend(host, { limit: 400, origin: 'https://store.example' });
    const findings = getFindings(rows).map(({ verdict, name, note }) => [verdict, name, note]);
    expect(findings).toEqual(
      [
        ['wrong', 'oauth.password', /refuses the client/],
        ['missing', 'email.check', /404/],
        ['wrong', 'email.verify', /'failed'/],
        ['missing', 'frames.list', /no frame can be sold/],
        ['missing', 'colours.list', /404/],
        ['wrong', 'pincode.find', /cannot read the answer: data\.0\.attributes\.name/],
        ['wrong', 'prices.list', /size_band: no row for 'under 256'/],
        ['wrong', 'blocks.promises', /a guest may not do this \(403\): The 'access content' permission/],
        ['slow', 'testimonials.list', /^450 ms, 400 allowed$/],
        ['missing', 'page.returnPolicy', /node id 361/],
        ['missing', 'page.byAlias', /terms_of_service, without which nobody can order/],
        ['wrong', 'articles.list', /\(200\) is HTML and no JSON/],
        ['wrong', 'articles.byNid', /HTML/],
        ['missing', 'coupons.find', /404/],
        ['missing', 'orders.price', /404/],
        ['wrong', 'cors', /CORS does not allow the origin https:\/\/store\.example, the method PATCH, the header auth/],
      ].map(([verdict, name, note]) => [verdict, name, expect.stringMatching(note as RegExp)]),
    );
    expect(rows.filter(({ verdict }) => verdict === 'skipped').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['reviews.list', 'articles.byAlias']),
    );
  }, 30_000);
});
