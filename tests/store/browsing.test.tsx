import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { userEvent as hand, page } from 'vitest/browser';
import { artModeStorage, filterStorage, flowTypeStorage } from '../../src/storage/listingStorage.ts';
import { findTitle } from '../support/findTitle.ts';
import { press } from '../support/press.ts';
import { getAddress, go, isAt, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';
import { storeShopper } from '../support/storeShopper.ts';

setupStore([
  '/',
  '/about/',
  '/blog/',
  '/blog/hang-it-lower',
  '/art/',
  '/art/misty-ghats',
  '/custom-framing/',
  '/search',
]);

/** The prints of a list once they are here. By their name alone: the roles of thirty cards take a while to reckon. */
const getPrints = (count: number) =>
  waitFor(() => {
    const list = document.querySelector('main ul[aria-label="Art prints" i]:not([aria-busy])');
    expect(list?.children).toHaveLength(count);
    return [...(list as Element).children] as HTMLElement[];
  });

describe.each([
  ['a desk', 1280, 900, '/art/theme/Botanicals/1'],
  ['a phone', 390, 844, '/art?filter=Botanicals'],
])('on %s', (_, width, height, theme) => {
  test('[HOME-06] [HOME-13] a theme on the home page leads to its prints', async () => {
    await page.viewport(width, height);
    openStore(['/']);
    await userEvent.click(await screen.findByText('Botanicals'));
    await getPrints(30);
    expect(screen.getByText('32 prints')).toBeVisible();
    expect(getAddress()).toBe(theme);
  });

  test('[CAT-01] [CAT-05] [SHELL-05] [SHELL-06] [SHELL-07] [SHELL-30] the header leads from a theme to all prints and on to framing, and each page is told to the tracker', async () => {
    await page.viewport(width, height);
    window.dataLayer = [];
    openStore(['/art/theme/Botanicals/2']);
    await getPrints(2);
    await storeShopper.openArea('Art Prints');
    expect(await screen.findByText('257 prints')).toBeVisible();
    expect(getAddress()).toBe('/art/');
    expect([artModeStorage.read(), flowTypeStorage.read(), filterStorage.read()]).toEqual(['shopart', 'shopart', null]);
    await storeShopper.openArea('Custom Framing');
    await waitFor(() => expect(document.title).toBe('Custom Frames Online'));
    expect(getAddress()).toBe('/custom-framing/');
    expect([artModeStorage.read(), flowTypeStorage.read()]).toEqual(['frame', 'framing']);
    expect(window.dataLayer?.filter(({ event }) => event === 'page_view')).toEqual(
      ['/art/theme/Botanicals/2', '/art/', '/custom-framing/'].map((path) => ({ event: 'page_view', path })),
    );
  });
});

test('[CAT-12] [CAT-17] [ART-01] [ART-03] a print of page 3 is opened by its alias, and Back leads to page 3', async () => {
  openStore(['/art/']);
  await userEvent.type(await screen.findByLabelText('Go to page'), '3{Enter}');
  await screen.findByText('Page 3 of 9');
  const [print] = await getPrints(30);
  const link = print?.querySelector('a') as HTMLAnchorElement;
  const alias = link.getAttribute('href');
  expect(getAddress()).toBe('/art/3/');
  expect(alias).toMatch(/^\/art\/[a-z][a-z0-9-]+$/);
  await userEvent.click(link);
  expect(await screen.findByText('Choose a Media')).toBeVisible();
  expect(getAddress()).toBe(alias);
  await userEvent.click(screen.getByText('Back', { selector: 'main a' }));
  await isAt('/art/3/');
});

async function getRow(name: string) {
  const row = await waitFor(() => {
    // What stands further down comes with a look at it; what comes moves the end on.
    screen.getByRole('main').scrollIntoView({ block: 'end' });
    return screen.getByRole('list', { name });
  });
  return within(row)
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);
}

test('[CAT-20] a print leads to others by its artist, to those of its theme, to what was looked at before, and to the page of the artist', async () => {
  openStore(['/art/misty-ghats']);
  await screen.findByText('Choose a Media');
  go('/art/breakfast-on-the-water');
  await findTitle('Breakfast on the Water');
  const byArtist = await getRow('More by Josekutty Vettoor');
  expect(byArtist.length).toBeGreaterThan(1);
  expect(byArtist).not.toContain('Breakfast on the Water');
  const byTheme = await getRow('More in Backwaters');
  expect(byTheme.length).toBeGreaterThan(1);
  expect(byTheme.filter((title) => byArtist.includes(title))).toEqual([]);
  expect(await getRow('You looked at')).toEqual(['Misty Ghats']);
  await userEvent.click(screen.getByRole('link', { name: 'Josekutty Vettoor' }));
  expect(await findTitle('Josekutty Vettoor')).toBeVisible();
  await isAt('/art/?artist=Josekutty+Vettoor');
});

