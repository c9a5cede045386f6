import { expect, type Page } from '@playwright/test';
import { palms } from '../../machines/cart/sampleLines.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { ADDRESS_FIELDS } from '../support/addressFields.ts';

/** To a part of the shop by the header, whose menu leads there on a phone. */
export async function openArea(page: Page, area: string) {
  const header = page.getByRole('banner');
  const link = header.getByRole('link', { name: area });
  if (!(await link.isVisible())) await header.getByRole('button', { name: 'Menu' }).click();
  await link.click();
}

/** A shopper: each action is one that a person does with a finger or a mouse. */
export const shopper = (page: Page) => ({
  /** By the front door, as somebody does who does not know the shop yet. */
  async comesIn() {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Find Art You Love' })).toBeVisible();
    await openArea(page, 'Art Prints');
    await expect(page).toHaveURL(/\/art\/(\?|$)/);
  },

  /** The first print of the first page. */
  async findsAPrint() {
    if (!/\/art\/(\?|$)/.test(page.url())) await page.goto('/art/');
    const prints = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    await expect(prints).toHaveCount(30);
    await prints.first().getByRole('link').first().click();
    await expect(page.getByRole('radiogroup', { name: 'Choose a Media' })).toBeVisible();
  },

  /** The print by itself, on paper. */
  async choosesPaperAndASize() {
    // What is pressed first is done once the page's chart is here.
    await page.getByRole('radio', { name: 'Print', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Print', exact: true })).toBeChecked();
    await page.getByRole('radio', { name: 'Paper' }).check();
    await expect(page.getByText(/ in, Paper$/).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Medium' }).click();
    await page.getByRole('tabpanel').getByRole('radio').first().check();
  },

  async typesAPincode() {
    await page.getByLabel('Delivery pincode').fill('682001');
  },

  async addsToCart() {
    await page
      .getByRole('button', { name: /^add to cart$/i })
      .first()
      .click();
  },

  /** From the popup after adding on to the bag. */
  async proceeds() {
    const popup = page.getByRole('dialog', { name: 'Added to cart' });
    await popup.getByRole('button', { name: 'Proceed to checkout' }).click();
    await expect(page).toHaveURL(/\/checkout\/shopping-bag\/?(\?|$)/);
  },

  /** From the list to the shopping bag with one print in it. */
  async fillsTheBag() {
    await this.findsAPrint();
    await this.choosesPaperAndASize();
    await this.typesAPincode();
    await expect(page.getByText('Delivery in 5-7 days').first()).toBeVisible();
    await this.addsToCart();
    await this.proceeds();
  },

  /** In the shopping bag, with what an earlier visit left there and the pincode of that visit. */
  async comesBackWith(lines: readonly CartLine[] = [palms]) {
    await page.addInitScript((bag) => {
      if (localStorage.getItem('cartData') !== null) return;
      localStorage.setItem('cartData', bag);
      localStorage.setItem('pincode', '"682001"');
    }, JSON.stringify(lines));
    await page.goto('/checkout/shopping-bag');
  },

  async typesACoupon(code: string) {
    await page.getByLabel('Coupon Code').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
  },

  async continues() {
    await page.getByRole('button', { name: 'SAVE & CONTINUE' }).first().click();
  },

  /** `overrides`: other values; somebody who ordered before is asked for a code. */
  async fillsTheAddress(overrides: Readonly<Record<string, string>> = {}) {
    await expect(page).toHaveURL(/\/checkout\/shipping(\?|$)/);
    for (const [label, text] of Object.entries({ ...ADDRESS_FIELDS, ...overrides }))
      await page.getByLabel(label, { exact: false }).first().fill(text);
    await expect(page.getByText('Delivery in 5-7 days').first()).toBeVisible();
  },

  async comesToTheReview(overrides: Readonly<Record<string, string>> = {}) {
    await this.continues();
    await this.fillsTheAddress(overrides);
    await this.continues();
    await expect(page).toHaveURL(/\/checkout\/review(\?|$)/);
  },

  async placesTheOrder() {
    await page.getByLabel('I agree to Terms and Conditions').check();
    await page.getByRole('button', { name: 'Place the Order' }).click();
    await expect(page.getByRole('dialog', { name: 'Select Payment Method' })).toBeVisible();
  },

  async paysBy(method: 'razorpay' | 'ccavenue') {
    const popup = page.getByRole('dialog', { name: 'Select Payment Method' });
    await popup.locator(`input[value="${method}"]`).check();
    await popup.getByRole('button', { name: 'Continue' }).click();
  },

  async paysAtTheGateway() {
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
  },
});

/** The panel of the embedded backend, and a fault of its taken away. */
export const getBackendPanel = (page: Page) => {
  const handle = page.getByRole('button', { name: /^Behind the scenes/ });
  const drawer = page.getByRole('dialog', { name: 'Behind the scenes' });
  return {
    handle,
    drawer,
    async mend(call: string) {
      await drawer.getByRole('button', { name: `Mend ${call}` }).click();
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(drawer).toBeHidden();
    },
  };
};

/** What the browser keeps under a key, parsed. */
export const readStored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** The orders that the embedded backend holds, by their numbers. */
export const listBackendOrders = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('mitre-and-mat-backend');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('changes').objectStore('changes').getAllKeys();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String).filter((key) => key.startsWith('commerce_order--default')));
          };
        };
      }),
  );
