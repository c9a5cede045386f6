import { expect, type Page } from '@playwright/test';
import { DEMO } from '../../mocks/seed/demo.ts';
import { NOT_FOUND_HEADING, openInStore } from './inStore.ts';
import { signInByCode } from './signingIn.ts';
import { test } from './test.ts';

/** The heading of the page that answers; `at` where another address takes its place. */
type Answer = { heading: string | RegExp; at?: string };
type Row = readonly [id: string, address: string, answer: Answer];

const NORDIC = 'fa1fb702-22e8-54e7-94e8-3a3bb3f530fe';
const UPLOAD = 'width=1500&height=1800&id=0e541d5e-ea2e-54a7-8c84-085276f82a21';
const ORDER = '260814301276';
const START = { heading: 'Your photo, framed', at: '/custom-framing/' };

/** The table of the specification, an address each: what a visitor without a login is answered. */
const VISITORS: readonly Row[] = [
  ['ROUTE-01', '/', { heading: 'Art prints and custom framing' }],
  ['ROUTE-02', '/blog/', { heading: /blog|journal/i }],
  ['ROUTE-03', '/blog/2/', { heading: /blog|journal/i }],
  ['ROUTE-04', '/blog/hang-it-lower', { heading: /hang it lower/i }],
  ['ROUTE-05', '/checkout/shopping-bag/', { heading: 'Shopping bag' }],
  ['ROUTE-06', '/mock_checkout/shopping-bag/', { heading: 'Shopping bag' }],
  ['ROUTE-07', '/cart', { heading: 'Shopping bag', at: '/checkout/shopping-bag/' }],
  ['ROUTE-08', '/login', { heading: 'Sign in' }],
  ['ROUTE-09', '/signup', { heading: 'Create an account' }],
  ['ROUTE-13', `/frame-edit/${NORDIC}?id=misty-ghats&type=art&media=Paper`, { heading: 'Nordic' }],
  ['ROUTE-14', '/frame-edit', START],
  ['ROUTE-15', '/art/theme/Botanicals/2', { heading: 'Botanicals' }],
  ['ROUTE-16', '/art/3/', { heading: /art prints/i }],
  ['ROUTE-17', '/art/misty-ghats', { heading: 'Misty Ghats' }],
  ['ROUTE-18', '/art', { heading: /art prints/i }],
  ['ROUTE-19', '/frame/misty-ghats?type=art', { heading: 'Choose a frame' }],
  ['ROUTE-20', '/frame', START],
  ['ROUTE-21', '/resize', { heading: 'Crop Your Photo', at: '/crop' }],
  ['ROUTE-22', '/size/misty-ghats', { heading: 'Misty Ghats' }],
  ['ROUTE-23', `/size?${UPLOAD}`, { heading: 'Your picture' }],
  ['ROUTE-24', '/start_framing', { heading: 'What Are You Framing?' }],
  ['ROUTE-25', '/shop_art/misty-ghats', { heading: 'Misty Ghats' }],
  ['ROUTE-26', '/shop_art_type/misty-ghats', { heading: 'Misty Ghats' }],
  ['ROUTE-27', '/gallery-walls/nine-thresholds', { heading: 'Nine Thresholds' }],
  ['ROUTE-28', '/gallery-walls/', { heading: /gallery walls/i }],
  ['ROUTE-29', '/custom-framing/', START],
  ['ROUTE-30', '/crop', { heading: 'Crop Your Photo' }],
  ['ROUTE-31', '/decor-objects/2/', { heading: /decor/i }],
  ['ROUTE-32', '/decor-objects/kettle-pond-bottle', { heading: 'Kettle Pond Bottle' }],
  ['ROUTE-33', '/decor-objects/', { heading: /decor/i }],
  ['ROUTE-34', '/mixed-media/2/', { heading: /mixed media/i }],
  ['ROUTE-35', '/mixed-media/six-ridges-to-munnar', { heading: 'Six Ridges to Munnar' }],
  ['ROUTE-36', '/mixed-media/', { heading: /mixed media/i }],
  ['ROUTE-37', '/select/frame', { heading: 'What Are You Framing?' }],
  ['ROUTE-42', '/company', { heading: /about|story/i, at: '/about/' }],
  ['ROUTE-43', '/stores', { heading: /stores?|kochi/i }],
  ['ROUTE-44', '/faq/', { heading: /questions|faq/i }],
  ['ROUTE-45', '/about/', { heading: /about|story/i }],
  ['ROUTE-46', '/contact/', { heading: /contact/i }],
  ['ROUTE-47', '/terms-of-service/', { heading: /terms/i }],
  ['ROUTE-48', '/privacy-policy/', { heading: /privacy/i }],
  ['ROUTE-49', '/opt_out', { heading: /newsletter|opt/i }],
  ['ROUTE-50', '/partner', { heading: /rooms you design|partner/i }],
  ['ROUTE-51', '/partner/apply', { heading: /partner/i }],
  ['ROUTE-52', '/design', { heading: /design/i }],
  ['ROUTE-53', '/design/art', { heading: /art advisory/i }],
  ['ROUTE-54', '/design/wall', { heading: /gallery wall consultation/i }],
  ['ROUTE-55', '/contact-us', { heading: /contact/i }],
  ['ROUTE-56', '/gifts/', { heading: /gifts/i }],
  ['ROUTE-57', '/gifts/2/', { heading: /gifts/i }],
  ['ROUTE-58', '/gifts/first-chai', { heading: 'First Chai' }],
  ['ROUTE-59', '/pinterest-6f1c2.html', { heading: 'Verification' }],
  ['ROUTE-60', '/403', { heading: 'There is nothing here yet' }],
  ['ROUTE-61', '/no/such/place', { heading: NOT_FOUND_HEADING }],
];

