import { expect, test } from 'vitest';
import { cameFromTheStore } from '../../src/pages/notFound/cameFrom.ts';
import { wayFrom } from '../../src/pages/notFound/ways.ts';

test.each([
  ['/404s', '/art/'],
  ['/404f', '/select/frame'],
  ['/404c', '/checkout/shopping-bag/'],
  ['/404p', undefined],
  ['/404a', undefined],
  ['/404f/', '/select/frame'],
  ['/404', undefined],
  ['/nowhere', undefined],
])('[NF-01] beside home and back, %s leads on to %s', (pathname, to) => {
  expect(wayFrom(pathname).on?.to).toBe(to);
});

test('[FRAME-14] what is told differs by what was looked for', () => {
  const told = ['/404s', '/404f', '/404c', '/404p', '/404a', '/nowhere'].map((pathname) => wayFrom(pathname).text);
  expect(new Set(told).size).toBe(6);
});

test.each([
  ['a page of this load', { history: { state: { idx: 1 } } }, true],
  ['a page of the store before a full load', { history: { state: { idx: 0 } }, navigation: { canGoBack: true } }, true],
  ['another site, or nothing', { history: { state: { idx: 0 } }, navigation: { canGoBack: false } }, false],
  ['nothing that an older browser could tell', { history: { state: null } }, false],
])('[NF-03] what was shown before is %s', (_, told, cameFrom) => {
  expect(cameFromTheStore(told)).toBe(cameFrom);
});
