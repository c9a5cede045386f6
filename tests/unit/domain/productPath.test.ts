import { expect, test } from 'vitest';
import { findProductPath, toObjectAlias, toProductPath } from '../../../src/domain/storePath.ts';

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
