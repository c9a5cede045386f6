import { expect, type Page } from '@playwright/test';
import { getBackendPanel } from './shopper.ts';

const boxes = (page: Page) => page.getByRole('textbox', { name: 'One-time code' });

/** Looks at the phone, or into the mailbox: the newest letter behind the scenes. (OTP-01) */
export async function readCode(page: Page): Promise<string> {
  const { drawer, handle } = getBackendPanel(page);
  await expect(boxes(page)).toBeFocused();
  // The panel comes after the page: a key pressed before it is there is nobody's.
  await expect(handle).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyP');
  const letter = drawer.getByRole('listitem').first();
  await expect(letter).toContainText(/is your code/);
  const code = /(\d{4}) is your code/.exec(await letter.innerText())?.[1] ?? '';
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  return code;
}

/** In the open popup, with the code that came. */
export async function signInByCode(page: Page, name: string): Promise<void> {
  const popup = page.getByRole('dialog', { name: /^(Login|Enter your code)$/ });
  await popup.getByLabel('Mobile number or e-mail').fill(name);
  await popup.getByRole('button', { name: 'Send code' }).click();
  const code = await readCode(page);
  await boxes(page).pressSequentially(code);
}
