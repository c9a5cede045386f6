import { expect, type Page } from '@playwright/test';
import { readStored, shopper } from './shopper.ts';
import { readCode } from './signingIn.ts';
import { test } from './test.ts';
import { findViolations } from './violations.ts';

const DEMO = '9800012345';

const popup = (page: Page) => page.getByRole('dialog', { name: /^(Login|Create your account|Enter your code)$/ });
const address = (page: Page) => popup(page).getByLabel('Mobile number or e-mail');
const boxes = (page: Page) => popup(page).getByRole('textbox', { name: 'One-time code' });

async function asksToLogIn(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Login' }).click();
  await expect(popup(page)).toBeVisible();
}

async function asksForACode(page: Page, to: string) {
  await address(page).fill(to);
  await popup(page).getByRole('button', { name: 'Send code' }).click();
}

test('[OTP-01] [OTP-09] [OTP-20] [OTP-13] a customer signs in with a code, and the page stays', async ({ page }) => {
  await page.goto('/art/');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await asksToLogIn(page);
  expect(await findViolations(page)).toEqual([]);
  await asksForACode(page, ' +91 98000 12345');
  await expect(popup(page).getByText(`Sent to ${DEMO}`)).toBeVisible();
  const code = await readCode(page);
  await boxes(page).pressSequentially('0000');
  await expect(popup(page).getByText('Incorrect OTP')).toBeVisible();
  await expect(boxes(page)).toHaveValue('');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.type(code);
  await expect(page.getByText('Logged In')).toBeVisible();
  await expect(popup(page)).toBeHidden();
  expect(await readStored(page, 'user')).toMatchObject({ details: { name: DEMO, display_name: 'Demo Customer' } });
  expect(await readStored(page, 'otp_uid')).toBeNull();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText('Welcome Demo Customer')).toBeVisible();
});

test('[OTP-06] [OTP-07] [OTP-24] somebody new registers, reloads on the way, and signs in', async ({ page }) => {
  await page.goto('/');
  await asksToLogIn(page);
  await asksForACode(page, 'Meera@Example.in');
  await expect(popup(page).getByText('User meera@example.in not registered')).toBeVisible();
  await expect(popup(page).getByLabel('Email')).toHaveValue('meera@example.in');
  await popup(page).getByLabel('Mobile Number').fill('098470 54321');
  await popup(page).getByLabel('Name').fill('Meera D’Souza');
  await popup(page).getByRole('button', { name: 'Create account' }).click();
  await expect(popup(page).getByText('Sent to meera@example.in')).toBeVisible();
  await page.reload();
  await asksToLogIn(page);
  await expect(popup(page).getByText('Sent to meera@example.in')).toBeVisible();
  await expect(popup(page).getByRole('button', { name: 'Resend' })).toBeDisabled();
  await page.keyboard.type(await readCode(page));
  await expect(page.getByText('Logged In')).toBeVisible();
  expect(await readStored(page, 'user')).toMatchObject({
    details: { name: '9847054321', mail: 'meera@example.in', field_full_name: 'Meera D’Souza' },
  });
});

test('[OTP-11] [OTP-12] who signs in over the bag goes on to the shipping', async ({ page }) => {
  const customer = shopper(page);
  await customer.comesBackWith();
  await asksToLogIn(page);
  await asksForACode(page, DEMO);
  await page.keyboard.type(await readCode(page));
  await expect(page).toHaveURL(/\/checkout\/shipping\/?(\?|$)/);
  await expect(popup(page)).toBeHidden();
});

test('[GUEST-01] [ORD-33] [OTP-24] an order is found by its number and the mobile number it was ordered with', async ({
  page,
}) => {
  await page.goto('/track-order');
  await page.getByLabel('Order number').fill('260814301276');
  await page.getByLabel('Mobile number').fill(`+91 ${DEMO}`);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(popup(page).getByText(`Sent to ${DEMO}`)).toBeVisible();
  await boxes(page).pressSequentially(await readCode(page));
  await expect(page).toHaveURL('/order/260814301276');
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmed' })).toBeVisible();
});
