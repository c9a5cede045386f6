import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { lazySanitizer } from '../../src/richText/sanitizer.ts';
import { findTitle } from '../support/findTitle.ts';
import { getAddress, isAt, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

const backend = setupStore(['/about/', '/faq', '/blog/', '/blog/hang-it-lower']);
// The store brings it while it reads the text.
beforeAll(() => lazySanitizer.load());
/** What was read of pages and articles since the test began. */
const listReads = () =>
  backend.requests
    .filter(({ pathname }) => pathname.startsWith('/jsonapi/node/'))
    .map(({ pathname, searchParams }) => pathname + (searchParams.get('filter[field_path_alias]') ?? ''));

const open = (...entries: string[]) => openStore(entries);

const main = () => within(screen.getByRole('main'));
const head = (selector: string, attribute = 'content') => document.querySelector(selector)?.getAttribute(attribute);
const FIXED = /^\/jsonapi\/node\/page\/(about|stores|terms_of_service|privacy_policy)$/;

describe('about', () => {
  test('[STAT-01] [STAT-02] [STAT-03] [ROUTE-45] banner, story, philosophy and the way to the art, from two fixed pages', async () => {
    open('/about/');
    await findTitle('About us');
    expect(screen.getByText('Our flagship store opened in Kochi in 2017.')).toBeVisible();
    await main().findByRole('heading', { level: 2, name: 'Our story' });
    expect(main().getByText(/In 2017 .* our flagship store opened in Kochi/)).toBeVisible();
    expect(main().getByRole('heading', { level: 2, name: 'What we believe' })).toBeVisible();
    expect(await main().findByText(/^The flagship store stands in Kochi, Kerala/)).toBeVisible();
    expect(main().getByRole('link', { name: 'See the art' })).toHaveAttribute('href', '/art/');
    const reads = listReads();
    expect([reads.length, new Set(reads).size, reads.every((path) => FIXED.test(path))]).toEqual([2, 2, true]);
    expect(head('link[rel=canonical]', 'href')).toMatch(/\/about\/$/);
  });

  test('[STAT-03] of one that does not come the rest stands, and it is tried again', async () => {
    backend.answerWith('fixedPages.down');
    open('/about/');
    await findTitle('About us');
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.getByText('Our flagship store opened in Kochi in 2017.')).toBeVisible();
    backend.resetHandlers();
    await userEvent.click(retry!);
    await main().findByRole('heading', { level: 2, name: 'Our story' });
  });

  test('[STAT-01] a text without headings is told as it is', async () => {
    backend.answerWith('fixedPages.unparted');
    open('/about/');
    await waitFor(() => expect(screen.getAllByText('All that there is to say, without a heading.')).toHaveLength(2));
  });
});

describe('stores', () => {
  test('[ROUTE-43] [CONST-12] the store in Kochi, its address and its hours', async () => {
    open('/stores');
    await findTitle('Our store in Kochi');
    const aside = within(screen.getByRole('complementary', { name: 'Address and hours' }));
    expect(aside.getByText('Monday to Saturday, 10am to 7pm IST')).toBeVisible();
    expect(aside.getByText(/Kochi 682/)).toBeVisible();
    expect(aside.getByRole('link', { name: '1800 000 0000' })).toHaveAttribute('href', 'tel:18000000000');
    await main().findByRole('heading', { level: 2, name: 'What you can do here' });
  });
});

describe('the questions', () => {
  const item = async (name: string) => (await screen.findByText(name)).closest('details') as HTMLDetailsElement;

  test('[STAT-05] [ROUTE-44] are an accordion in which at most one is open', async () => {
    open('/faq/');
    await findTitle('Frequently asked questions');
    const first = await item('Do you deliver to my town?');
    const second = await item('Can I cancel or change an order?');
    const count = () => document.querySelectorAll('main details[open]').length;
    expect(count()).toBe(0);
    await userEvent.click(within(first).getByText('Do you deliver to my town?'));
    expect([first.open, count()]).toEqual([true, 1]);
    await userEvent.click(within(second).getByText('Can I cancel or change an order?'));
    await waitFor(() => expect([first.open, second.open, count()]).toEqual([false, true, 1]));
    await userEvent.click(within(second).getByText('Can I cancel or change an order?'));
    await waitFor(() => expect(count()).toBe(0));
  });

  test.each([
    ['CONST-07', 'Can I cancel or change an order?', /custom-made: they cannot be cancelled or changed/],
    ['CONST-08', 'Can I cancel or change an order?', /non-refundable/],
    ['CONST-09', 'Do you deliver to my town?', /free across India, apart from regions that are not served/],
    ['CONST-10', 'How are prints packed?', /Unframed prints are shipped rolled in tubes/],
    ['CONST-11', 'How do I follow my order?', /We tell you its status by e-mail and SMS/],
    ['CONST-12', 'When can I reach you?', /Monday to Saturday, 10am to 7pm IST/],
  ])('[%s] %s', async (_, question, text) => {
    open('/faq/');
    const asking = await item(question);
    await userEvent.click(within(asking).getByText(question));
    expect(within(asking).getByText(text)).toBeVisible();
  });

  test('[STAT-05] a text without questions stands unfolded', async () => {
    backend.answerWith('fixedPages.unparted');
    open('/faq/');
    expect(await screen.findByText('All that there is to say, without a heading.')).toBeVisible();
    expect(document.querySelector('main details')).toBeNull();
  });

  test('[STAT-05] search engines are told the questions with their answers', async () => {
    open('/faq/');
    await item('Do you deliver to my town?');
    const structuredData = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
    );
    expect([structuredData['@type'], structuredData.mainEntity?.length, structuredData.mainEntity?.[0]?.name]).toEqual([
      'FAQPage',
      12,
      'Do you deliver to my town?',
    ]);
  });
});

