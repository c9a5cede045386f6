import { expect, type Page } from '@playwright/test';
import { createPhoto } from './photo.ts';
import { delayRequest, prehydrationTest as test, waitUntilHydrated } from './test.ts';

/** The chunk that takes a page over: held back, so that what is pressed meanwhile meets HTML alone. */
const START = /\/assets\/start-[^/]*\.js$/;

/** Opens a page, does something to its HTML, and lets the code come then. */
async function pressEarly(page: Page, address: string, press: () => Promise<void>) {
  const letGo = await delayRequest(page, START);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await press();
  letGo();
}

test('what is pressed before the page’s code is here is done once: into the bag, a heart, the menu', async ({
  page,
}) => {
  const add = page.getByRole('button', { name: /^add to (bag|cart)$/i }).first();
  await pressEarly(page, '/decor-objects/kettle-pond-bottle', async () => {
    await page.getByLabel('Delivery pincode').fill('682001');
    await add.click();
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
  });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Bag, 1 item', exact: true })).toBeVisible();

  await pressEarly(page, '/art/', () =>
    page
      .getByRole('button', { name: /^Add .* to wishlist$/ })
      .first()
      .click(),
  );
  await expect(page.getByRole('dialog')).toHaveCount(1);

  await pressEarly(page, '/about/', () => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click());
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('each kind of control does before the page’s code is here what it does after: list, radio, text and form, file, link', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await pressEarly(page, '/art/', async () => {
    await main.getByLabel('Theme').selectOption('Botanicals');
  });
  await expect(main.getByRole('button', { name: /^Remove .*Botanicals/ })).toBeVisible();

  await pressEarly(page, '/art/breakfast-on-the-water', () => main.getByRole('radio', { name: 'Paper' }).click());
  await expect(main.getByText(/^\d+ × \d+ in, Paper$/).first()).toBeVisible();
  await expect(main.getByRole('radio', { name: 'Paper' })).toBeChecked();

  await pressEarly(page, '/contact-us', async () => {
    await main.getByLabel('Name', { exact: false }).first().fill('Asha');
    await main.getByRole('button', { name: /send|submit/i }).click();
  });
  await expect(main.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expect(main.getByLabel('Name', { exact: false }).first()).toHaveValue('Asha');
  await expect(main.getByLabel('Name', { exact: false }).first()).not.toHaveAttribute('aria-invalid', 'true');

  await pressEarly(page, '/custom-framing/', async () => {
    const picture = await createPhoto(page, { width: 3000, height: 2000, orientation: 6 });
    await main.locator('input[type=file]').setInputFiles(picture);
  });
  await expect(page).toHaveURL(/\/crop/);

  await pressEarly(page, '/about/', async () => {
    await page.getByRole('link', { name: 'Mitre & Mat', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Find Art You Love' })).toBeVisible();
  });
});

test('[CAT-03] the search box of a list stays one box with its letters, and the focus stays where Tab led it', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const box = main.getByLabel('Search the shop');
  await pressEarly(page, '/art/', async () => {
    await box.fill('ferry');
    await box.evaluate((written) => written.setAttribute('data-written', ''));
    await page.keyboard.press('Tab');
    await page.evaluate(() => document.activeElement?.setAttribute('data-led', ''));
  });
  await waitUntilHydrated(page);
  await expect(box).toHaveAttribute('data-written');
  await expect(box).toHaveValue('ferry');
  await expect(main.locator('[data-led]')).toBeFocused();
  const heart = main.getByRole('button', { name: /^Add .* to wishlist$/ }).first();
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/\/art\/$/);
});

test('[CONF-09] a media that is chosen before the page’s code is here lists its sizes: the HTML of the screen is taken over, not drawn anew', async ({
  page,
}) => {
  const paper = page.getByRole('radio', { name: 'Paper', exact: true });
  await pressEarly(page, '/shop_art/a-boat-named-patience', async () => {
    await paper.check({ force: true });
    await paper.evaluate((written) => written.setAttribute('data-written', ''));
  });
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(paper).toBeChecked();
  await expect(paper).toHaveAttribute('data-written');
});

test('[PIN-10] what is found for the pincode of an earlier visit scrolls no page, also where it is the first line that is seen', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('pincode', '"682001"'));
  await page.goto('/art/breakfast-on-the-water');
  // The promise comes 20 px under the header: a browser takes the first line that is whole as its anchor.
  const place = await page.getByLabel('Delivery pincode').evaluate((box) => {
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    scrollBy(0, box.getBoundingClientRect().bottom - 20 - header);
    return scrollY;
  });
  await waitUntilHydrated(page);
  await expect(page.getByText('Kochi, Kerala. Arrives')).toBeAttached();
  await expect(page.getByText('Delivery in 10-14 days')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('[API-24] the first print for an empty wall is chosen before the page’s code is here; the plan is there again without a touch', async ({
  page,
}) => {
  await pressEarly(page, '/wall', () => page.getByRole('button', { name: 'Choose a print' }).click());
  const pictures = page.getByRole('list', { name: 'Pictures to hang' }).getByRole('button');
  await pictures.first().click();
  const piece = page.getByRole('button', { name: /^(Change|Done with) 1\. / });
  await expect(piece).toBeVisible();
  await expect(page).toHaveURL(/\/wall\?/);
  await page.unroute(START);
  await page.goto('/wall');
  await expect(piece).toBeVisible();
});

test('a page that nobody touches runs none of its code; Back into one that was never hydrated, it answers as any other', async ({
  page,
}) => {
  await page.goto('/about/');
  await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
  // Whatever the code would do by itself comes before the browser is idle again and again.
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    await Promise.all(links.map(({ href }) => import(href)));
    for (let times = 0; times < 5; times++) await new Promise((done) => requestIdleCallback(done));
  });
  expect(await page.locator('[data-hydrated]').count()).toBe(0);
  await page.goto('/faq/');
  await page.goBack();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a list that is loaded anew, or come back to from another document, stands where it was left before its code is here, and stays where it is scrolled to meanwhile', async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  const scroll = (to: number) => page.evaluate((top) => window.scrollTo(0, top), to);
  // Cards are about as high before they are drawn as after; the browser keeps in its place what is seen, not the number.
  const getDistance = async (place: number) => Math.abs((await top()) - place);
  await page.goto('/art/');
  await scroll(3000);
  await waitUntilHydrated(page);
  const letGo = await delayRequest(page, START);
  await page.reload();
  await expect.poll(() => getDistance(3000)).toBeLessThan(120);
  await page.goto('/faq/');
  await page.goBack();
  await expect.poll(() => getDistance(3000)).toBeLessThan(120);
  await scroll(3400);
  letGo();
  await waitUntilHydrated(page);
  expect(await getDistance(3400)).toBeLessThan(120);
});

test('where a page’s script is blocked it reads, shows prices, and its links lead on', async ({ page }) => {
  await page.route(START, (route) => route.abort());
  await page.goto('/decor-objects/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Kettle Pond Bottle' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kettle Pond Bottle' })).toBeVisible();
  await expect(page.getByText('₹').filter({ visible: true }).first()).toBeVisible();
});

for (const [what, change] of [
  ['cut off', (html: string) => html.replace(/("page-data">.{40})[^<]*/s, '$1')],
  ['another build’s', (html: string) => html.replace('"snapshots":', '"rests":')],
  ['another address’s', (html: string) => html.replace('"address":"/about/"', '"address":"/faq/"')],
] as const)
  test(`a page whose data is ${what} is drawn anew, and answers`, async ({ page }) => {
    await page.route('/about/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: change(await answer.text()) });
    });
    await page.goto('/about/');
    await waitUntilHydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/It began with a complaint/)).toBeAttached();
  });

test('[GIFT-16] [GIFT-17] a gift of an own picture that is pressed before the page’s code is here says what it lacks, and goes into the bag with the picture of before', async ({
  page,
}) => {
  const address = '/gifts/your-wedding-picture';
  const add = page.getByRole('button', { name: /^add to cart$/i });
  await pressEarly(page, address, async () => {
    await page.getByLabel('Delivery pincode').fill('682001');
    await add.click();
  });
  await expect(page.getByText('Please upload an image')).toBeVisible();
  await page
    .getByLabel('Upload image')
    .setInputFiles(await createPhoto(page, { width: 3000, height: 3000, orientation: 1 }));
  await expect(page.getByRole('button', { name: 'Remove image' })).toBeVisible();
  await pressEarly(page, address, () => add.click());
  await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible();
});
