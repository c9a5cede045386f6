import { expect, test } from 'vitest';
import { getSuggestion } from '../../../src/routes/notFound/NotFoundPage.tsx';
import { isFromStore, parseReturnPath, toReturnState } from '../../../src/routes/notFound/visitHistory.ts';

test.each([
  ['/404', ['/decor-objects/', '/mixed-media/', '/blog/']],
  ['/404s', ['/art/', '/gallery-walls/', '/gifts/']],
  ['/404f', ['/select/frame']],
  ['/404c', ['/checkout/shopping-bag/']],
  ['/404p', ['/account/orders/']],
  ['/404a', ['/account/profile/']],
  ['/404f/', ['/select/frame']],
  ['/nowhere', ['/art/']],
])('[NF-01] beside home and back, %s leads on to %s', (pathname, to) => {
  expect(getSuggestion(pathname).links.map((way) => way.to)).toEqual(to);
});

test('[FRAME-14] what is told differs by what was looked for', () => {
  const texts = ['/404', '/404s', '/404f', '/404c', '/404p', '/404a', '/nowhere'].map(
    (pathname) => getSuggestion(pathname).messageId,
  );
  expect(new Set(texts).size).toBe(7);
});

test.each([
  ['a page of this load', { history: { state: { idx: 1 } } }, true],
  ['a page of the store before a full load', { history: { state: { idx: 0 } }, navigation: { canGoBack: true } }, true],
  ['another site, or nothing', { history: { state: { idx: 0 } }, navigation: { canGoBack: false } }, false],
  ['nothing that an older browser could tell', { history: { state: null } }, false],
])('[NF-03] what was shown before is %s', (_, texts, cameFrom) => {
  expect(isFromStore(texts)).toBe(cameFrom);
});

test.each([
  ['/account/orders/?from=letter', '/account/orders/?from=letter'],
  ['/profile-details/shippinglist', '/profile-details/shippinglist'],
  ['/order/260814301276', '/order/260814301276'],
  ['/checkout/shipping', null],
  ['//elsewhere.example/account/', null],
  ['https://elsewhere.example/account/', null],
])('[NF-04] [ACCT-03] somebody who asked for %s is led on to %s once signed in', (address, to) => {
  expect(parseReturnPath(toReturnState(address))).toBe(to);
});

test.each([null, undefined, 'text', {}, { wanted: 1 }])(
  '[NF-04] a history entry that tells %j leads nowhere',
  (state) => {
    expect(parseReturnPath(state)).toBeNull();
  },
);
