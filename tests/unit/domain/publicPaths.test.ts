import { expect, test } from 'vitest';
import { DISALLOWED_PATHS, isDisallowed } from '../../../src/domain/disallowedPaths.ts';
import { PUBLIC_PATHS } from '../../../src/domain/sitemap.ts';

test('[ROUTE-01] [ROUTE-02] [ROUTE-18] [ROUTE-28] [ROUTE-29] [ROUTE-33] [ROUTE-36] [ROUTE-44] [ROUTE-56] the pages that are the same for everybody', () => {
  expect([...PUBLIC_PATHS].sort()).toEqual([
    '/',
    '/about/',
    '/art/',
    '/blog/',
    '/contact-us',
    '/contact/',
    '/custom-framing/',
    '/decor-objects/',
    '/design',
    '/design/art',
    '/design/wall',
    '/faq/',
    '/gallery-walls/',
    '/gifts/',
    '/mixed-media/',
    '/opt_out',
    '/partner',
    '/partner/apply',
    '/privacy-policy/',
    '/select/frame',
    '/select/print',
    '/start_framing',
    '/stores',
    '/terms-of-service/',
    '/track-order',
    '/wall',
  ]);
});

test('no page is both public and closed', () => {
  expect(PUBLIC_PATHS.filter(isDisallowed)).toEqual([]);
});

test.each([
  '/account',
  '/account/orders/',
  '/profile/shipping/edit',
  '/profile-details/shippinglist',
  '/login',
  '/signup',
  '/cart',
  '/checkout/review',
  '/mock_checkout/shipping',
  '/order/123',
  '/test-gateway',
  '/crop',
  '/resize',
  '/size/a',
  '/frame/a',
  '/frame-edit/a',
  '/shop_art/a',
  '/shop_art_type/a',
  '/403',
])('search engines leave %s alone', (path) => expect(isDisallowed(path)).toBe(true));

test('whatever is below a closed address is closed, and what only begins like it is not', () => {
  for (const path of DISALLOWED_PATHS) {
    expect([path, `${path}/`, `${path}/a/b`].map(isDisallowed)).toEqual([true, true, true]);
    expect([`${path}s-of-art`, `/art${path}`].map(isDisallowed)).toEqual([false, false]);
  }
});
