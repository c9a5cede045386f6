import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent as hand, page } from 'vitest/browser';
import { typeInto } from '../../fixtures/harness/interactions.ts';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { seedStoredSession } from '../../fixtures/support/orders.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { userStorage } from '../../src/storage/userStorage.ts';
import { findTitle } from '../support/findTitle.ts';
import { holdBrowser } from '../support/holdBrowser.ts';
import { press } from '../support/press.ts';
import { getAddress, go, openStore } from '../support/router.tsx';
import { setupStore, WIDTHS } from '../support/setupStore.ts';
import { getField, readStored, storeCustomer } from '../support/storeCustomer.ts';

const backend = setupStore([
  '/403',
  '/account/profile/',
  '/account/orders/',
  '/account/saved_address/',
  '/account/passwordchange/',
  '/account/orders/260814301276/',
  '/order/260814301276',
  '/order/260814301276/invoice',
]);
const customer = storeCustomer(backend);

const card = async (house: RegExp) => within((await screen.findByText(house)).closest('li') as HTMLElement);

describe.each(WIDTHS)('%s', (_, width, height) => {
  beforeEach(() => page.viewport(width, height));

  test('[ACCT-03] [NF-04] [ROUTE-60] [SHELL-09] [ACCT-25] [ACCT-26] a guest who wants to see orders logs in on the way, goes on by the menu, and logs out', async () => {
    openStore(['/', '/account/orders/']);
    await findTitle('Please log in first');
    expect(getAddress()).toBe('/403');
    await press('Login', { place: screen.getByRole('main') });
    await customer.signsInByCode(DEMO.name);
    await findTitle('Orders');
    expect(getAddress()).toBe('/account/orders/');
    expect((await screen.findAllByRole('link', { name: /^Order 26/ }))[0]).toBeVisible();
    const button = screen.getByRole('button', { name: 'Account' });
    const menu = document.getElementById('user-menu') as HTMLElement;
    await userEvent.click(button);
    expect(await within(menu).findByText(/^Welcome /)).toBeVisible();
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeVisible());
    expect(button).toHaveFocus();
    for (const name of ['My Account', 'Saved Address', 'Change password']) {
      await userEvent.click(button);
      await userEvent.click(within(menu).getByRole('link', { name }));
      await waitFor(() => expect(menu).not.toBeVisible());
      await findTitle(name);
    }
    const led = holdBrowser();
    await userEvent.click(button);
    await userEvent.click(within(menu).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(led).toEqual(['/?logged_out=true']));
    expect(userStorage.read()).toBeNull();
    await waitFor(() => expect(menu).not.toBeVisible());
    await userEvent.click(button);
    expect(await within(menu).findByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('[CHK-25] [ORD-29] the invoice of an order states its seller, where it goes, and the tax in what was paid', async () => {
    seedStoredSession(backend);
    openStore(['/account/orders/260814301276/']);
    await userEvent.click(await screen.findByRole('link', { name: 'Invoice' }));
    await findTitle('Tax invoice');
    expect(getAddress()).toBe('/order/260814301276/invoice');
    const getFact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(['Invoice number', 'Date', 'Place of supply'].map(getFact)).toEqual([
      '260814301276',
      '14 Aug 2026',
      'Kerala (32)',
    ]);
    within(screen.getByRole('region', { name: 'Sold by' })).getByText('GSTIN: 32AAACM0000A1Z5');
    within(screen.getByRole('region', { name: 'Delivered to' })).getByText('Kerala, India');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    const getText = (cell: Element) => (cell as HTMLElement).innerText.replace(/\n+/g, ', ');
    expect(rows.map((row) => [...row.children].map(getText).join(' | '))).toEqual([
      'Description | HSN | Qty | Taxable value | GST rate | CGST | SGST/UTGST | Total',
      'Print on Canvas - Misty Ghats, Size: 24 × 30 in | 4911 | 1 | ₹5,796.62 | 18% | ₹521.69 | ₹521.69 | ₹6,840.00',
      'Print on Paper - Curry Leaf, Kitchen Window, Size: 19 × 27 in | 4911 | 2 | ₹6,433.90 | 18% | ₹579.05 | ₹579.05 | ₹7,592.00',
      'Total | ₹12,230.52 |  | ₹1,100.74 | ₹1,100.74 | ₹14,432.00',
    ]);
  });

  test('[ADDR-05] [ADDR-06] [ADDR-07] [ADDR-16] [ADDR-17] [ADDR-19] an address is added, made the default and, once another is, removed', async () => {
    seedStoredSession(backend);
    openStore(['/account/saved_address/']);
    await press('Add new address');
    const popup = within(await screen.findByRole('dialog', { name: 'Add new address' }));
    for (const [label, text] of [
      [/^First Name/, 'Amma'],
      [/^Last Name/, 'Menon'],
      [/^House/, 'New No. 9'],
      [/^Street/, 'Temple Tank Street'],
      [/^Pincode/, '680001'],
    ] as const)
      await typeInto(popup.getByLabelText(label), text);
    await waitFor(() => expect(popup.getByLabelText(/^City/)).toHaveValue('Thrissur'));
    await userEvent.click(popup.getByRole('button', { name: 'Save address' }));
    await screen.findByText('Billing profile updated');
    await userEvent.click((await card(/^New No. 9/)).getByRole('button', { name: /^Make default/ }));
    await screen.findByText('Address Updated Succesfully');
    const edit = (await card(/^New No. 9/)).getByRole('button', { name: /^Edit/ });
    await waitFor(() => expect(edit).toHaveFocus());
    expect((await card(/^New No. 9/)).getByRole('button', { name: /^Remove/ })).toBeDisabled();
    expect((await card(/^New No. 9/)).getByText('To remove it, make another address the default first.')).toBeVisible();
    cleanup();
    openStore(['/account/saved_address/']);
    expect((await card(/^New No. 9/)).getByText('Default')).toBeVisible();
    await userEvent.click((await card(/^Second floor, 118/)).getByRole('button', { name: /^Make default/ }));
    const remove = (await card(/^New No. 9/)).getByRole('button', { name: /^Remove/ });
    await waitFor(() => expect(remove).toBeEnabled());
    await userEvent.click(remove);
    const question = within(await screen.findByRole('dialog', { name: 'Remove address' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Address deleted');
    expect(screen.queryByText(/^New No. 9/)).toBeNull();
  });

  test('[ACCT-06] [ACCT-13] [ACCT-14] [ACCT-15] [ACCT-19] a customer changes name, number and password, and stays signed in', async () => {
    seedStoredSession(backend);
    openStore(['/account/profile/']);
    await findTitle('My Account');
    await waitFor(() => expect(getField('fullName')).toHaveValue(DEMO.fullName));
    await typeInto(getField('fullName'), "Zoë D'Souza");
    await typeInto(getField('mobile'), '098470 12345');
    await press('Save');
    await screen.findByText('Details updated successfully');
    await screen.findByRole('heading', { name: 'Prove your new number' });
    await press('Later');
    await waitFor(() => expect(getField('fullName')).toHaveValue("Zoë D'Souza"));
    await press('Account');
    const menu = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(await menu.findByText("Welcome Zoë D'Souza")).toBeVisible();
    const { token, details } = readStored('user');
    expect(details).toMatchObject({ id: DEMO.id, name: '9847012345', display_name: "Zoë D'Souza" });
    await go('/account/passwordchange/');
    await press('Send temporary password');
    await screen.findByText('Temporary password sent to mail');
    expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await typeInto(getField('temporary'), await customer.readCode());
    await typeInto(getField('password'), ' Kolam 2027 ');
    await press('Reset');
    await screen.findAllByText('password reset successful');
    await waitFor(() => expect(readStored('user').token).not.toBe(token));
    cleanup();
    openStore(['/account/profile/']);
    await waitFor(() => expect(getField('fullName')).toHaveValue("Zoë D'Souza"));
  });
});

test.each(['/order/260814301276', '/order/260814301276/invoice'])(
  '[GUEST-01] [NF-04] %s leads a guest without a login to the form that tracks it',
  async (path) => {
    // What a chart leaves the page of is read from the browser's own address.
    history.replaceState(history.state, '', path);
    openStore([path]);
    await findTitle('Please log in first');
    const track = within(screen.getByRole('main')).getByRole('link', { name: 'Track an order' });
    expect(track).toHaveAttribute('href', '/track-order?number=260814301276');
  },
);