test.each([
  ['an artist', '/art/?artist=Josekutty+Vettoor', 'Josekutty Vettoor', '/art/'],
  ['a theme', '/art/?theme=Abstract', 'Abstract', '/art/theme/Abstract/1'],
])('the page of %s keeps its title and its one address in another order', async (_, path, title, canonicalPath) => {
  openStore([`${path}&sort=title`]);
  expect(await findTitle(title)).toBeVisible();
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', location.origin + canonicalPath);
});

test.each([
  ['an object', '/decor-objects/', 'poornima-moon-jar', 'kettle-pond-bottle', 'More in Ceramic', 'More Decor Objects'],
  ['a work', '/mixed-media/', 'three-mornings', 'six-ridges-to-munnar', 'More by Nandini Pazhoor', 'More Mixed Media'],
  ['a wall', '/gallery-walls/', 'four-blues', 'a-narrow-column', 'More walls of 4 frames', 'More Gallery Walls'],
])(
  '%s leads to others like it, to others of its list, and to what was looked at before',
  async (_, list, before, now, alike, more) => {
    const getTitle = async () => (await screen.findByRole('heading', { level: 1 })).textContent ?? '';
    openStore([list + before]);
    const seen = await getTitle();
    go(list + now);
    await waitFor(async () => expect(await getTitle()).not.toBe(seen));
    const title = await getTitle();
    const rows = [await getRow(alike), await getRow(more)];
    for (const row of rows) {
      expect(row.length).toBeGreaterThan(1);
      expect(row).not.toContain(title);
    }
    expect(rows[1]?.filter((other) => rows[0]?.includes(other))).toEqual([]);
    expect(await getRow('You looked at')).toEqual([seen]);
  },
);

test('[ART-22] the link of a print is copied, and the shop says so', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  openStore(['/art/misty-ghats']);
  await press('Share');
  await press('Copy link');
  expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
  expect(copied).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/art\/misty-ghats/));
});

test('[CAT-22] [SHELL-08] a search by the keyboard alone leads to what it found', async () => {
  openStore(['/about/']);
  within(screen.getByRole('banner')).getByRole('button', { name: 'Search' }).focus();
  await hand.keyboard('{Enter}');
  const box = await screen.findByRole('combobox', { name: 'Search the shop' });
  await waitFor(() => expect(box).toHaveFocus());
  await hand.keyboard('misty');
  await screen.findAllByRole('option');
  await hand.keyboard('{ArrowDown}');
  const path = screen.getByRole('option', { selected: true }).getAttribute('href') as string;
  await hand.keyboard('{Enter}');
  await isAt(path);
  expect(await screen.findByText('Choose a Media')).toBeVisible();
});

test('[BLOG-01] [BLOG-07] a post is opened from far down the blog, and Back leads to the same place, whichever way', async () => {
  openStore(['/blog/']);
  const posts = await waitFor(() => {
    const list = document.querySelector('main ul[aria-label="Blog"]:not([aria-busy])');
    return list ?? Promise.reject(new Error('no post is listed'));
  });
  const last = [...posts.querySelectorAll('h2 a')].at(-1) as HTMLElement;
  // The store notes a place as the browser reports it, a moment after the page has moved.
  const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  last.scrollIntoView();
  await scrolled;
  const left = window.scrollY;
  expect(left).toBeGreaterThan(200);
  for (const goBack of [
    () => go(-1),
    async () => userEvent.click(await screen.findByText('Back', { selector: 'main a' })),
  ]) {
    await userEvent.click(last);
    await isAt(/^\/blog\/[a-z]/);
    await waitFor(() => expect(window.scrollY).toBe(0));
    await goBack();
    await waitFor(() => expect(window.scrollY).toBe(left));
    expect(getAddress()).toBe('/blog/');
  }
});

test('[CAT-25] the page of results has what was searched in its box, to be corrected there', async () => {
  openStore(['/search?q=ghats']);
  expect(await findTitle('Results for “ghats”')).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue('ghats');
});

test('an address with a text longer than the box takes searches for as much of it as the box holds', async () => {
  openStore([`/search?q=${'x'.repeat(300)}`]);
  const searched = 'x'.repeat(120);
  expect(await findTitle(`Results for “${searched}”`)).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue(searched);
});

test('[CAT-25] who searches anew on the page of results reads the new ones from their beginning', async () => {
  openStore(['/search?q=ghats']);
  await userEvent.type(await screen.findByRole('combobox'), ' mist{Enter}');
  await isAt('/search?q=ghats+mist');
  expect(await findTitle('Results for “ghats mist”')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});
