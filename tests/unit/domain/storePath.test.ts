import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BACK_LINK_STATE,
  findProductPath,
  isBackLink,
  isInternalPath,
  toObjectAlias,
  toProductPath,
} from '../../../src/domain/storePath.ts';

const STORE = 'https://store.example';

test.each(['/', '/art/', '/art/misty-ghats?size=12x16#top', '/\tart', '/404'])(
  '[CAT-29] %j is an address within the store',
  (address) => expect(isInternalPath(address)).toBe(true),
);

test.each([
  '',
  'art/',
  ' /art/',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '\n/\r\\elsewhere.example',
])('[CAT-29] %j is none', (address) => expect(isInternalPath(address)).toBe(false));

test('[CAT-29] no address that counts as the store’s own leads a browser elsewhere', () => {
  const letters = fc.constantFrom('/', '\\', '\t', '\n', '\r', '.', ':', '@', 'a', 'e.example');
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 8 }), (parts) => {
      const address = parts.join('');
      fc.pre(isInternalPath(address));
      expect(new URL(address, STORE).origin).toBe(STORE);
    }),
  );
});

test.each([
  ['/object/kettle', '/decor-objects/kettle'],
  ['object/kettle', '/decor-objects/kettle'],
  ['/art/object/kettle', '/art/object/kettle'],
  ['/objects/kettle', '/objects/kettle'],
  ['/art/misty-ghats', '/art/misty-ghats'],
])('[ACCT-21] [CAT-30] %s has its page at %s', (alias, path) => {
  expect(toProductPath(alias)).toBe(path);
});

test('[ACCT-21] the first alias that is a page of a thing counts', () => {
  expect(findProductPath('/art/misty-ghats', '/gifts/lotus')).toBe('/art/misty-ghats');
  expect(findProductPath(null, undefined, '', '/node/7', '/object/kettle')).toBe('/decor-objects/kettle');
});

test('no card leads out of the store', () => {
  expect(findProductPath()).toBeNull();
  expect(findProductPath('https://elsewhere.example/art/a', '//elsewhere.example', '/art/12', null)).toBeNull();
});

test.each([
  ['/decor-objects/kettle', '/object/kettle'],
  ['/gifts/decor-objects/kettle', '/gifts/decor-objects/kettle'],
  ['/mixed-media/ridges', '/mixed-media/ridges'],
])('[DECOR-04] the backend knows the page %s as %s', (path, alias) => {
  expect(toObjectAlias(path)).toBe(alias);
});

test('[ART-03] a link back is known by what it tells the router', () => {
  expect(isBackLink(BACK_LINK_STATE)).toBe(true);
  expect(isBackLink({ ...BACK_LINK_STATE, other: 1 })).toBe(true);
});

test.each([undefined, null, 'isBack', 1, {}, { isBack: false }, { isBack: 'true' }])(
  '[ART-03] %j is no way back',
  (state) => expect(isBackLink(state)).toBe(false),
);