describe('terms and privacy', () => {
  test.each([
    ['ROUTE-47', '/terms-of-service/', 'Terms and Conditions', /^We deliver within India, free of charge/],
    ['ROUTE-48', '/privacy-policy/', 'Privacy Policy', /We sell no data/],
  ])('[STAT-04] [%s] %s is one fixed page', async (_, path, name, text) => {
    open(path);
    await findTitle(name);
    expect(await main().findByText(text)).toBeVisible();
    const reads = listReads();
    expect([reads.length, FIXED.test(reads[0] ?? '')]).toEqual([1, true]);
    expect(head('link[rel=canonical]', 'href')).toMatch(new RegExp(`${path}$`));
  });

  test('[CONST-06] [CONST-07] [CONST-08] [CONST-10] [CONST-11] the terms say what holds of each order', async () => {
    open('/terms-of-service/');
    for (const text of [
      /We deliver within India/,
      /can therefore neither be cancelled nor changed/,
      /it is not refundable/,
      /Unframed prints are rolled in tubes/,
      /status of your order by e-mail and SMS/,
    ])
      expect(await main().findByText(text)).toBeVisible();
  });

  test.each(['fixedPages.missing', 'fixedPages.empty'] as const)(
    '[STAT-04] without a text (%s) it says so',
    async (name) => {
      backend.answerWith(name);
      open('/terms-of-service');
      expect(await screen.findByText('Nothing is written here yet.')).toBeVisible();
      await findTitle('Terms and Conditions');
    },
  );

  test('[STAT-04] a text that did not load is tried again by itself', async () => {
    backend.answerWith('fixedPages.down');
    open('/privacy-policy');
    expect(await screen.findByText('This text did not load.')).toBeVisible();
    backend.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
  });
});

test('[STAT-06] [ROUTE-59] the page for the pin-board service holds its proof, and asks for nothing', async () => {
  open('/pinterest-6f1c2.html');
  expect(await screen.findByText(/pinterest-site-verification/)).toBeVisible();
  for (const role of ['button', 'textbox', 'combobox', 'status', 'form', 'img'])
    expect(main().queryAllByRole(role)).toEqual([]);
  expect(listReads()).toEqual([]);
});

describe('a page that is not there', () => {
  test.each(['/404', '/404s', '/404c', '/404p', '/404f', '/404a', '/nowhere', '/art/a/b/c'])(
    '[NF-01] [NF-02] [ROUTE-61] %s says so, and is kept out of searches',
    async (path) => {
      open(path);
      await findTitle("We can't find the page");
      expect(main().getByRole('link', { name: 'Return To Home' })).toHaveAttribute('href', '/');
      expect(main().getByRole('button', { name: 'Back' })).toBeEnabled();
      expect(head('meta[name=robots]')).toBe('noindex');
    },
  );
});

describe('a page of the blog', () => {
  const firstPost = () =>
    waitFor(() => {
      const post = document.querySelector<HTMLElement>('main li a[href^="/blog/"]:not([href$="/"])');
      return post ?? Promise.reject(new Error('no post is listed'));
    });

  test.each([
    ['ROUTE-02', '/blog/'],
    ['ROUTE-03', '/blog/2/'],
  ])('[BLOG-01] [BLOG-07] [%s] %s lists posts, and Back of one leads there again', async (_, path) => {
    open(path);
    await userEvent.click(await firstPost());
    await isAt(/^\/blog\/[a-z]/);
    expect(await main().findByRole('link', { name: 'Back' })).toHaveAttribute('href', path);
  });

  test('[BLOG-07] without one it leads to the first', async () => {
    open('/blog/hang-it-lower');
    await findTitle('Hang it lower');
    expect(main().getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/blog/');
    expect(head('meta[property="og:type"]')).toBe('article');
  });

  test.each([
    ['/blog/411', 'digits past the end of the list'],
    ['/blog/an-old-name?nid=411', 'a node id in the parameter'],
  ])('[BLOG-03] [BLOG-04] [ROUTE-04] %s, %s, leads to the address of the post', async (path) => {
    open('/', path);
    await findTitle('Hang it lower');
    expect(getAddress()).toBe('/blog/hang-it-lower');
    expect(main().getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/blog/');
  });

  test.each(['/blog/99999', '/blog/nothing', '/blog/1.5', '/blog/-1', '/blog/%3Cb%3E'])(
    '[BLOG-05] %s leads to /404',
    async (path) => {
      open('/', path);
      await findTitle("We can't find the page");
      expect(getAddress()).toBe('/404');
    },
  );
});

test('[NF-05] a page that throws says so, header and bag stay, and it can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
    throw new Error('broken');
  });
  open('/terms-of-service/');
  await findTitle('Something Went Wrong');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(within(screen.getByRole('banner')).getByRole('button', { name: /bag/i })).toBeEnabled();
  parse.mockRestore();
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  await findTitle('Terms and Conditions');
});
