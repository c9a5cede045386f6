import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInternalPath } from '../../../src/domain/storePath.ts';

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
