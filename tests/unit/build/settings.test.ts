import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { assertReachable, parseSettings } from '../../../scripts/pages/settings.ts';

const SUPPORT = { VITE_SUPPORT_PHONE: '+91 484 123 4567', VITE_SUPPORT_MAIL: 'help@shop.example' };

test('without settings a build reads the embedded backend, for where `npm start` shows the store', () => {
  expect(parseSettings({})).toEqual({ site: 'http://127.0.0.1:4173', backend: '', pages: Number.POSITIVE_INFINITY });
});

test('a build reads the host that browsers call, or another one that it is told of', () => {
  const getBackend = (env: Record<string, string>) =>
    parseSettings({ ...SUPPORT, VITE_SITE_URL: 'https://shop.example', ...env }).backend;
  expect(getBackend({ VITE_API_HOST: 'https://drupal.example/' })).toBe('https://drupal.example');
  const BACKEND_URL = 'http://10.0.0.3:8080';
  expect(getBackend({ VITE_API_HOST: 'https://drupal.example', BACKEND_URL })).toBe(BACKEND_URL);
  expect(getBackend({ VITE_API_HOST: '/', BACKEND_URL })).toBe(BACKEND_URL);
});

test('the address of the site loses the slash at its end', () => {
  expect(parseSettings({ VITE_SITE_URL: 'https://shop.example/' }).site).toBe('https://shop.example');
});

const sentence = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was said';
};

test.each(['VITE_API_HOST', 'BACKEND_URL', 'VITE_SITE_URL'])('%s typed wrong is one sentence that names it', (name) => {
  const getError = (value: string) =>
    sentence(() => parseSettings({ VITE_API_HOST: 'https://drupal.example', [name]: value }));
  expect(getError('drupal.example')).toMatch(
    /^\w+ is "drupal\.example", which does not begin with https:\/\/ or http:\/\//,
  );
  expect(getError('ftp://drupal.example')).toMatch(/does not begin with https/);
  expect(getError('https:/drupal.example')).toMatch(/does not begin with https/);
  expect(getError('https://')).toMatch(/is no address/);
  expect(getError('https://drupal.example:port')).toMatch(/is no address/);
  expect(getError(' https://drupal.example')).toMatch(/has white space/);
  expect(getError('https://drupal.example ')).toMatch(/has white space/);
  expect(getError('https://dru pal.example')).toMatch(/has white space/);
  expect(getError('https://drupal.example/jsonapi')).toMatch(/has more than a host and a port/);
  expect(getError('https://drupal.example?x=1')).toMatch(/has more than a host and a port/);
  expect(getError('https://drupal.example/#')).toMatch(/has more than a host and a port/);
  expect(getError('https://me:secret@drupal.example')).toMatch(/has a name or a password/);
  for (const value of ['drupal.example', 'https://', ' https://a']) expect(getError(value).startsWith(name)).toBe(true);
});

test('the store’s own address is no backend to make pages from, unless no page is made', () => {
  expect(sentence(() => parseSettings({ VITE_API_HOST: '/' }))).toMatch(/^VITE_API_HOST is "\/".* set BACKEND_URL/);
  expect(parseSettings({ ...SUPPORT, VITE_API_HOST: '/', PAGES: 'none' })).toMatchObject({ pages: 0 });
});

test('pages for a real backend say where they are: without the address of the store none is written', () => {
  const real = { VITE_API_HOST: '/', BACKEND_URL: 'https://drupal.example' };
  expect(sentence(() => parseSettings(real))).toMatch(
    /^VITE_SITE_URL is not set, .*: set it to .*https:\/\/shop\.example\.$/,
  );
  expect(parseSettings({ ...SUPPORT, ...real, PAGES: 'none' })).toMatchObject({ pages: 0 });
});

test('so many pages of each folder are written as PAGES says, and what cannot be meant is one sentence', () => {
  expect(parseSettings({ PAGES: '8' }).pages).toBe(8);
  for (const PAGES of ['all', '0', '-1', '1.5', '8 '])
    expect(sentence(() => parseSettings({ PAGES }))).toBe(
      `PAGES is "${PAGES}": give none, or how many pages of each folder are to be written, like 8.`,
    );
});

