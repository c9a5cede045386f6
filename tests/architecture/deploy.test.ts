import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BACKEND_PATHS } from '../../deploy/backendPaths.ts';
import { createNginxFiles } from '../../deploy/nginx.ts';
import { STORE_AREAS } from '../../deploy/storeAreas.ts';
import { endpoints } from '../../mocks/endpoints/endpoints.ts';
import { writeConfig } from '../../scripts/tools/nginxConfig.ts';
import { fetchAccountDetails, saveAccount } from '../../src/api/account.ts';
import { findUserByName } from '../../src/api/accounts.ts';
import { fetchSavedAddresses } from '../../src/api/addresses.ts';
import { findCoupon } from '../../src/api/coupons.ts';
import { isSubscribed, subscribe } from '../../src/api/newsletter.ts';
import { configureApi } from '../../src/api/settings.ts';
import { routes } from '../../src/app/routes.tsx';
import { getExamples } from '../support/routeExamples.ts';

const isBelow = (address: string, path: string) => (path.endsWith('/') ? address.startsWith(path) : address === path);
const goesToBackend = (address: string) => BACKEND_PATHS.some(({ path }) => isBelow(address, path));
const getPath = (address: string) => new URL(address, 'https://store.example').pathname;

describe('which addresses are the backend’s', () => {
  test('[CHK-01] every call that is described is handed on, but for the one by which nobody’s money pays', () => {
    const left = endpoints.filter(({ path }) => !goesToBackend(path.replace(/:\w+/g, 'x')));
    expect(left.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /test_gateway/:number']);
  });

  test('no page of the store is', () => {
    const pages = routes.flatMap(getExamples).map(getPath);
    expect(pages.flatMap((page) => [page, `${page.replace(/\/$/, '')}/`]).filter(goesToBackend)).toEqual([]);
  });

  test('and none is listed that nobody calls, but for Drupal’s own path of messages and its files', () => {
    const isCalled = ({ path }: { path: string }) =>
      endpoints.some((call) => isBelow(call.path.replace(/:\w+/g, 'x'), path));
    const idle = BACKEND_PATHS.filter((each) => !isCalled(each)).map(({ path }) => path);
    expect(idle).toEqual(['/entity/contact_message', '/sites/default/files/', '/system/files/']);
  });

  test('pages without a file are drawn by the browser in every area of the store, and nowhere else', () => {
    const areas = routes.map(({ path }) => path.split('/')[1] ?? '').filter((area) => area !== '' && area !== '*');
    expect(STORE_AREAS, 'a new page is listed in PUBLIC_PATHS or DISALLOWED_PATHS').toEqual([...new Set(areas)].sort());
  });
});

const SECRETS = {
  CLIENT_SECRET: 'a $ecret & "more"/+=',
  POLL_USER: 'poll',
  POLL_PASSWORD: 'of:payments',
  DESIGN_HEADERS: 'Authorization: Bearer of-the-forms | X-Session: session-of-the-forms',
};
const SETTINGS = {
  STORE_HOST: 'store.example',
  BACKEND_URL: 'https://127.0.0.1:8443',
  ROOT: '/srv/store/current',
  LISTEN: '',
  HTTP_PORT: '80',
  HTTPS_PORT: '443',
  CERTIFICATE: '/etc/store.pem',
  CERTIFICATE_KEY: '/etc/store.key',
  RAZORPAY: 'no',
  BROTLI: 'yes',
  ERROR_REPORTS: '',
  LOGS: '/var/log/nginx',
};
const filesFor = (settings = {}) =>
  Object.fromEntries(
    createNginxFiles({ settings: { ...SETTINGS, ...settings }, secrets: SECRETS, folder: '/etc/nginx/store' }).map(
      ({ name, text }: { name: string; text: string }) => [name, text],
    ),
  ) as Record<string, string>;

describe('what nginx is told', () => {
  const files = filesFor();
  const CREDENTIAL = Buffer.from('poll:of:payments').toString('base64');

  test('[API-05] [PAY-19] [API-98] secrets stand in the one file that only root reads', () => {
    const texts = [
      'a%20%24ecret%20%26%20%22more%22%2F%2B%3D',
      CREDENTIAL,
      'Bearer of-the-forms',
      'session-of-the-forms',
    ];
    for (const secret of texts)
      expect(Object.keys(files).filter((name) => files[name]?.includes(secret))).toEqual(['secrets.conf']);
    expect(Object.values(files).join('\n')).not.toMatch(/a \$ecret|of:payments/);
    const [secret] = createNginxFiles({ settings: SETTINGS, secrets: SECRETS, folder: '/x' }).filter(
      ({ isSecret }: { isSecret: boolean }) => isSecret,
    );
    expect(secret?.name).toBe('secrets.conf');
  });

  test('no script of another site may run, and none that stands in a page', () => {
    expect(files['maps.conf']).toContain("script-src 'self';");
    expect(Object.values(files).join('\n')).not.toMatch(/unsafe-|nonce-|script-src[^;]*\*/);
  });

  describe('[PAY-10] what the second provider’s checkout asks for', () => {
    /** The policy of pages under a prefix of the address, as nginx picks it. */
    const getPolicy = (map: string, settings: object, isCheckout: boolean) => {
      const [, block = ''] =
        new RegExp(`map \\$request_uri \\$${map} \\{([^}]*)\\}`).exec(filesFor(settings)['maps.conf'] ?? '') ?? [];
      const [checkout = '', otherwise = ''] = block.trim().split('\n');
      expect(checkout).toContain('"~^/checkout(?:[/?]|$)"');
      return isCheckout ? checkout : otherwise;
    };
    const on = { RAZORPAY: 'yes' };
    const hosts = (text: string) => text.match(/https:\/\/[\w.-]+/g);

    test('comes along on the checkout’s pages', () => {
      expect(hosts(getPolicy('page_policy', on, true))).toEqual([
        'https://checkout.razorpay.com',
        'https://cdn.razorpay.com',
        'https://cdn.razorpay.com',
        'https://lumberjack.razorpay.com',
        'https://lumberjack-metrics.razorpay.com',
        'https://api.razorpay.com',
        'https://checkout.razorpay.com',
      ]);
      // its code writes HTML that is not the store's
      expect(getPolicy('page_policy', on, true)).not.toContain('trusted-types');
      expect(hosts(getPolicy('payment_policy', on, true))).toEqual(['https://api.razorpay.com']);
      expect(getPolicy('opener_policy', on, true)).toContain(' same-origin-allow-popups;');
    });

    test.each([
      ['on other pages', on, false],
      ['without that provider', {}, true],
    ])('and nothing of it %s', (_, settings, isCheckout) => {
      expect(hosts(getPolicy('page_policy', settings, isCheckout))).toBeNull();
      expect(getPolicy('page_policy', settings, isCheckout)).toContain("frame-src 'none';");
      expect(getPolicy('page_policy', settings, isCheckout)).toContain("require-trusted-types-for 'script';");
      expect(getPolicy('payment_policy', settings, isCheckout)).toContain(' "()";');
      expect(getPolicy('opener_policy', settings, isCheckout)).toContain(' same-origin;');
    });
  });

  test('a header stands once, for nginx forgets all others where a location has one of its own', () => {
    const adding = Object.keys(files).filter((name) => /^\s*add_header/m.test(files[name] ?? ''));
    expect(adding).toEqual(['headers.conf']);
  });

  test('with a certificate there is a way to it from plain http, and none without', () => {
    expect(files['store.conf']).toContain('return 301 https://store.example$request_uri;');
    const plain = filesFor({ CERTIFICATE: '', CERTIFICATE_KEY: '' });
    expect(plain['store.conf']).not.toMatch(/ssl|301/);
    expect(
      [files['headers.conf'], plain['headers.conf']].map((text) => /Security "max-age=\d+/.test(text ?? '')),
    ).toEqual([true, false]);
  });

  test.each([
    ['203.0.113.9', undefined],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:'],
    ['2001:db8:1:2::9', '2001:db8:1:2:'],
    ['2001:db8::9', '2001:db8'],
    ['::1', ''],
  ])('how often %s may ask is counted for its whole network', (address, network) => {
    const limits = files['limits.conf'] ?? '';
    const patterns = Array.from(
      limits.matchAll(/"~(.*<(?:first_groups|before_zeros)>.*)" /g),
      ([, pattern = '']) => pattern,
    );
    expect(patterns).toHaveLength(2);
    const found = patterns.map((pattern) => new RegExp(pattern).exec(address)?.[1]);
    expect(found.find((groups) => groups !== undefined)).toBe(network);
    expect(limits).not.toContain('limit_req_zone $binary_remote_addr');
  });

  test('nothing is left to be filled in', () => {
    // nginx's own places have a name after the sign, and no sign after it
    const all = { ...files, ...filesFor({ ERROR_REPORTS: '/error-reports' }) };
    expect(Object.values(all).join('\n')).not.toMatch(/@[A-Z_]+@|undefined/);
  });

  test('errors are taken where the build tells of them, and nowhere else', () => {
    expect(filesFor({ ERROR_REPORTS: '/told/errors' })['site.conf']).toContain('location = /told/errors {');
    expect(files['site.conf']).not.toContain('reports');
  });
});

describe('lists of people, addresses and coupons', () => {
  const patterns = Array.from((filesFor()['maps.conf'] ?? '').matchAll(/"~\^((?:GET|PATCH|POST) .*)\$" 1;/g));
  const isOwn = (call: string) => patterns.some(([, pattern = '']) => new RegExp(`^${pattern}$`).test(call));
  const guarded = /"~\*\^0 (.*)" 1;/.exec(filesFor()['maps.conf'] ?? '')?.[1] ?? 'nothing';
  const isGuarded = (path: string) => new RegExp(`^${guarded}`, 'i').test(path);
  const id = '9c152689-da57-4c57-a2f2-9415bea61544';
  const calls = async (run: () => Promise<unknown>) => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
      sent.push(`${method} ${url}`);
      return Response.json({}, { status: 400 });
    });
    configureApi({ host: '' });
    await run().catch(() => undefined);
    vi.unstubAllGlobals();
    return sent;
  };

  test.each([
    ['[API-06]', () => findUserByName('9847012345')],
    ['[API-06]', () => findUserByName('asha+1@example.com')],
    ['[API-07]', () => fetchAccountDetails(id, 'token')],
    ['[API-18]', () => saveAccount(id, { fullName: 'Asha' }, { bearer: 'token' })],
    ['[API-08] [API-89]', () => fetchSavedAddresses(id, { bearer: 'token' })],
    ['[API-02]', () => isSubscribed('asha@example.com')],
    ['[API-03]', () => subscribe('asha@example.com')],
    ['[API-73]', () => findCoupon('WELCOME10', { bearer: 'token' })],
  ])('%s what the store asks for is handed on: %s', async (_, run) => {
    const sent = await calls(run);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((call) => !isOwn(call) || !isGuarded(getPath(call.split(' ')[1] ?? '')))).toEqual([]);
  });

  test.each([
    '/jsonapi/user/user',
    '/jsonapi/user/user?',
    '/jsonapi/User/user?filter%5Bname%5D=9847012345',
    '/jsonapi/user/user?filter%5Bname%5D=9847012345&include=roles',
    '/jsonapi/user/user?filter%5Bname%5D%5Boperator%5D=CONTAINS&filter%5Bname%5D%5Bvalue%5D=9',
    '/jsonapi/user/user?filter[name]=9847012345',
    '/jsonapi/user/user?sort=name',
    `/jsonapi/user/user/${id}/customer_profiles`,
    `/jsonapi/user/user/${id}?include=roles`,
    '/jsonapi/node/news_letter',
    '/jsonapi/node/news_letter?page%5Blimit%5D=50&page%5Boffset%5D=0',
    `/jsonapi/node/NEWS_letter/${id}`,
    '/jsonapi/commerce_promotion/commerce_promotion',
    '/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon',
    '/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon?filter%5Bcode%5D%5Boperator%5D=STARTS_WITH',
  ])('%s is refused', (path) => {
    expect([isOwn(`GET ${path}`), isGuarded(getPath(path))]).toEqual([false, true]);
  });
});

