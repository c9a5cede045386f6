import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { userEvent as hand, page } from 'vitest/browser';
import { seedSignedInCustomer } from '../../fixtures/support/orders.ts';
import { demoSession } from '../../machines/session/session.samples.ts';
import { Shell } from '../../src/app/shell/Shell.tsx';
import { Visit } from '../../src/app/visit/Visit.tsx';
import { movePointerAway } from '../support/movePointerAway.ts';
import { getAddress, isAt, openRoutes } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

const backend = setupStore();

afterEach(movePointerAway);

/** The shell around a page of three windows' height. */
const shop = (
  <Visit>
    <Shell>
      <div style={{ blockSize: '2700px' }} />
    </Shell>
  </Visit>
);
const open = (address: string) => openRoutes([{ path: '*', element: shop }], [address]);
const onPhone = () => page.viewport(390, 844);
const header = () => screen.getByRole('banner');
const footer = () => screen.getByRole('contentinfo');
const hrefs = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const press = (name: string, place = header()) => userEvent.click(within(place).getByRole('button', { name }));
async function openMenu() {
  await press('Menu');
  return screen.findByRole('dialog', { name: 'Menu' });
}
async function openSearch() {
  await press('Search');
  return screen.findByRole('combobox', { name: 'Search the shop' });
}
const filters = () => sessionStorage.getItem('artFilters');
/** As the shop is left by somebody who frames, with the art list narrowed. */
function keepOthers() {
  localStorage.setItem('artmode', JSON.stringify('frame'));
  localStorage.setItem('flowtype', JSON.stringify('framing'));
  sessionStorage.setItem('artFilters', JSON.stringify({ themes: ['Botanicals'], orientations: [] }));
}
const expectTurn = (mode: string, flow: string) => {
  expect(localStorage.getItem('artmode')).toContain(mode);
  expect(localStorage.getItem('flowtype')).toContain(flow);
};

const AREAS = ['/art/', '/decor-objects/', '/mixed-media/', '/gallery-walls/', '/custom-framing/'];

test.each([
  ['HOME-14', 'logged_out', 'Logged Out Successfully'],
  ['HOME-15', 'expired', 'Login Expired'],
])('[%s] home with %s shows its notice once, and forgets it', async (_, param, text) => {
  open(`/?${param}=1`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText(text)).toHaveLength(1);
  await isAt('/');
});

test('[SHELL-17] [SHELL-18] the title follows what the shopper is about, also where the page stays', async () => {
  open('/custom-framing/');
  await waitFor(() => expect(document.title).toBe('Shop Art Prints'));
  await userEvent.click(within(header()).getByRole('link', { name: 'Custom Framing' }));
  await waitFor(() => expect(document.title).toBe('Custom Frames Online'));
  expect(getAddress()).toBe('/custom-framing/');
  // in another tab
  window.dispatchEvent(new StorageEvent('storage', { key: 'flowtype', newValue: '"shopart"' }));
  await waitFor(() => expect(document.title).toBe('Shop Art Prints'));
});

test('[SHELL-01] the header leads to the five areas', async () => {
  open('/');
  const shop = screen.getByRole('navigation', { name: 'Shop' });
  expect(hrefs(shop)).toEqual(AREAS);
  expect(within(shop).getByRole('link', { name: 'Art Prints' }).getAttribute('href')).toBe('/art/');
});

test('[SHELL-01] [SHELL-02] on a phone the menu leads to the areas, to gifts and to the account', async () => {
  await onPhone();
  open('/');
  expect(within(header()).queryByRole('link', { name: 'Mixed Media' })).toBeNull();
  const menu = await openMenu();
  expect(hrefs(menu)).toEqual(expect.arrayContaining([...AREAS, '/gifts/', '/account/']));
});

test('[SHELL-04] the menu leads to contact, bag, terms and privacy', async () => {
  open('/');
  expect(hrefs(await openMenu())).toEqual(
    expect.arrayContaining(['/contact/', '/checkout/shopping-bag/', '/terms-of-service/', '/privacy-policy/']),
  );
});