test.each(['VITE_SUPPORT_PHONE', 'VITE_SUPPORT_MAIL'] as const)(
  '[CONT-01] [CHK-69] a build for a real host without %s stops with one sentence',
  (name) => {
    const real = { ...SUPPORT, VITE_API_HOST: 'https://drupal.example', VITE_SITE_URL: 'https://shop.example' };
    expect(sentence(() => parseSettings(real))).toBe('nothing was said');
    expect(sentence(() => parseSettings({ ...real, [name]: '' }))).toMatch(
      new RegExp(`^${name} is not set, so the store would show a made-up one: set it to an? [^.]+`),
    );
    expect(sentence(() => parseSettings({ ...real, [name]: 'soon' }))).toMatch(
      new RegExp(`^${name} is "soon": set it`),
    );
  },
);

test('[CONF-42] of rule sets there are two, and no other word is taken for one', () => {
  for (const VITE_SIZE_RULES of ['', 'stepped', 'classic'])
    expect(sentence(() => parseSettings({ VITE_SIZE_RULES }))).toBe('nothing was said');
  expect(sentence(() => parseSettings({ VITE_SIZE_RULES: 'Classic' }))).toBe(
    'VITE_SIZE_RULES is "Classic", and there are two rule sets: give stepped or classic.',
  );
});

test('[API-53] the uuids of pages are uuids of pages', () => {
  const id = '6c1d4f1e-0f5b-4f0a-9a53-2f6f1a7b9c01';
  expect(sentence(() => parseSettings({ VITE_PAGE_IDS: `terms=${id}, faq=${id}` }))).toBe('nothing was said');
  for (const wrong of ['terms=12', `term=${id}`, id])
    expect(sentence(() => parseSettings({ VITE_PAGE_IDS: wrong }))).toContain(`VITE_PAGE_IDS has "${wrong}" in it`);
});

test('pages of one backend are not built for browsers that speak to the embedded one', () => {
  expect(sentence(() => parseSettings({ BACKEND_URL: 'https://drupal.example' }))).toMatch(/set VITE_API_HOST too/);
});

const listen = async (answer: Parameters<typeof createServer>[1]) => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
};

test('a backend that answers anything is there', async () => {
  const { url, close } = await listen((_, response) => response.writeHead(404).end());
  onTestFinished(close);
  await expect(assertReachable(url)).resolves.toBeUndefined();
});

test('one that is down, unknown or silent is named in one sentence', async () => {
  const unreachable = await listen(() => {});
  await unreachable.close();
  await expect(assertReachable(unreachable.url)).rejects.toThrow(
    `The backend at ${unreachable.url} cannot be read: nothing answers there.`,
  );
  await expect(assertReachable('https://drupal.exmaple.invalid')).rejects.toThrow(
    /^The backend at https:\/\/drupal\.exmaple\.invalid cannot be read: (there is no host of that name|its name cannot be looked up now)\.$/,
  );
  const silent = await listen(() => {});
  onTestFinished(silent.close);
  await expect(assertReachable(silent.url, 50)).rejects.toThrow(/cannot be read: nothing came within 0\.05 seconds\.$/);
});

test('[CHK-25] the seller of the invoices is stated as a whole, and so that it can be read', () => {
  const seller = { VITE_SELLER: 'Shop|Kochi', VITE_GSTIN: '32AAAAA0000A1Z5', VITE_GST_RATES: 'art=4911:18' };
  expect(parseSettings(seller)).toMatchObject({ backend: '' });
  expect(sentence(() => parseSettings({ ...seller, VITE_GSTIN: '' }))).toBe(
    'VITE_GSTIN missing: an invoice needs VITE_SELLER, VITE_GSTIN, VITE_GST_RATES; without all of them there is none.',
  );
  expect(sentence(() => parseSettings({ ...seller, VITE_GSTIN: 'KL' }))).toMatch(/^The seller .* No GST number: KL$/);
  expect(sentence(() => parseSettings({ ...seller, VITE_GST_RATES: 'art' }))).toMatch(/^The seller .* rate: art$/);
});
