import { expect, type Page } from '@playwright/test';
import { createPhoto } from './photo.ts';
import { getBackendPanel, openArea, readStored, shopper } from './shopper.ts';
import { test } from './test.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string | RegExp) =>
  expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();

/** The thing of that name on a list, whose card shows its title as a link. */
const opensThing = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).first().click();

/** With a pincode, into the bag, and on to it. */
async function takesIt(page: Page) {
  await shopper(page).typesAPincode();
  await expect(page.getByText(/^Delivery in \d+-\d+ days/).first()).toBeVisible();
  await shopper(page).addsToCart();
  await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible();
}

test('[WALL-01] [WALL-04] [WALL-07] [GIFT-15] [DECOR-06] [MIX-09] a wall, a gift with an own picture, an object in another colour and a mixed media piece go into one bag', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await openArea(page, 'Gallery Walls');
  await expect(page).toHaveURL('/gallery-walls/');
  await expect(page).toHaveTitle('Gallery Walls');
  await opensThing(page, 'Nine Thresholds');
  await title(page, 'Nine Thresholds');
  await takesIt(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue shopping' }).click();

  await openArea(page, 'Decor Objects');
  await expect(page).toHaveURL('/decor-objects/');
  await opensThing(page, 'Kettle Pond Bottle');
  await title(page, 'Kettle Pond Bottle');
  const colours = main(page)
    .getByRole('radiogroup', { name: /^Colour/ })
    .getByRole('radio');
  const other = (await colours.nth(1).getAttribute('aria-label')) ?? '';
  await colours.nth(1).check();
  await takesIt(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue shopping' }).click();

  await openArea(page, 'Mixed Media');
  await expect(page).toHaveURL('/mixed-media/');
  await opensThing(page, 'Six Ridges to Munnar');
  await title(page, 'Six Ridges to Munnar');
  await takesIt(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue shopping' }).click();

  await page.goto('/gifts/2/');
  await expect(main(page).getByRole('heading', { name: 'Thoughtful Gifts' })).toBeVisible();
  await expect(page).toHaveTitle('Gifts');
  await opensThing(page, 'Your Wedding Picture');
  await title(page, 'Your Wedding Picture');
  await page
    .getByLabel('Upload image')
    .setInputFiles(await createPhoto(page, { width: 3000, height: 3000, orientation: 1 }));
  await expect(page.getByText('hill.jpg')).toBeVisible();
  await takesIt(page);
  await shopper(page).proceeds();
  expect((await readStored(page, 'cartData')).map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'gallery_wall',
    'gifting',
    'mixed_media',
    'object',
  ]);
  const object = (await readStored(page, 'cartData')).find(({ kind }: { kind: string }) => kind === 'object');
  expect(JSON.stringify(object)).toContain(other.split(',')[0]);
});

test('[BLOG-01] [BLOG-07] a post is opened from far down the blog, and Back leads to the same place, whichever way', async ({
  page,
}) => {
  await page.goto('/blog/');
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  const last = main(page).getByRole('heading', { level: 2 }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  for (const back of ['browser', 'link'] as const) {
    // A click of Playwright's own may scroll before it presses, and leave from elsewhere.
    await last.evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    if (back === 'browser') await page.goBack();
    else await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/blog/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  }
});

test('[CAT-12] [ART-03] Back and Forward lead to the same place in the list, also in a page that was loaded anew', async ({
  page,
}) => {
  await page.goto('/art/2/');
  const prints = main(page).getByRole('list', { name: 'Art prints' }).getByRole('listitem');
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await prints.nth(24).scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const left = await top();
  expect(left).toBeGreaterThan(400);
  await prints.nth(24).getByRole('link').first().click();
  await expect(page.getByRole('radiogroup', { name: 'Choose a Media' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radiogroup', { name: 'Choose a Media' })).toBeVisible();
  await page.goBack();
  await expect(prints).toHaveCount(30);
  await expect.poll(top).toBe(left);
  await page.goForward();
  await expect(page.getByRole('radiogroup', { name: 'Choose a Media' })).toBeVisible();
  await expect.poll(top).toBe(0);
});

test('[CAT-22] [SHELL-08] a search by the keyboard alone leads to what it found', async ({ page }) => {
  await page.goto('/about/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).press('Enter');
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await expect(box).toBeFocused();
  await page.keyboard.type('misty');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const path = (await page.getByRole('option', { selected: true }).getAttribute('href')) as string;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
});

test('[NEWS-01] [NEWS-03] [NEWS-04] [API-03] the newsletter thanks once, knows who is on its list, and is confirmed by its letter', async ({
  page,
}) => {
  await page.goto('/stores');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByLabel(/e-mail/i).fill('asha@example.com');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('Thank you for subscribing to our Newsletter.')).toBeVisible();
  await page.reload();
  await footer.scrollIntoViewIfNeeded();
  await footer.getByLabel(/e-mail/i).fill('asha@example.com');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('This email is already in our subscribers list. Thank You.')).toBeVisible();
  const { drawer, handle } = getBackendPanel(page);
  await expect(handle).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyP');
  const letter = drawer.getByRole('listitem').filter({ hasText: 'Confirm your subscription' });
  const link = /\/newsletter\?purpose=confirm\S+/.exec(await letter.innerText())?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Thank you. From now on our newsletter comes to this address.')).toBeVisible();
});

test('sitemap.xml and robots.txt stand beside the store', async ({ page }) => {
  const robots = await page.request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain('Disallow: /checkout');
  const sitemap = await page.request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  await page.goto('/404s');
  const found = await page.evaluate(
    (text) => {
      const read = new DOMParser().parseFromString(text, 'application/xml');
      return {
        isBroken: read.querySelector('parsererror') !== null,
        areas: [
          ...new Set(
            [...read.querySelectorAll('loc')].map(
              ({ textContent }) => new URL(textContent ?? '').pathname.split('/')[1],
            ),
          ),
        ],
      };
    },
    await sitemap.text(),
  );
  expect(found.isBroken).toBe(false);
  for (const area of ['art', 'gallery-walls', 'gifts', 'decor-objects', 'mixed-media', 'blog'])
    expect(found.areas).toContain(area);
});

for (const [motion, fades] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  test(`one page fades into the next ${fades ? 'where motion is wanted' : 'nowhere that motion is not wanted'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      Object.assign(window, { fades: 0 });
      document.startViewTransition = (change) => {
        (window as never as { fades: number }).fades += 1;
        return start(change);
      };
    });
    const fadesSeen = () => page.evaluate(() => (window as never as { fades: number }).fades);
    await page.goto('/about/');
    await title(page, /./);
    await page.getByRole('link', { name: 'Mitre & Mat', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Find Art You Love' })).toBeVisible();
    expect(await fadesSeen()).toBe(fades);
    await page.goBack();
    await title(page, /our story|about/i);
    expect(await fadesSeen()).toBe(2 * fades);
  });

test('[SHELL-13] scrolled further than 80 px the header is fixed, and the page does not move for it', async ({
  page,
}) => {
  await page.goto('/art/');
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  const header = page.getByRole('banner');
  const top = () => main(page).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await page.evaluate(() => window.scrollTo(0, 81));
  await expect(header).toHaveCSS('position', 'fixed');
  expect(await top()).toBe(before);
  await page.evaluate(() => window.scrollTo(0, 79));
  await expect(header).not.toHaveCSS('position', 'fixed');
});