describe('settings that cannot be meant stop with a sentence', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'deploy-'));
    for (const name of ['index.html', 'shell.html', '404.html']) writeFileSync(join(folder, name), '');
    mkdirSync(join(folder, 'bare'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Writes the files as somebody would have, and the configuration from them. */
  const write = (settings: Record<string, string> = {}, secrets: Record<string, string> = {}, mode = 0o600) => {
    const good = { STORE_HOST: 'store.example', BACKEND_URL: 'http://127.0.0.1:8080', ROOT: folder, ...settings };
    const lines = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => `${name}=${value}`);
    const [settingsFile, secretsFile] = [join(folder, 'settings'), join(folder, 'secrets')];
    writeFileSync(settingsFile, ['# a shop', ...lines(good)].join('\n'));
    writeFileSync(secretsFile, lines({ ...SECRETS, ...secrets }).join('\n'));
    chmodSync(secretsFile, mode);
    return writeConfig({ settingsFile, secretsFile, folder: join(folder, 'nginx') });
  };

  test('good ones are written, the secrets for their owner alone', async () => {
    const to = await write();
    expect(statSync(join(to, 'secrets.conf')).mode & 0o777).toBe(0o600);
    expect(statSync(join(to, 'store.conf')).mode & 0o777).toBe(0o644);
  });

  test.each([
    ['a missing secret', {}, { CLIENT_SECRET: '' }, /^The secret CLIENT_SECRET is missing\.$/],
    ['a placeholder', { STORE_HOST: '<store.example>' }, {}, /^STORE_HOST in \S+ is still a placeholder\.$/],
    [
      'a placeholder of a secret',
      {},
      { POLL_PASSWORD: '<password>' },
      /^POLL_PASSWORD in \S+ is still a placeholder\.$/,
    ],
    ['a header that is none', {}, { DESIGN_HEADERS: 'Basic abc' }, /^DESIGN_HEADERS names something that is no header/],
    [
      'a header that ends its line',
      {},
      { DESIGN_HEADERS: 'X-Session: a"; b' },
      /^DESIGN_HEADERS gives X-Session a sign/,
    ],
    ['an address for the store’s name', { STORE_HOST: 'https://store.example' }, {}, /^STORE_HOST is "https:\/\/store/],
    [
      'a backend without a scheme',
      { BACKEND_URL: 'drupal.example' },
      {},
      /^BACKEND_URL is "drupal\.example", which is no/,
    ],
    ['a backend by ftp', { BACKEND_URL: 'ftp://drupal.example' }, {}, /^BACKEND_URL is "ftp:/],
    ['a backend with a path', { BACKEND_URL: 'https://drupal.example/jsonapi' }, {}, /^BACKEND_URL is /],
    [
      'a host typed wrong',
      { BACKEND_URL: 'https://drupal.invalid' },
      {},
      /^BACKEND_URL names drupal\.invalid, and there is no such host\.$/,
    ],
    ['a port that is none', { HTTP_PORT: '80000' }, {}, /^HTTP_PORT is "80000", which is no port\.$/],
    ['half a certificate', { CERTIFICATE: '/etc/a.pem' }, {}, /^CERTIFICATE and CERTIFICATE_KEY belong together/],
    [
      'a certificate that is not there',
      { CERTIFICATE: '/nowhere/a', CERTIFICATE_KEY: '/nowhere/b' },
      {},
      /^CERTIFICATE is \/nowhere\/a, and there is no such file\.\n/,
    ],
    ['reports that go to another site', { ERROR_REPORTS: 'https://x.example/r' }, {}, /^ERROR_REPORTS is "https:/],
    ['reports to a call', { ERROR_REPORTS: '/otp/verify' }, {}, /^ERROR_REPORTS is .* already another address/],
    ['reports to a page', { ERROR_REPORTS: '/art/reports' }, {}, /^ERROR_REPORTS is .* already another address/],
    ['a name that nobody knows', { STORE_HSOT: 'x' }, {}, /sets STORE_HSOT, which is no setting/],
  ])('%s', async (_, settings, secrets, sentence) => {
    await expect(write(settings, secrets)).rejects.toThrow(sentence);
  });

  test('a build that has no page for what is newer than itself', async () => {
    await expect(write({ ROOT: join(folder, 'bare') })).rejects.toThrow(
      /has no index\.html, no shell\.html, no 404\.html: build the store/,
    );
  });

  test('a build with the embedded backend', async () => {
    const worker = join(folder, 'backendWorker.js');
    writeFileSync(worker, '');
    await expect(write().finally(() => rmSync(worker))).rejects.toThrow(/carries the embedded backend/);
  });

  test('secrets that others may read, and no secret is ever told', async () => {
    await expect(write({}, {}, 0o644)).rejects.toThrow(/may be read by others \(its mode is 644\): chmod 600/);
    const texts = await write({ STORE_HOST: '-' }, {}, 0o644).catch(({ message }) => message);
    for (const secret of Object.values(SECRETS)) expect(texts).not.toContain(secret);
  });
});