test('[SHELL-02] the menu keeps the focus, gives it back, and closes with a choice', async () => {
  await onPhone();
  open('/');
  const menu = await openMenu();
  expect(menu).toContainElement(document.activeElement as HTMLElement);
  expect(menu.matches(':modal')).toBe(true);
  await userEvent.click(within(menu).getByRole('button', { name: 'Close the menu' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  await userEvent.click(within(await openMenu()).getByRole('link', { name: 'Gallery Walls' }));
  await isAt('/gallery-walls/');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
});

test('[SHELL-03] [SHELL-04] [SHELL-09] the user menu opens and closes, and leads a customer to the account', async () => {
  // A token that is not good ends the session as soon as the wishlist is read.
  seedSignedInCustomer(backend);
  localStorage.setItem('user', JSON.stringify(demoSession));
  open('/');
  const menu = document.querySelector('nav[popover]') as HTMLElement;
  expect(menu.matches(':popover-open')).toBe(false);
  await press('Account');
  await within(menu).findByText(/^Welcome/);
  expect(menu.matches(':popover-open')).toBe(true);
  expect(hrefs(menu)).toEqual(
    expect.arrayContaining(['/account/profile/', '/account/orders/', '/account/wishlist/', '/contact/']),
  );
  await press('Account');
  expect(menu.matches(':popover-open')).toBe(false);
});

test.each([
  ['SHELL-05', 'header', header],
  ['SHELL-23', 'footer', footer],
])('[%s] [SHELL-06] Art Prints in the %s turns to prints, without the filters of before', async (_, __, place) => {
  open('/about/');
  keepOthers();
  await userEvent.click(within(place()).getByRole('link', { name: 'Art Prints' }));
  expectTurn('shopart', 'shopart');
  expect(filters()).toBeNull();
  await isAt('/art/');
});

test('[SHELL-05] [SHELL-06] Art Prints in the menu does so too', async () => {
  await onPhone();
  open('/about/');
  keepOthers();
  await userEvent.click(within(await openMenu()).getByRole('link', { name: 'Art Prints' }));
  expectTurn('shopart', 'shopart');
  expect(filters()).toBeNull();
});

test('[SHELL-07] Custom Framing turns to framing', async () => {
  open('/about/');
  await userEvent.click(within(header()).getByRole('link', { name: 'Custom Framing' }));
  expectTurn('frame', 'framing');
});

test.each([
  ['/decor-objects/', 'page', 'Decor Objects'],
  ['/decor-objects', 'page', 'Decor Objects'],
  ['/decor-objects/kettle-pond-bottle', 'true', 'Decor Objects'],
  ['/art/theme/Botanicals/2', 'true', 'Art Prints'],
  ['/decor-objects-of-old', null, null],
  ['/', null, null],
])('[SHELL-01] at %s the area is marked as %s', (address, how, name) => {
  open(address);
  const marked = within(screen.getByRole('navigation', { name: 'Shop' }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.getAttribute('aria-current'), link.textContent])).toEqual(how ? [[how, name]] : []);
});

test('[SHELL-08] [CAT-22] [CAT-30] the search opens with the focus in its box, and finds', async () => {
  open('/');
  const box = await openSearch();
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.paste('kettle pond');
  await userEvent.click(await screen.findByRole('option', { name: /Kettle Pond Bottle/ }));
  await isAt('/decor-objects/kettle-pond-bottle');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close the search' }))],
  // The browser's own doing, which only a real hand sets off.
  ['a press beside it', () => hand.click(screen.getByRole('main'), { position: { x: 400, y: 500 } })],
  ['Escape, which empties it first,', () => hand.keyboard('{Escape}{Escape}')],
])('[SHELL-08] %s closes the search; opened again, nothing is left of it', async (_, close) => {
  open('/');
  const box = await openSearch();
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.paste('!?');
  await close();
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(await openSearch()).toHaveValue('');
});

test('[SHELL-10] [SHELL-11] the header carries the heart and the bag with its count', () => {
  open('/');
  expect(within(header()).getByRole('link', { name: 'Wishlist' })).toBeVisible();
  expect(within(header()).getByRole('button', { name: 'Bag, 0 items' })).toBeVisible();
});

const SHOP = [...AREAS, '/gifts/', '/select/frame', '/select/print'];
const OTHERS = [
  ...['/about/', '/faq/', '/contact/', '/blog/', '/privacy-policy', '/terms-of-service', '/login', '/signup'],
  // The pages that no row of the footer names.
  ...['/stores', '/design', '/partner', '/track-order'],
];

test('[CONF-01] [SHELL-19] [SHELL-21] [SHELL-22] the footer groups its links under Shop, About and Resources', () => {
  open('/');
  const groups = ['Shop', 'About', 'Resources'].map((name) => within(footer()).getByRole('region', { name }));
  const [shop = [], about = [], resources = []] = groups.map(hrefs);
  expect(shop.sort()).toEqual([...SHOP].sort());
  expect([...about, ...resources].sort()).toEqual([...OTHERS].sort());
});

test('[SHELL-20] on a phone each group folds', async () => {
  await onPhone();
  open('/');
  const links = within(footer()).getByRole('navigation', { name: 'Footer' });
  const inSight = () =>
    [...links.querySelectorAll('a')].filter((link) => link.checkVisibility()).map((a) => a.innerText);
  expect(inSight()).toEqual([]);
  for (const [group, link] of [
    ['Shop', 'Gifts'],
    ['About', 'Blog'],
    ['Resources', 'FAQ'],
  ] as const) {
    await userEvent.click(within(links).getByText(group, { selector: 'summary *' }));
    expect(inSight()).toContain(link);
    await userEvent.click(within(links).getByText(group, { selector: 'summary *' }));
    expect(inSight()).toEqual([]);
  }
});

test('[SHELL-24] the newsletter box comes as the footer comes near', async () => {
  open('/');
  expect(within(footer()).queryByRole('textbox')).toBeNull();
  footer().scrollIntoView();
  await within(footer()).findByRole('textbox', { name: /mail/i });
});

test('[SHELL-25] four networks, each by its name, and none learns more than it has to', () => {
  open('/');
  const links = within(within(footer()).getByRole('list', { name: /elsewhere/ })).getAllByRole<HTMLAnchorElement>(
    'link',
  );
  expect(links.map((link) => [new URL(link.href).hostname, link.rel, link.getAttribute('aria-label')])).toEqual([
    ['www.instagram.com', 'noopener me', 'Mitre & Mat on Instagram'],
    ['www.facebook.com', 'noopener me', 'Mitre & Mat on Facebook'],
    ['www.pinterest.com', 'noopener me', 'Mitre & Mat on Pinterest'],
    ['x.com', 'noopener me', 'Mitre & Mat on X'],
  ]);
});

test('[SHELL-26] [CONST-12] the year stands next to terms and privacy, and above it when somebody answers', () => {
  open('/');
  const line = within(footer()).getByText(/2024/).parentElement as HTMLElement;
  expect(hrefs(line)).toEqual(['/terms-of-service', '/privacy-policy']);
  within(footer()).getByText(/Monday to Saturday, 10am to 7pm IST/);
});
