import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DEMO } from '../../mocks/seed/demo.ts';
import { findSecrets } from '../../scripts/tools/secrets.ts';
import { type Answer, deployment, request, secretTexts } from './deployment.ts';

const { store, backend, dist, secrets } = deployment;
const assets = () => readdirSync(join(dist, 'assets'));
const asset = (ending: string) => `/assets/${assets().find((name) => name.endsWith(ending))}`;
const POLL = '/jsonapi/commerce_payment/payment_manual';
const ONE_ORDER = `${POLL}?filter%5Border_id.order_number%5D=260814301276&include=order_id`;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const JSON_API = { 'Content-Type': 'application/vnd.api+json' };
const signIn = String(
  new URLSearchParams({ grant_type: 'password', client_id: 'store', username: DEMO.name, password: DEMO.password }),
);

test.describe('every answer, whatever it is', () => {
  for (const [what, path, status] of [
    ['a page', '/about/', 200],
    ['a page without a file', '/checkout/shopping-bag', 200],
    ['what is not there', '/nope', 404],
    ['an asset', 'asset', 200],
    ['an asset that is gone', '/assets/gone-abc.js', 404],
    ['a call', '/jsonapi/taxonomy_term/size', 200],
    ['a call that is refused', '/jsonapi/nope/nope', 404],
  ] as const) {
    test(`${what} carries the headers that protect it, once each`, async () => {
      const { status: got, headers } = await request(store + (path === 'asset' ? asset('.js') : path));
      expect(got).toBe(status);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        server: 'nginx',
      });
      const policy = Object.fromEntries(
        (headers['content-security-policy'] ?? '').split('; ').map((rule) => [rule.split(' ')[0], rule]),
      );
      expect(policy).toMatchObject({
        'default-src': "default-src 'none'",
        'script-src': "script-src 'self'",
        'style-src': "style-src 'self'",
        'frame-ancestors': "frame-ancestors 'none'",
        'base-uri': "base-uri 'none'",
        'object-src': "object-src 'none'",
        'require-trusted-types-for': "require-trusted-types-for 'script'",
        'trusted-types': 'trusted-types default dompurify',
      });
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
      // what stands twice is joined by a comma
      for (const name of ['x-content-type-options', 'x-frame-options', 'content-security-policy'])
        expect(headers[name]).not.toContain(',');
      expect(headers['set-cookie']).toBeUndefined();
    });
  }
});

