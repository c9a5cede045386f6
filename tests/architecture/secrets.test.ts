import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assertNoSecrets, findSecrets } from '../../scripts/tools/secrets.ts';

// The real build is searched where one is made: hostBuild.test.ts.
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (text: string) => writeFileSync(join(folder, 'main.js'), text);
const find = (settings = {}) => findSecrets(folder, settings).map(({ description }) => description);

const jwt = `${Buffer.from('{"alg":"RS256","typ":"JWT"}').toString('base64url')}.${Buffer.from('{"sub":"1234567890"}').toString('base64url')}.c2lnbmVkLWhlcmU`;
const credential = Buffer.from('poll:of-payments').toString('base64');

describe('a build with something that looks like a secret is told', () => {
  test.each([
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
    ['a client secret', 'fetch(u,{body:"grant_type=password&client_secret=abc123"})'],
    ['a client secret', 'const q={client_secret:"abc123"}'],
    ['a bearer token', `h.Authorization="Bearer ${'a1'.repeat(12)}"`],
    ['a token that is signed', `const t="${jwt}"`],
    ['an access key of AWS', `k="AKIA${'ABCD1234'.repeat(2)}"`],
    ['a Basic credential', `h.Authorization="Basic ${credential}"`],
    ['an address with a password', 'get("https://shop:opensesame@drupal.example/jsonapi")'],
    ['a live key of Razorpay that is not VITE_RAZORPAY_KEY', 'k="rzp_live_AAAAbbbbCCCC11"'],
  ])('%s', (description, text) => {
    build(text);
    expect(find()).toEqual([description]);
  });

  test('words of the shop are none', () => {
    build(
      'Basic understanding of framing. basicAuth Bearer of nothing mailto:us@shop.example https://shop.example:8080/@us',
    );
    expect(find({ VITE_RAZORPAY_KEY: 'rzp_live_AAAAbbbbCCCC11' })).toEqual([]);
    build('k="rzp_live_AAAAbbbbCCCC11"');
    expect(find({ VITE_RAZORPAY_KEY: 'rzp_live_AAAAbbbbCCCC11' })).toEqual([]);
  });
});

describe('a build with a value of the settings is told', () => {
  const SECRET = 'kite & "lotus"';
  test.each([
    ['as it is', SECRET],
    ['as an address has it', encodeURIComponent(SECRET)],
    ['as JSON has it', JSON.stringify(SECRET)],
    ['in base64', Buffer.from(SECRET).toString('base64')],
  ])('%s', (_, text) => {
    build(`const s=${text}`);
    expect(find({ VITE_CLIENT_SECRET: SECRET })).toEqual(['the value of VITE_CLIENT_SECRET']);
  });

  test('of the proxy’s file: the credential as it is sent, and each fixed header', () => {
    build(`const a="${credential}",b="session-of-the-forms"`);
    const secrets = {
      POLL_USER: 'poll',
      POLL_PASSWORD: 'of-payments',
      DESIGN_HEADERS: 'Authorization: Bearer of-the-forms | X-Session: session-of-the-forms',
    };
    expect(find(secrets)).toEqual(['the value of POLL_PASSWORD', 'the value of DESIGN_HEADERS']);
  });

  test('a setting that is not named as a secret may be there, and a word of a few letters is none', () => {
    build('const host="https://drupal.example",flag="yes"');
    expect(find({ VITE_API_HOST: 'https://drupal.example', HAS_TOKEN: 'yes' })).toEqual([]);
  });
});

test('what stops a build names file and setting, and never the value', () => {
  build('const s="open-sesame"');
  expect(() => assertNoSecrets(folder, { SHOP_PASSWORD: 'open-sesame' })).toThrow(
    /^The build holds secrets: the value of SHOP_PASSWORD in main\.js\.$/,
  );
  expect(() => assertNoSecrets(folder, {})).not.toThrow();
});
