import { expect, type Page } from '@playwright/test';
import { palms } from '../../machines/cart/sampleLines.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { getBackendPanel, readStored } from './shopper.ts';
import { test } from './test.ts';
import { findViolations } from './violations.ts';

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const signsIn = async (page: Page, name: string, password: string) => {
  await field(page, 'mail').fill(name);
  await field(page, 'password').fill(password);
  await page.keyboard.press('Enter');
};
const isSignedIn = async (page: Page, mail: string) =>
  expect.poll(() => readStored(page, 'user')).toMatchObject({ details: { mail } });

test('[AUTH-17] [AUTH-19] [AUTH-21] [AUTH-22] [AUTH-35] [OTP-21] [ROUTE-09] somebody signs up, reads the code in the inbox, and signs in with the password', async ({
  page,
}) => {
  await page.goto('/signup');
  expect(await findViolations(page, 'main')).toEqual([]);
  await field(page, 'fullName').fill("Anjali D'Souza");
  await field(page, 'mobile').fill('+91 98470 54321');
  await field(page, 'mail').fill(' Anjali@Example.com');
  await field(page, 'password').fill(' Kolam 2026');
  await field(page, 'confirm').fill(' Kolam 2026');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Otp has been sent to your mail').first()).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  const { handle, drawer } = getBackendPanel(page);
  await handle.click();
  const letter = drawer
    .getByRole('listitem')
    .filter({ hasText: /is your code/ })
    .first();
  const code = /(\d{4}) is your code/.exec(await letter.innerText())?.[1] ?? '';
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('textbox', { name: 'One-time code' }).fill(code);
  await expect(page.getByText('Email verified Succesfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(field(page, 'mail')).toHaveValue('');
  await signsIn(page, '098470 54321', ' Kolam 2026');
  await expect(page.getByText('Logged In')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await isSignedIn(page, 'anjali@example.com');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'Kolam',
  );
});

test('[AUTH-01] [AUTH-02] [AUTH-03] [AUTH-04] [AUTH-25] [AUTH-36] [AUTH-37] [CONST-05] [ROUTE-08] a wrong password is told; the right one leads on to the checkout, and so does coming back', async ({
  page,
}) => {
  await page.addInitScript((bag) => localStorage.setItem('cartData', bag), JSON.stringify([palms]));
  await page.goto('/signup?redirect=checkout');
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await field(page, 'mail').fill(DEMO.mail);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=checkout$/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(field(page, 'mail')).toHaveValue('');
  expect(await findViolations(page, 'main')).toEqual([]);
  await signsIn(page, DEMO.mail.toUpperCase(), 'wrong');
  await expect(page.getByText('Email or Password is incorrect')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=checkout$/);
  await signsIn(page, DEMO.mail.toUpperCase(), DEMO.password);
  await expect(page).toHaveURL(/\/checkout\/shipping\/?$/);
  await expect(page.getByRole('form', { name: 'Sign in' })).toHaveCount(0);
  await isSignedIn(page, DEMO.mail);
  await page.goto('/login?redirect=https://elsewhere.example');
  await expect(page).toHaveURL(/:\d+\/$/);
});
