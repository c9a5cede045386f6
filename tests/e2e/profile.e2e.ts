import { expect, type Page } from '@playwright/test';
import { DEMO } from '../../mocks/seed/demo.ts';
import { getBackendPanel, readStored } from './shopper.ts';
import { test } from './test.ts';
import { findViolations } from './violations.ts';

const NEW = ' Kolam 2027 ';
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const signsIn = async (page: Page, password: string) => {
  await field(page, 'mail').fill(DEMO.mail);
  await field(page, 'password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logged In')).toBeVisible();
};
/** The newest temporary password among the letters of the panel. */
const temporaryPassword = async (page: Page) => {
  const { handle, drawer } = getBackendPanel(page);
  await handle.click();
  const letter = drawer
    .getByRole('listitem')
    .filter({ hasText: /is your temporary password/ })
    .first();
  const [, found = ''] = /(\S+) is your temporary password/.exec(await letter.innerText()) ?? [];
  await drawer.getByRole('button', { name: 'Close' }).click();
  return found;
};
const choosesNew = async (page: Page, temporary: string) => {
  await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
  await field(page, 'temporary').fill(temporary);
  await field(page, 'password').fill(NEW);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('password reset successful').first()).toBeVisible();
};

test('[AUTH-38] [AUTH-41] [AUTH-43] [AUTH-45] [API-10] [API-11] who forgot the password gets a temporary one by letter, and signs in with the new one', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await field(page, 'mail').fill(` ${DEMO.mail.toUpperCase()} `);
  await page.getByRole('button', { name: 'Send temporary password' }).click();
  await expect(page.getByText('Temporary password sent to mail')).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await choosesNew(page, await temporaryPassword(page));
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await signsIn(page, NEW);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'Kolam',
  );
});

test('[ACCT-06] [ACCT-13] [ACCT-14] [ACCT-15] [ACCT-19] a customer changes name, number and password, and stays signed in', async ({
  page,
}) => {
  await page.goto('/login');
  await signsIn(page, DEMO.password);
  await page.goto('/account/profile/');
  await expect(page.getByRole('heading', { name: 'My Account', level: 1 })).toBeVisible();
  await field(page, 'fullName').fill("Zoë D'Souza");
  await field(page, 'mobile').fill('098470 12345');
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Details updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Prove your new number' })).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText("Welcome Zoë D'Souza")).toBeAttached();
  await expect(field(page, 'fullName')).toHaveValue("Zoë D'Souza");
  expect(await readStored(page, 'user')).toMatchObject({
    details: { id: DEMO.id, name: '9847012345', display_name: "Zoë D'Souza" },
  });
  const { token } = await readStored(page, 'user');
  await page.goto('/account/passwordchange/');
  await page.getByRole('button', { name: 'Send temporary password' }).click();
  await choosesNew(page, await temporaryPassword(page));
  expect(await findViolations(page, 'main')).toEqual([]);
  await expect.poll(async () => (await readStored(page, 'user')).token).not.toBe(token);
  await page.goto('/account/profile/');
  await expect(field(page, 'fullName')).toHaveValue("Zoë D'Souza");
});