/** What a customer is answered who is logged in. */
const CUSTOMERS: readonly Row[] = [
  ['ROUTE-10', '/profile/shipping/edit', { heading: 'Saved Address', at: '/account/saved_address/' }],
  ['ROUTE-11', '/profile/shipping', { heading: 'Saved Address', at: '/account/saved_address/' }],
  ['ROUTE-12', '/profile/edit', { heading: 'My Account', at: '/account/profile/' }],
  ['ROUTE-38', `/order/${ORDER}`, { heading: 'Confirmed' }],
  ['ROUTE-39', `/account/orders/${ORDER}/`, { heading: `Order ${ORDER}` }],
  ['ROUTE-40', '/account/wishlist/', { heading: 'Wishlist' }],
  ['ROUTE-41', '/account/', { heading: 'My Account', at: '/account/profile/' }],
];

/** The same address without its closing slash, or with one. */
function twin(address: string): string {
  const [path = '', search] = address.split('?');
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return other + (search === undefined ? '' : `?${search}`);
}

async function answers(page: Page, address: string, answer: Answer) {
  await openInStore(page, address, answer.heading);
  const { pathname } = new URL(page.url());
  expect(pathname).toBe(answer.at ?? address.split('?')[0]);
}

function law(rows: readonly Row[]) {
  for (const [id, address, answer] of rows)
    test(`[${id}] ${address}${answer.at && answer.at !== address ? ` leads on to ${answer.at}` : ' is answered'}`, async () => {
      await answers(page, address, answer);
    });
  test(`[ROUTE-65] with a slash at the end or without one it is the same page: ${rows.length} addresses`, async () => {
    test.slow();
    for (const [, address, answer] of rows) {
      if (address === '/' || address.endsWith('.html')) continue;
      const at = answer.at === address ? undefined : answer.at;
      await test.step(twin(address), () => answers(page, twin(address), { ...answer, at }));
    }
  });
}

let page: Page;

test.describe('each address of the table, for a visitor', () => {
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await page.goto('/');
  });
  test.afterAll(() => page.close());
  law(VISITORS);
});

test.describe('each address of the table, for a customer', () => {
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await page.goto('/account/profile/');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await signInByCode(page, DEMO.name);
    await expect(page).toHaveURL('/account/profile/');
  });
  test.afterAll(() => page.close());
  law(CUSTOMERS);
});
