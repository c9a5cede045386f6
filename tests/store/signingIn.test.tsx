import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { typeInto } from '../../fixtures/harness/interactions.ts';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { palms } from '../../machines/cart/sampleLines.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { findTitle } from '../support/findTitle.ts';
import { press } from '../support/press.ts';
import { getAddress, go, isAt, openStore } from '../support/router.tsx';
import { setupStore, WIDTHS } from '../support/setupStore.ts';
import { getField, readStored, storeCustomer } from '../support/storeCustomer.ts';

const backend = setupStore([
  '/login',
  '/terms-of-service/',
  '/checkout/shopping-bag',
  '/track-order',
  '/order/260814301276',
  '/',
]);
const customer = storeCustomer(backend);

const fillFields = async (fields: Record<string, string>) => {
  for (const [name, text] of Object.entries(fields)) await typeInto(getField(name), text);
};
const listStored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

describe.each(WIDTHS)('%s', (_, width, height) => {
  beforeEach(() => page.viewport(width, height));

  test('[OTP-01] [OTP-09] [OTP-20] [OTP-13] a customer signs in with a code, and the page stays', async () => {
    openStore(['/terms-of-service/']);
    const title = await screen.findByRole('heading', { level: 1 });
    await customer.asksToLogIn();
    await customer.asksForACode(' +91 98000 12345');
    await screen.findByText(`Sent to ${DEMO.name}`);
    await customer.typesTheCode('0000');
    await screen.findByText('Incorrect OTP');
    expect(screen.getByRole('textbox', { name: /^One-time code/ })).toHaveValue('');
    await customer.typesTheCode();
    await screen.findByText('Logged In');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readStored('user')).toMatchObject({ details: { name: DEMO.name, display_name: DEMO.fullName } });
    expect(localStorage.getItem('otp_uid')).toBeNull();
    expect([title.isConnected, getAddress()]).toEqual([true, '/terms-of-service/']);
    await press('Account');
    expect(await screen.findByText(`Welcome ${DEMO.fullName}`)).toBeVisible();
  });

  test('[OTP-06] [OTP-07] [OTP-24] somebody new registers, leaves the page on the way, and signs in', async () => {
    openStore(['/terms-of-service/']);
    await customer.asksToLogIn();
    await customer.asksForACode('Meera@Example.in');
    await screen.findByText('User meera@example.in not registered');
    const popup = within(screen.getByRole('dialog'));
    expect(popup.getByLabelText(/^E-mail/)).toHaveValue('meera@example.in');
    await typeInto(screen.getByLabelText(/^Mobile Number/), '098470 54321');
    await typeInto(screen.getByLabelText(/^Name/), 'Meera D’Souza');
    await press('Create account');
    await screen.findByText('Sent to meera@example.in');
    cleanup();
    openStore(['/terms-of-service/']);
    await customer.asksToLogIn();
    await screen.findByText('Sent to meera@example.in');
    expect(screen.getByRole('button', { name: 'Resend' })).toBeDisabled();
    await customer.typesTheCode();
    await screen.findByText('Logged In');
    expect(readStored('user')).toMatchObject({
      details: { name: '9847054321', mail: 'meera@example.in', field_full_name: 'Meera D’Souza' },
    });
  });

  test('[AUTH-17] [AUTH-19] [AUTH-21] [AUTH-22] [AUTH-35] [OTP-21] [ROUTE-09] somebody signs up, reads the code in the inbox, and signs in with the password', async () => {
    openStore(['/signup']);
    await screen.findByRole('heading', { name: 'Create an account' });
    await fillFields({
      fullName: "Anjali D'Souza",
      mobile: '+91 98470 54321',
      mail: ' Anjali@Example.com',
      password: ' Kolam 2026',
      confirm: ' Kolam 2026',
    });
    await press('Create account');
    await screen.findAllByText('Otp has been sent to your mail');
    await customer.typesTheCode();
    await screen.findByText('Email verified Succesfully');
    await isAt('/login');
    expect(getField('mail')).toHaveValue('');
    await customer.signsInByPassword('098470 54321', ' Kolam 2026');
    await screen.findByText('Logged In');
    await isAt('/');
    expect(readStored('user')).toMatchObject({ details: { mail: 'anjali@example.com' } });
    expect(listStored()).not.toContain('Kolam');
  });

  test('[AUTH-01] [AUTH-02] [AUTH-03] [AUTH-04] [AUTH-25] [AUTH-36] [AUTH-37] [CONST-05] [ROUTE-08] a wrong password is told; the right one leads on to the checkout, and so does coming back', async () => {
    localStorage.setItem('cartData', JSON.stringify([palms]));
    openStore(['/signup?redirect=checkout']);
    await screen.findByRole('heading', { name: 'Create an account' });
    await fillFields({ mail: DEMO.mail });
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(getAddress()).toBe('/login?redirect=checkout');
    expect(getField('mail')).toHaveValue('');
    await customer.signsInByPassword(DEMO.mail.toUpperCase(), 'wrong');
    await screen.findByText('Email or Password is incorrect');
    expect(getAddress()).toBe('/login?redirect=checkout');
    await customer.signsInByPassword(DEMO.mail.toUpperCase(), DEMO.password);
    await screen.findByRole('heading', { name: 'Shipping and billing' });
    expect(getAddress()).toBe('/checkout/shipping/');
    expect(screen.queryByRole('form', { name: 'Sign in' })).toBeNull();
    expect(readStored('user')).toMatchObject({ details: { mail: DEMO.mail } });
    await go('/login?redirect=https://elsewhere.example');
    await isAt('/');
  });

  test('[AUTH-38] [AUTH-41] [AUTH-43] [AUTH-45] [API-10] [API-11] who forgot the password gets a temporary one by letter, and signs in with the new one', async () => {
    openStore(['/login']);
    await press('Forgot password?');
    await waitFor(() => expect(getField('mail')).toBeVisible());
    await fillFields({ mail: ` ${DEMO.mail.toUpperCase()} ` });
    await press('Send temporary password');
    await screen.findByText('Temporary password sent to mail');
    expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await fillFields({ temporary: await customer.readCode(), password: ' Kolam 2027 ' });
    await press('Reset');
    await screen.findAllByText('password reset successful');
    await customer.signsInByPassword(DEMO.mail, ' Kolam 2027 ');
    await screen.findByText('Logged In');
    expect(listStored()).not.toContain('Kolam');
  });
});

test('[OTP-11] [OTP-12] who signs in over the bag goes on to the shipping', async () => {
  localStorage.setItem('cartData', JSON.stringify([palms]));
  openStore(['/checkout/shopping-bag']);
  await customer.asksToLogIn();
  await customer.signsInByCode(DEMO.name);
  await isAt(/^\/checkout\/shipping\/?(\?|$)/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[GUEST-01] [ORD-33] [OTP-24] an order is found by its number and the mobile number it was ordered with', async () => {
  openStore(['/track-order']);
  await typeInto(await screen.findByLabelText(/^Order number/), '260814301276');
  await typeInto(screen.getByLabelText(/^Mobile number/), `+91 ${DEMO.name}`);
  await press('Track');
  await screen.findByText(`Sent to ${DEMO.name}`);
  await customer.typesTheCode();
  await findTitle('Confirmed');
  expect(getAddress()).toBe('/order/260814301276');
});