test.describe('with a certificate', () => {
  test('the store is told to be asked for safely from then on', async () => {
    const { status, headers } = await request(`${deployment.tls}/about/`, { headers: { Host: deployment.tlsName } });
    expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  test('[PAY-10] the second provider’s code may run on the checkout’s pages, and on no other', async () => {
    const read = async (path: string) => {
      const { headers } = await request(deployment.tls + path, { headers: { Host: deployment.tlsName } });
      const policy = headers['content-security-policy'] ?? '';
      return [
        policy.includes('https://checkout.razorpay.com'),
        policy.includes('require-trusted-types-for'),
        headers['cross-origin-opener-policy'],
        headers['permissions-policy']?.includes('api.razorpay.com'),
      ];
    };
    for (const path of ['/checkout/shipping', '/checkout/payment?order_no=1'])
      expect(await read(path)).toEqual([true, false, 'same-origin-allow-popups', true]);
    for (const path of ['/about/', '/', '/art/misty-ghats?to=/checkout/', '/order/1', '/jsonapi/taxonomy_term/size'])
      expect(await read(path)).toEqual([false, true, 'same-origin', false]);
  });

  test('plain http leads there, and so does every address', async () => {
    const { status, headers } = await request(`${deployment.plain}/art/2/?sort=price`, {
      headers: { Host: 'localhost' },
    });
    expect([status, headers.location]).toEqual([301, `https://${deployment.tlsName}/art/2/?sort=price`]);
  });

  test('another name than the store’s is not answered', async () => {
    await expect(request(`${store}/`, { headers: { Host: 'evil.example' } })).rejects.toThrow();
    await expect(request(`${deployment.plain}/`, { headers: { Host: 'evil.example' } })).rejects.toThrow();
  });
});

test.describe('how long an answer is kept', () => {
  test('what is named by what it holds, for ever; a page for a minute, and again by its tag', async () => {
    const readCached = async (path: string) => (await request(store + path)).headers['cache-control'];
    expect(await readCached(asset('.js'))).toBe('public, max-age=31536000, immutable');
    expect(await readCached(asset('.woff2'))).toBe('public, max-age=31536000, immutable');
    for (const page of ['/', '/about', '/about/', '/checkout/shopping-bag'])
      expect(await readCached(page)).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(await readCached('/nope')).toBe('no-cache');
    expect(await readCached('/assets/gone-abc.js')).toBe('no-cache');
    expect(await readCached('/jsonapi/taxonomy_term/size')).toBe('no-store');
    expect(await readCached('/robots.txt')).toBe('public, max-age=3600');
    for (const picture of ['/favicon.ico', '/favicon.svg', '/share.jpg', '/apple-touch-icon.png'])
      expect(await readCached(picture)).toBe('public, max-age=86400, stale-while-revalidate=604800');
    const { headers } = await request(`${store}/about/`);
    const again = await request(`${store}/about/`, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('a page tells when it was written, however it is packed, for the store reads an old one anew', async () => {
    const written = statSync(join(dist, 'about/index.html')).mtime.toUTCString();
    for (const coding of ['identity', 'gzip', 'br']) {
      const { headers } = await request(`${store}/about/`, { headers: { 'Accept-Encoding': coding } });
      expect([coding, headers['last-modified']]).toEqual([coding, written]);
    }
    expect((await request(`${store}/checkout/shopping-bag`)).headers['last-modified']).toBeDefined();
  });

  test('who asks only for the head of an answer gets what is told of it', async () => {
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/',
      '/about',
      asset('.js'),
      '/share.jpg',
      '/checkout/shopping-bag',
    ]) {
      const [head, whole] = await Promise.all([request(store + path, { method: 'HEAD' }), request(store + path)]);
      expect([path, head.status, head.text]).toEqual([path, 200, '']);
      expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
    }
  });

  test('[ROUTE-13] a framed picture is the page of its print, whatever its frame; any other is drawn in the browser', async () => {
    const [print = ''] = readdirSync(join(dist, 'frame-edit'));
    const at = async (path: string) => (await request(`${store}/frame-edit/${path}`)).text;
    const [page, shell] = [`frame-edit/${print}/index.html`, 'shell.html'].map((name) =>
      readFileSync(join(dist, name), 'utf8'),
    );
    for (const frame of ['a', 'b/']) expect(await at(`${frame}?id=${print}&type=art&mat=golden`)).toBe(page);
    for (const other of [`a?id=${print}&type=upload`, 'a?id=../..&type=art', 'a?id=gone&type=art', print])
      expect(await at(other), other).toBe(shell);
  });

  test('[UPL-03] the chooser of an upload is drawn in the browser, and where it is uploaded is a page', async () => {
    const at = async (path: string) => (await request(store + path)).text;
    const [page, shell] = ['custom-framing/index.html', 'shell.html'].map((name) =>
      readFileSync(join(dist, name), 'utf8'),
    );
    for (const start of ['/custom-framing', '/custom-framing/?utm_source=x&id=']) expect(await at(start)).toBe(page);
    for (const upload of ['/custom-framing?id=a', '/custom-framing/?type=upload&id=a'])
      expect(await at(upload)).toBe(shell);
  });

  test('with and without a slash at its end an address is the same page', async () => {
    const [one, other] = await Promise.all([request(`${store}/about`), request(`${store}/about/`)]);
    expect([one.status, other.status, one.text]).toEqual([200, 200, other.text]);
  });
});

test.describe('how an answer is packed', () => {
  const getEncodings = async (path: string, accepted: string) => {
    const { headers } = await request(store + path, { headers: { 'Accept-Encoding': accepted } });
    return [headers['content-encoding'], headers.vary?.toLowerCase()];
  };
  for (const path of ['/about/', 'asset', '/jsonapi/taxonomy_term/size'])
    test(`${path}: Brotli where it is understood, else gzip, else as it is`, async () => {
      const where = path === 'asset' ? asset('.js') : path;
      if (deployment.brotli) expect(await getEncodings(where, 'gzip, br')).toEqual(['br', 'accept-encoding']);
      expect(await getEncodings(where, 'gzip')).toEqual(['gzip', 'accept-encoding']);
      expect((await getEncodings(where, 'identity'))[0]).toBeUndefined();
    });

  test('assets come as small as the build packed them', async () => {
    const path = asset('.js');
    for (const [coding, ending] of [['gzip', '.gz'], ...(deployment.brotli ? [['br', '.br']] : [])] as const) {
      const { headers } = await request(store + path, { headers: { 'Accept-Encoding': coding } });
      expect([headers['content-encoding'], headers['content-length']]).toEqual([
        coding,
        String(statSync(join(dist, path + ending)).size),
      ]);
    }
  });

  test('[API-04] tokens are never packed', async () => {
    const { status, headers } = await request(`${store}/oauth/token`, {
      method: 'POST',
      headers: { ...FORM, 'Accept-Encoding': 'gzip, br' },
      body: signIn,
    });
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([200, undefined, 'no-store']);
  });
});

test.describe('what the store tells of an error', () => {
  const report = (body: string, method = 'POST') =>
    request(`${store}/error-reports`, { method, headers: { 'Content-Type': 'application/json' }, body });
  const readLetters = () =>
    readFileSync(join(deployment.logs, 'reports.log'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('is noted in a file of its own, in one line, without who told it', async () => {
    const body = JSON.stringify({ place: 'window', name: 'TypeError', message: 'a\nb "c"' });
    const { status, text } = await report(body);
    expect([status, text]).toEqual([204, '']);
    await expect.poll(() => readLetters().at(-1)).toEqual({ at: expect.any(String), status: 204, report: body });
    expect(readFileSync(join(deployment.logs, 'reports.log'), 'utf8')).not.toContain('127.0.0');
    expect(readFileSync(join(deployment.logs, 'access.log'), 'utf8')).not.toMatch(/error-reports|\.reported/);
  });

  test('of the policy a browser tells by itself; the rule and the origin are noted, and no address', async () => {
    const violation = {
      'document-uri': `${store}/order/261121000001?mobile=9847012345`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?who=asha',
    };
    const newer = {
      documentURL: `${store}/`,
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
    };
    const send = (body: unknown) =>
      request(`${store}/error-reports/policy`, { method: 'POST', body: JSON.stringify(body) });
    const statuses = [await send({ 'csp-report': violation }), await send([{ type: 'csp-violation', body: newer }])];
    expect(statuses.map(({ status }) => status)).toEqual([204, 204]);
    const readLog = () => readFileSync(join(deployment.logs, 'policy.log'), 'utf8').trim().split('\n');
    await expect
      .poll(() =>
        readLog()
          .slice(-2)
          .map((line) => JSON.parse(line)),
      )
      .toEqual([
        { at: expect.any(String), rule: 'script-src-elem', blocked: 'https://evil.example' },
        { at: expect.any(String), rule: 'require-trusted-types-for', blocked: 'trusted-types-sink' },
      ]);
    const { headers } = await request(`${store}/about/`);
    expect(headers['content-security-policy']).toContain('report-uri /error-reports/policy; report-to policy');
    expect(headers['reporting-endpoints']).toBe('policy="/error-reports/policy"');
  });

  test('is small, is sent, and not too often', async () => {
    expect((await report('x'.repeat(9_000))).status).toBe(413);
    expect((await request(`${store}/error-reports`)).status).toBe(405);
    expect((await request(`${store}/.reported`)).status).toBe(404);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await report('{}')).status));
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
  });
});

test.describe('what is nobody’s to read', () => {
  for (const path of [
    '/.git/config',
    '/.env',
    '/art/.htaccess',
    // a map that somebody built by mistake
    '/assets/probe.js.map',
    '/../secrets',
    '/%2e%2e/secrets',
  ])
    test(path, async () => {
      const made = path.endsWith('.map') && join(dist, path);
      if (made) writeFileSync(made, '{}');
      const { status, text } = await request(store + path);
      if (made) rmSync(made);
      expect([400, 404]).toContain(status);
      for (const secret of secretTexts) expect(text).not.toContain(secret);
    });

  test('no file of the build holds a secret', () => {
    expect(findSecrets(dist, { ...secrets })).toEqual([]);
    for (const name of readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
      const bytes = readFileSync(join(name.parentPath, name.name));
      expect(secretTexts.filter((secret) => bytes.includes(secret))).toEqual([]);
    }
  });
});

test.describe('what the proxy adds', () => {
  const hasToken = ({ status, text }: Answer) => status === 200 && typeof JSON.parse(text).access_token === 'string';
  const token = (to: string, body = signIn, headers: Record<string, string> = FORM) =>
    request(`${to}/oauth/token`, { method: 'POST', headers, body });

  test('[API-04] [API-05] the client’s secret, and no browser’s own counts', async () => {
    expect(hasToken(await token(store))).toBe(true);
    expect((await token(backend)).status).toBe(401);
    expect(hasToken(await token(store, `${signIn}&client_secret=guessed`))).toBe(true);
    expect(hasToken(await token(store, `client_secret=guessed&${signIn}`))).toBe(true);
    const own = Buffer.from('store:guessed').toString('base64');
    expect(hasToken(await token(store, signIn, { ...FORM, Authorization: `Basic ${own}` }))).toBe(true);
    const json = JSON.stringify({ ...Object.fromEntries(new URLSearchParams(signIn)), client_secret: 'guessed' });
    expect(hasToken(await token(store, json, { 'Content-Type': 'application/json' }))).toBe(false);
    const { refresh_token } = JSON.parse((await token(store)).text);
    const renewal = String(new URLSearchParams({ grant_type: 'refresh_token', client_id: 'store', refresh_token }));
    expect(hasToken(await token(store, renewal))).toBe(true);
  });

  test('[API-74] [PAY-19] the credential of the poll, to this call exactly, and no more of the order than that it is', async () => {
    const find = async (to: string, path: string, headers = {}) =>
      JSON.parse((await request(to + path, { headers })).text).data?.length ?? 0;
    expect(await find(store, ONE_ORDER)).toBe(1);
    expect(await find(store, ONE_ORDER, { Authorization: 'Basic bXk6b3du' })).toBe(1);
    expect(await find(backend, ONE_ORDER)).toBe(0);
    for (const other of [
      POLL,
      `${POLL}?include=order_id`,
      `${POLL}/?filter%5Border_id.order_number%5D=260814301276&include=order_id`,
      `${ONE_ORDER}&include=order_id.uid`,
      `${ONE_ORDER}&sort=id`,
      `${POLL}?filter%5Border_id.order_number%5D=&include=order_id`,
      ONE_ORDER.replace('payment_manual', 'PAYMENT_MANUAL'),
    ])
      expect([other, await find(store, other)]).toEqual([other, 0]);
    const { included } = JSON.parse((await request(store + ONE_ORDER)).text);
    expect(included[0].attributes).toEqual({ order_number: '260814301276' });
  });

  test('[API-98] [API-93] the fixed headers of the design forms, whatever the browser sends', async () => {
    const body = JSON.stringify({
      data: {
        type: 'paragraph--form_image',
        attributes: { parent_id: '0', parent_type: 'contact_message', parent_field_name: 'field_image_of_art' },
      },
    });
    const send = (to: string, headers = {}) =>
      request(`${to}/jsonapi/paragraph/form_image`, { method: 'POST', headers: { ...JSON_API, ...headers }, body });
    expect((await send(backend)).status).toBe(403);
    expect((await send(store)).status).toBe(201);
    expect((await send(store, { Authorization: 'Bearer made-up', 'X-Session': 'made-up' })).status).toBe(201);
  });

  test('[API-07] a browser’s own bearer stays on all else', async () => {
    const { access_token } = JSON.parse((await token(store)).text);
    const me = `${store}/jsonapi/user/user/${DEMO.id}`;
    const mail = async (headers = {}) => JSON.parse((await request(me, { headers })).text).data?.attributes.mail;
    expect(await mail({ Authorization: `Bearer ${access_token}` })).toBe(DEMO.mail);
    expect(await mail()).toBeUndefined();
  });

  test('[API-02] [API-06] [API-73] of people, addresses and coupons only what the store asks for is handed on', async () => {
    const USERS = '/jsonapi/user/user';
    const status = async (path: string) => (await request(store + path)).status;
    expect(await status(`${USERS}?filter%5Bname%5D=${DEMO.name}`)).toBe(200);
    expect(await status(`${USERS}/${DEMO.id}`)).toBe(200);
    for (const path of [
      USERS,
      '/jsonapi/USER/user',
      '/jsonapi/%75ser/user',
      '/jsonapi//user/user',
      '/x/../jsonapi/user/user',
      `${USERS}?filter%5Bname%5D=${DEMO.name}&sort=-created`,
      `${USERS}/${DEMO.id}/customer_profiles`,
      '/jsonapi/node/news_letter',
      '/jsonapi/node/news_letter?filter%5Btitle%5D%5Boperator%5D=CONTAINS&filter%5Btitle%5D%5Bvalue%5D=@',
      '/jsonapi/commerce_promotion/commerce_promotion',
      '/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon',
    ]) {
      const { status, headers, text } = await request(store + path);
      expect([path, status, JSON.parse(text)]).toEqual([path, 403, { message: 'The store does not ask for this.' }]);
      expect(headers['content-type']).toContain('application/json');
    }
  });

  test('the backend knows the store by its own name, whatever else a request claims', async () => {
    const { text } = await request(`${store}/jsonapi/taxonomy_term/size?page%5Blimit%5D=1`, {
      headers: { 'X-Forwarded-Host': 'evil.example', 'X-Original-URL': '/evil' },
    });
    expect(new URL(JSON.parse(text).links.self.href).origin).toBe(store);
    expect(text).not.toContain('evil');
  });
});
