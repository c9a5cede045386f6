import { expect, type Page } from '@playwright/test';
import { behindTheScenes } from './shopper.ts';

/** In the open popup, with the code that came to the phone or into the mailbox: the newest letter behind the scenes. (OTP-01) */
export async function signsInByCode(page: Page, name: string): Promise<void> {
  const popup = page.getByRole('dialog', { name: /^(Login|Enter your code)$/ });
  const { drawer } = behindTheScenes(page);
  await popup.getByLabel('Mobile number or e-mail').fill(name);
  await popup.getByRole('button', { name: 'Send code' }).click();
  const boxes = popup.getByRole('textbox', { name: 'One-time code' });
  await expect(boxes).toBeFocused();
  // Its code comes after the page's: a key pressed before it is there is nobody's.
  await expect(async () => {
    if (!(await drawer.isVisible())) await page.keyboard.press('Alt+Shift+KeyP');
    await expect(drawer).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const letter = drawer.getByRole('listitem').first();
  await expect(letter).toContainText(/is your code/);
  const code = /(\d{4}) is your code/.exec(await letter.innerText())?.[1] ?? '';
  await page.keyboard.press('Escape');
  await boxes.pressSequentially(code);
}
