import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { catalogueQuery } from '../../src/api/queries/lists.ts';
import { listPathStorage } from '../../src/storage/listingStorage.ts';
import { go, isAt, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

const backend = setupStore(['/gifts/', '/art/', '/blog/hang-it-lower']);
let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient();
});
afterEach(async () => {
  cleanup();
  // What a page still reads as it goes is none of the next test's reads.
  await waitFor(() => expect(queries.isFetching()).toBe(0));
});

/** The reads of the catalogue's lists since the test began. */
const listReads = () =>
  backend.requests
    .map(({ pathname }) => pathname)
    .filter((pathname) => /\/jsonapi\/(commerce_product|node)\//.test(pathname));

/** The whole store at an address. */
const open = (path: string) => openStore(['/terms-of-service/', path], queries);
const main = () => within(screen.getByRole('main'));
/** The cards of a list once they are here. By their names alone: the roles of thirty cards take a while to reckon. */
const getCards = (name: string) =>
  waitFor(() => {
    const list = document.querySelector(`main ul[aria-label="${name}"]:not([aria-busy])`);
    expect(list).not.toBeNull();
    return [...(list as Element).children] as HTMLElement[];
  });
const getCard = async (list: string, title: string) =>
  within((await getCards(list)).find((card) => within(card).queryByRole('heading', { name: title })) as HTMLElement);
const getHref = (name: string) => main().getByRole('link', { name }).getAttribute('href');

test('[WALL-01] the list of walls shows picture, title, layout size, frames and a heart of each, all from one call', async () => {
  open('/gallery-walls/');
  expect(await getCards('Gallery Walls')).toHaveLength(16);
  const card = await getCard('Gallery Walls', 'Nine Thresholds');
  expect(card.getByRole('img')).toBeVisible();
  expect(card.getByText('46 × 46 inches')).toBeVisible();
  expect(card.getByText('9 frames')).toBeVisible();
  expect(card.getByRole('link', { name: 'Nine Thresholds' })).toHaveAttribute('href', '/gallery-walls/nine-thresholds');
  expect(card.getByRole('button', { name: 'Add Nine Thresholds to wishlist' })).toBeInTheDocument();
  expect(listReads()).toEqual(['/jsonapi/commerce_product/gallery_wall']);
});

test('[GIFT-01] [GIFT-02] [GIFT-07] [GIFT-08] page 1 has the first twelve art gifts, each with frame, price and heart', async () => {
  open('/gifts/');
  expect(await getCards('Custom Framed Gifts')).toHaveLength(12);
  expect(main().getByRole('heading', { level: 2, name: 'Custom Framed Gifts' })).toBeVisible();
  // What is made from the buyer's own picture stands before them.
  expect(await getCards('Thoughtful Gifts')).toHaveLength(8);
  expect(
    main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Thoughtful Gifts', 'Custom Framed Gifts']);
  const card = await getCard('Custom Framed Gifts', 'First Chai');
  expect(card.getByRole('link', { name: 'First Chai' })).toHaveAttribute('href', '/gifts/first-chai');
  expect(card.getByRole('img')).toBeVisible();
  expect(card.getByText('Honey Oak')).toBeVisible();
  expect(card.getByText(/^₹[\d,]+$/)).toBeVisible();
  expect(card.getByRole('button', { name: 'Add First Chai to wishlist' })).toBeInTheDocument();
});

test('[GIFT-01] [GIFT-03] [GIFT-04] [GIFT-05] Next leads to the other art gifts and the custom ones, Previous back, with one call for both', async () => {
  open('/gifts/1/');
  await getCards('Custom Framed Gifts');
  expect(main().getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(main().getByRole('link', { name: 'Next' }));
  await isAt('/gifts/2/');
  const previous = await main().findByRole('link', { name: 'Previous' });
  const thoughtful = await getCards('Thoughtful Gifts');
  expect(main().getByRole('heading', { level: 2, name: 'Thoughtful Gifts' })).toBeVisible();
  // 25 gifts, of which 8 are made from the buyer's own picture.
  expect(thoughtful).toHaveLength(8);
  expect(await getCards('Custom Framed Gifts')).toHaveLength(5);
  expect(main().getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.click(previous);
  await isAt('/gifts/');
  await main().findByRole('link', { name: 'Next' });
  expect(await getCards('Custom Framed Gifts')).toHaveLength(12);
  expect(listReads()).toEqual(['/jsonapi/commerce_product/gifting']);
});

test.each(['/gifts/0/', '/gifts/3/'])('[GIFT-06] %s is no page of gifts and leads to the first', async (path) => {
  open(path);
  await isAt('/gifts/');
  expect(await getCards('Custom Framed Gifts')).toHaveLength(12);
});

test('[DECOR-01] [DECOR-02] [DECOR-03] [DECOR-04] [ROUTE-62] [ROUTE-63] decor objects stand thirty on a page, with pager, count and box', async () => {
  open('/decor-objects/');
  expect(await getCards('Decor Objects')).toHaveLength(30);
  // 79 objects
  expect(main().getByText('Page 1 of 3')).toBeVisible();
  expect(getHref('Kettle Pond Bottle')).toBe('/decor-objects/kettle-pond-bottle');
  expect(getHref('Next page')).toBe('/decor-objects/2/');
  await userEvent.type(main().getByRole('textbox', { name: 'Go to page' }), '3{Enter}');
  await isAt('/decor-objects/3/');
  await main().findByText('Page 3 of 3');
  expect(await getCards('Decor Objects')).toHaveLength(19);
  expect(getHref('Previous page')).toBe('/decor-objects/2/');
  expect(getHref('Page 1')).toBe('/decor-objects/');
  expect(listReads()).toEqual(Array(2).fill('/jsonapi/commerce_product/object'));
  expect(listPathStorage.objects.read()).toBe('/decor-objects/3/');
});

test('[MIX-01] [MIX-02] [MIX-03] [MIX-04] mixed media stand thirty on a page, with as many pages as there are works', async () => {
  open('/mixed-media/2/');
  expect(await getCards('Mixed Media')).toHaveLength(30);
  // 66 works
  expect(getHref('Page 3')).toBe('/mixed-media/3/');
  expect(getHref('Page 1')).toBe('/mixed-media/');
  expect(main().queryByRole('link', { name: 'Page 4' })).toBeNull();
  const box = main().getByRole('textbox', { name: 'Go to page' });
  await userEvent.type(box, '4{Enter}');
  expect(await main().findByText('Enter a valid number')).toBeVisible();
  await userEvent.clear(box);
  await userEvent.type(box, '2{Enter}');
  expect(await main().findByText('Already on page 2')).toBeVisible();
});

test('[BLOG-01] [BLOG-02] posts stand six on a page, each with picture, title and lead', async () => {
  open('/blog/');
  expect(await getCards('Blog')).toHaveLength(6);
  const card = await getCard('Blog', 'Paper or canvas?');
  expect(card.getByRole('img')).toBeVisible();
  expect(card.getByText(/^Both last for decades/)).toBeVisible();
  expect(card.queryByRole('button')).toBeNull();
  expect(main().queryByRole('textbox', { name: 'Go to page' })).toBeNull();
  await userEvent.click(main().getByRole('link', { name: 'Page 3' }));
  await isAt('/blog/3/');
  // 14 posts
  await waitFor(async () => expect(await getCards('Blog')).toHaveLength(2));
  expect(listPathStorage.blog.read()).toBe('/blog/3/');
});

test('[BLOG-03] a number beyond the last page of the blog is the number of a post', async () => {
  open('/blog/401');
  await isAt('/blog/moving-house-with-pictures');
  expect(await main().findByRole('heading', { level: 1, name: 'Moving house with pictures' })).toBeVisible();
});

test.each([
  ['/art/0/', '/art/', 'Art Prints'],
  ['/decor-objects/0', '/decor-objects/', 'Decor Objects'],
  ['/art/theme/Abstract/1.5', '/art/theme/Abstract/1', 'Art Prints'],
])('[ROUTE-62] %s shows the first page, whose own address is %s', async (path, own, list) => {
  open(path);
  expect((await getCards(list)).length).toBeGreaterThan(0);
  expect(main().getByRole('link', { current: 'page', name: 'Page 1' })).toBeVisible();
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', location.origin + own);
});

test.each([
  ['/art/99999/', 'No Art Available', '/art/'],
  ['/mixed-media/99999999999999999999', 'No mixed media here', '/mixed-media/'],
  ['/gallery-walls/2', 'No gallery walls here', '/gallery-walls/'],
])('%s is past the end, and leads to the first page', async (path, none, first) => {
  open(path);
  expect(await main().findByRole('heading', { name: none })).toBeVisible();
  expect(getHref('To the first page')).toBe(first);
});

test('an empty shop says so; a list that cannot be read can be tried again by itself', async () => {
  backend.answerWith('product.none');
  open('/gallery-walls/');
  expect(await main().findByRole('heading', { name: 'No gallery walls here' })).toBeVisible();
  expect(getHref('Return To Home')).toBe('/');
  cleanup();
  backend.resetHandlers();
  backend.answerWith('product.down');
  open('/decor-objects/');
  expect(await main().findByText('The gallery did not open. Please try again.')).toBeVisible();
  backend.resetHandlers();
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  expect(await getCards('Decor Objects')).toHaveLength(30);
});

test('[CAT-03] [CAT-18] prints hang with a search box and a heart each, also while nobody knows the themes', async () => {
  backend.answerWith('terms.down');
  open('/art/');
  expect(await getCards('Art Prints')).toHaveLength(30);
  expect(main().getAllByRole('button', { name: / to wishlist$/ })).toHaveLength(30);
  // By its name alone each link tells of which print it is.
  expect(main().getAllByRole('link', { name: /^Print or framed: \p{L}/u })).toHaveLength(30);
  expect(main().getByRole('combobox', { name: 'Theme' })).toBeVisible();
  expect(await main().findByRole('combobox', { name: /search/i })).toBeVisible();
  await userEvent.type(main().getByRole('combobox', { name: /search/i }), 'misty ghats');
  expect(await main().findByRole('option', { name: /^Misty Ghats/ })).toHaveAttribute('href', '/art/misty-ghats');
});

test.each(['/art/?theme=Nope', '/art/?colour=Nope', '/art/?theme=Nope&sort=price'])(
  '[CAT-04] [CAT-16] under %s there is nothing, whether or not all prints were read before, and its chip stays',
  async (path) => {
    open(path);
    expect(await main().findByRole('heading', { name: 'No Art Available' })).toBeVisible();
    cleanup();
    queries.clear();
    await queries.fetchQuery(catalogueQuery('art'));
    open(path);
    expect(await main().findByRole('heading', { name: 'No Art Available' })).toBeVisible();
    expect(main().getByRole('button', { name: 'Remove Nope' })).toBeVisible();
  },
);

test('[CAT-05] [CAT-07] several filters stand in the address, page 2 too, and a bare address has those of the session', async () => {
  open('/art/2/?theme=Abstract&theme=Botanicals&theme=Backwaters');
  const chips = within(await main().findByRole('list', { name: 'Filters in force' }));
  for (const name of ['Abstract', 'Botanicals', 'Backwaters'])
    expect(chips.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await getCards('Art Prints');
  expect(getHref('Page 1')).toBe('/art/?theme=Abstract&theme=Botanicals&theme=Backwaters');
  await userEvent.click(chips.getByRole('button', { name: 'Remove Backwaters' }));
  await isAt('/art/?theme=Abstract&theme=Botanicals');
  await waitFor(() => expect(chips.queryByRole('button', { name: 'Remove Backwaters' })).toBeNull());
  cleanup();
  open('/art/');
  expect(await main().findByRole('button', { name: 'Remove Botanicals' })).toBeVisible();
});

test('[ART-03] [DECOR-09] a page that was read before is there at once, and nobody is asked', async () => {
  open('/decor-objects/2/');
  await getCards('Decor Objects');
  cleanup();
  const before = listReads().length;
  open('/decor-objects/2/');
  expect(await getCards('Decor Objects')).toHaveLength(30);
  expect(listReads()).toHaveLength(before);
  go('/decor-objects/');
  await main().findByText('Page 1 of 3');
  go(-1);
  await main().findByText('Page 2 of 3');
  expect(listReads().slice(before)).toEqual(['/jsonapi/commerce_product/object']);
});
