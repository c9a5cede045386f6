import { expect, test } from 'vitest';
import { getDocumentTitle } from '../../../src/domain/documentTitle.ts';

test.each([
  '/',
  '/about/',
  '/faq/',
  '/contact/',
  '/terms-of-service',
  '/privacy-policy/',
  '/checkout/review',
  '/mock_checkout/shipping',
])('[SHELL-14] %s carries the default store title, whatever the shopper is about', (path) => {
  expect([getDocumentTitle(path, 'shopart'), getDocumentTitle(path, 'framing')]).toEqual([
    'Mitre & Mat',
    'Mitre & Mat',
  ]);
});
test('[SHELL-15] gallery walls are titled by their name', () => {
  expect(getDocumentTitle('/gallery-walls/', 'framing')).toBe('Gallery Walls');
});
test('[SHELL-16] gifts are titled by their name', () => {
  expect(getDocumentTitle('/gifts/2/', 'framing')).toBe('Gifts');
});
test('[SHELL-17] any other page, while the shopper looks for prints', () => {
  expect(getDocumentTitle('/art/kolam-at-dawn', 'shopart')).toBe('Shop Art Prints');
});
test('[SHELL-18] any other page, while the shopper frames', () => {
  expect(getDocumentTitle('/custom-framing/', 'framing')).toBe('Custom Frames Online');
});
