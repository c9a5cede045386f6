import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent as hand, page } from 'vitest/browser';
import { DEMO } from '../../mocks/seed/demo.ts';
import { movePointerAway } from '../support/movePointerAway.ts';
import { getAddress, go, openStore } from '../support/router.tsx';
import { setupStore, WIDTHS } from '../support/setupStore.ts';
import { storeCustomer } from '../support/storeCustomer.ts';

const backend = setupStore(['/art/', '/login', '/403', '/account/wishlist/']);
const customer = storeCustomer(backend);

/** A heart by its name alone: the roles of thirty cards take a while to reckon. */
const findHeart = (title: string, action: 'Add' | 'Remove') =>
  screen.findByLabelText(`${action} ${title} ${action === 'Add' ? 'to' : 'from'} wishlist`);
const listHearts = () =>
  waitFor(() => {
    const hearts = [...document.querySelectorAll<HTMLElement>('main button[aria-label$=" to wishlist"]')];
    expect(hearts).toHaveLength(30);
    return hearts;
  });
const getTitle = (heart?: HTMLElement) => /^Add (.*) to wishlist$/.exec(heart?.ariaLabel ?? '')?.[1] ?? '';
const pressHeart = (heart?: HTMLElement) => userEvent.click(heart as HTMLElement);
const counts = (items: number) => screen.findByLabelText(`Wishlist, ${items} items`);
const listSaved = async () => within(await screen.findByRole('list', { name: 'Wishlist' })).getAllByRole('listitem');

describe.each(WIDTHS)('%s', (_, width, height) => {
  beforeEach(() => page.viewport(width, height));

  test('[WISH-09] [WISH-01] [WISH-02] [WISH-07] [CAT-17] [SHELL-10] [ACCT-20] [WISH-03] [WISH-08] what a guest pressed is saved once the guest has signed in with a code, stands on the wishlist, and is taken off', async () => {
    openStore(['/art/']);
    const heart = (await listHearts())[2];
    const title = getTitle(heart);
    await pressHeart(heart);
    await screen.findByText('Login to add to wishlist');
    await customer.signsInByCode(DEMO.name);
    await screen.findByText('Added to Wishlist');
    expect(await findHeart(title, 'Remove')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await counts(7));
    expect(await listSaved()).toHaveLength(7);
    expect(getAddress()).toBe('/account/wishlist/');
    const [newest] = await listSaved();
    const link = within(newest as HTMLElement).getByRole('link', { name: title });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/art\/[\w-]+$/));
    await userEvent.click(within(newest as HTMLElement).getByRole('button', { name: `Remove ${title} from wishlist` }));
    await screen.findByText('Removed from Wishlist');
    await counts(6);
    await go('/art/');
    expect(await findHeart(title, 'Add')).toHaveAttribute('aria-pressed', 'false');
    await go('/account/wishlist/');
    expect(await listSaved()).toHaveLength(6);
  });
});

test('[ACCT-20] a double click takes off one thing alone, which keeps its place and can be put back', async () => {
  openStore(['/login']);
  await customer.signsInByPassword(DEMO.name, DEMO.password);
  await counts(6);
  await go('/account/wishlist/');
  const [first] = (await listSaved()) as [HTMLElement];
  const card = within(first);
  await hand.dblClick(card.getByRole('button', { name: /^Remove/ }));
  await screen.findByText('Removed from Wishlist');
  await counts(5);
  expect(card.getByRole('button', { name: /^Removed/ })).toHaveFocus();
  await userEvent.click(card.getByRole('button', { name: /^Undo/ }));
  await screen.findByText('Added to Wishlist');
  await counts(6);
  expect(card.getByRole('button', { name: /^Remove / })).toHaveFocus();
});

test('[WISH-09] [WISH-01] what is pressed is forgotten with the popup; signed out in another tab, nobody’s hearts show', async () => {
  openStore(['/art/']);
  const [, , first, second] = await listHearts();
  const [forgotten, wanted] = [getTitle(first), getTitle(second)];
  await pressHeart(first);
  const popup = await customer.popup();
  await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(popup).not.toBeVisible());
  await customer.asksToLogIn();
  await customer.signsInByCode(DEMO.name);
  await counts(6);
  await pressHeart(second);
  await findHeart(wanted, 'Remove');
  expect(await findHeart(forgotten, 'Add')).toHaveAttribute('aria-pressed', 'false');
  await counts(7);
  localStorage.removeItem('user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null }));
  await screen.findByLabelText('Wishlist');
  expect(await findHeart(wanted, 'Add')).toHaveAttribute('aria-pressed', 'false');
});

test('[WISH-17] [ACCT-24] [ACCT-03] hearts show under the pointer, and always on a narrow screen; a guest without a wishlist is told to sign in', async () => {
  openStore(['/art/']);
  const [heart] = (await listHearts()) as [HTMLElement];
  const shows = (opacity: string) =>
    waitFor(() => expect(getComputedStyle(heart.parentElement as Element).opacity).toBe(opacity));
  await shows('0');
  heart.focus();
  await shows('1');
  heart.blur();
  await shows('0');
  await hand.hover(heart);
  await shows('1');
  await movePointerAway();
  await shows('0');
  await page.viewport(992, 800);
  await shows('0');
  await page.viewport(991, 800);
  await shows('1');
  await userEvent.click(screen.getByLabelText('Wishlist'));
  await screen.findByText('Login to access wishlist');
  expect(getAddress()).toBe('/403');
});
