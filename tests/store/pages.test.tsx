import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { seedStoredSession } from '../../fixtures/support/orders.ts';
import { findTitle } from '../support/findTitle.ts';
import { findViolations } from '../support/findViolations.ts';
import { getAddress, go, isAt, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

/** A requirement, an address of its route, and the heading of the page that answers. */
type Row = readonly [id: string, address: string, heading: string | RegExp];
/** A requirement, an address, the one that it leads on to, and the heading there. */
type Move = readonly [id: string, address: string, to: string, heading: string | RegExp];

const NORDIC = 'fa1fb702-22e8-54e7-94e8-3a3bb3f530fe';
const UPLOAD = 'width=1500&height=1800&id=0e541d5e-ea2e-54a7-8c84-085276f82a21';
const ORDER = '260814301276';
const START = 'Your photo, framed';
const NOT_FOUND = "We can't find the page";

/** The table of the specification, an address each: what a visitor without a login is answered. */
const VISITORS: readonly Row[] = [
  ['ROUTE-01', '/', 'Art prints and custom framing'],
  ['ROUTE-02', '/blog/', /blog|journal/i],
  ['ROUTE-04', '/blog/hang-it-lower', /hang it lower/i],
  ['ROUTE-05', '/checkout/shopping-bag/', 'Shopping bag'],
  ['ROUTE-08', '/login', 'Sign in'],
  ['ROUTE-09', '/signup', 'Create an account'],
  ['ROUTE-13', `/frame-edit/${NORDIC}?id=misty-ghats&type=art&media=Paper`, 'Nordic'],
  ['ROUTE-17', '/art/misty-ghats', 'Misty Ghats'],
  ['ROUTE-18', '/art', /art prints/i],
  ['ROUTE-19', '/frame/misty-ghats?type=art', 'Choose a frame'],
  ['ROUTE-22', '/size/misty-ghats', 'Misty Ghats'],
  ['ROUTE-23', `/size?${UPLOAD}`, 'Your picture'],
  ['ROUTE-26', '/shop_art_type/misty-ghats', 'Misty Ghats'],
  ['ROUTE-27', '/gallery-walls/nine-thresholds', 'Nine Thresholds'],
  ['ROUTE-28', '/gallery-walls/', /gallery walls/i],
  ['ROUTE-29', '/custom-framing/', START],
  ['ROUTE-30', '/crop', 'Crop Your Photo'],
  ['ROUTE-32', '/decor-objects/kettle-pond-bottle', 'Kettle Pond Bottle'],
  ['ROUTE-33', '/decor-objects/', /decor/i],
  ['ROUTE-35', '/mixed-media/six-ridges-to-munnar', 'Six Ridges to Munnar'],
  ['ROUTE-37', '/select/frame', 'What Are You Framing?'],
  ['ROUTE-43', '/stores', /stores?|kochi/i],
  ['ROUTE-44', '/faq/', /questions|faq/i],
  ['ROUTE-45', '/about/', /about|story/i],
  ['ROUTE-46', '/contact/', /contact/i],
  ['ROUTE-47', '/terms-of-service/', /terms/i],
  ['ROUTE-48', '/privacy-policy/', /privacy/i],
  ['ROUTE-49', '/opt_out', /newsletter|opt/i],
  ['ROUTE-50', '/partner', /rooms you design|partner/i],
  ['ROUTE-51', '/partner/apply', /partner/i],
  ['ROUTE-52', '/design', /design/i],
  ['ROUTE-53', '/design/art', /art advisory/i],
  ['ROUTE-54', '/design/wall', /gallery wall consultation/i],
  ['ROUTE-55', '/contact-us', /contact/i],
  ['ROUTE-57', '/gifts/2/', /gifts/i],
  ['ROUTE-58', '/gifts/your-wedding-picture', 'Your Wedding Picture'],
  ['ROUTE-60', '/403', 'There is nothing here yet'],
  ['ROUTE-61', '/no/such/place', NOT_FOUND],
];

/** Addresses that show one of these pages, with other contents or by another way. */
const OTHERS: readonly Row[] = [
  ['ROUTE-03', '/blog/2/', /blog|journal/i],
  ['ROUTE-06', '/mock_checkout/shopping-bag/', 'Shopping bag'],
  ['ROUTE-15', '/art/theme/Botanicals/2', 'Botanicals'],
  ['ROUTE-16', '/art/3/', /art prints/i],
  ['ROUTE-24', '/start_framing', 'What Are You Framing?'],
  ['ROUTE-25', '/shop_art/misty-ghats', 'Misty Ghats'],
  ['ROUTE-31', '/decor-objects/2/', /decor/i],
  ['ROUTE-34', '/mixed-media/2/', /mixed media/i],
  ['ROUTE-36', '/mixed-media/', /mixed media/i],
  ['ROUTE-56', '/gifts/', /gifts/i],
  ['ROUTE-59', '/pinterest-6f1c2.html', 'Verification'],
];

/** Addresses that lead a visitor on. */
const MOVED: readonly Move[] = [
  ['ROUTE-07', '/cart', '/checkout/shopping-bag/', 'Shopping bag'],
  ['ROUTE-14', '/frame-edit', '/custom-framing/', START],
  ['ROUTE-20', '/frame', '/custom-framing/', START],
  ['ROUTE-21', '/resize', '/crop', 'Crop Your Photo'],
  ['ROUTE-42', '/company', '/about/', /about|story/i],
];

/** What a customer is answered who is logged in. */
const CUSTOMERS: readonly Row[] = [
  ['ROUTE-38', `/order/${ORDER}`, 'Confirmed'],
  ['ROUTE-39', `/account/orders/${ORDER}/`, `Order ${ORDER}`],
  ['ROUTE-40', '/account/wishlist/', 'Wishlist'],
];

/** Addresses that lead a customer on. */
const CUSTOMERS_MOVED: readonly Move[] = [
  ['ROUTE-10', '/profile/shipping/edit', '/account/saved_address/', 'Saved Address'],
  ['ROUTE-11', '/profile/shipping', '/account/saved_address/', 'Saved Address'],
  ['ROUTE-12', '/profile/edit', '/account/profile/', 'My Account'],
  ['ROUTE-41', '/account/', '/account/profile/', 'My Account'],
];

const backend = setupStore([...VISITORS, ...OTHERS, ...CUSTOMERS].map(([, address]) => address.replace(/\?.*/, '')));
// What has no place on a phone is behind a button there, and the rest has less of it.
beforeEach(() => page.viewport(390, 844));

/** The same address without its closing slash, or with one. */
function twin(address: string): string {
  const [path = '', search] = address.split('?');
  if (path === '/' || path.endsWith('.html')) return address;
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return search === undefined ? other : `${other}?${search}`;
}

/** Opens the address without or with its slash, and from there the address itself: both show the page with that heading. */
async function opens(address: string, heading: string | RegExp, to?: string) {
  openStore([twin(address)]);
  const stands = async (at: string) => {
    await isAt(at);
    expect(await findTitle(heading)).toBeVisible();
    await waitFor(() => {
      // What stands further down comes as one reads on.
      const busy = document.querySelector('main [aria-busy="true"]');
      busy?.scrollIntoView();
      expect(busy).toBeNull();
    });
    expect(getAddress()).toBe(at);
  };
  await stands(to ?? twin(address));
  await go(address);
  await stands(to ?? address);
}

describe('[ROUTE-65] [SESS-14] with a slash at its end or without one, for a visitor', () => {
  test.each(VISITORS)('[%s] %s is a page on which axe finds nothing', async (_, address, heading) => {
    await opens(address, heading);
    // What stands around each page is the same: it is looked at once, with home.
    expect(await findViolations(address === '/' ? document : screen.getByRole('main'))).toEqual([]);
  });

  test.each(OTHERS)('[%s] %s shows the page headed %s', (_, address, heading) => opens(address, heading));

  test.each(MOVED)('[%s] %s leads on to %s', (_, address, to, heading) => opens(address, heading, to));
});

describe('[ROUTE-65] with a slash at its end or without one, for a customer', () => {
  beforeEach(() => seedStoredSession(backend));

  test.each(CUSTOMERS)('[%s] %s shows the page headed %s', (_, address, heading) => opens(address, heading));

  test.each(CUSTOMERS_MOVED)('[%s] %s leads on to %s', (_, address, to, heading) => opens(address, heading, to));
});
