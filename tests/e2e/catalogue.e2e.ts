import { expect, type Page } from '@playwright/test';
import { delayRequest, test, waitUntilHydrated } from './test.ts';

const main = (page: Page) => page.getByRole('main');

/** Counts how often one page fades into another; gives how often it was so since the document was loaded. */
async function countFades(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { fades: 0 });
    document.startViewTransition = (change) => {
      (window as never as { fades: number }).fades += 1;
      return start(change);
    };
  });
  return () => page.evaluate(() => (window as never as { fades: number }).fades);
}

test('[SHELL-13] [CAT-12] [ART-03] [NF-03] down a list the header is fixed, and Back and Forward lead to the same place in it, also by way of a page that is not there and in one that was loaded anew', async ({
  page,
}) => {
  const fadesSeen = await countFades(page);
  await page.goto('/art/2/');
  const prints = main(page).getByRole('list', { name: 'Art prints' }).getByRole('listitem');
  const media = page.getByRole('radiogroup', { name: 'Choose a Media' });
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const header = page.getByRole('banner');
    const mainTop = () => main(page).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await mainTop();
    await page.evaluate(() => window.scrollTo(0, 81));
    await expect(header).toHaveCSS('position', 'fixed');
    expect(await mainTop()).toBe(before);
    await page.evaluate(() => window.scrollTo(0, 79));
    await expect(header).not.toHaveCSS('position', 'fixed');
  }
  // A window that became narrow is laid out once more, and moves what is looked at.
  await page.goto('/art/2/');
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await prints.nth(24).scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  expect(await top()).toBeGreaterThan(400);
  const getPlace = async () => (await prints.nth(24).boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  // Where it is as it is pressed: the press itself may have to scroll first.
  await page.evaluate(() =>
    addEventListener(
      'click',
      ({ target }) => Object.assign(window, { left: (target as Element).closest('li')?.getBoundingClientRect().y }),
      { capture: true, once: true },
    ),
  );
  // The print's code comes late, so that the list gives way to a page that loads.
  const bring = await delayRequest(page, /\/assets\/ArtDetailPage-[^/]*\.js$/);
  await prints.nth(24).getByRole('link').first().click();
  await expect(prints).toHaveCount(0);
  const left = await page.evaluate(() => (window as never as { left: number }).left);
  bring();
  await expect(media).toBeVisible();
  // Motion is not wanted.
  expect(await fadesSeen()).toBe(0);
  await page.goto('/no/such/place');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(media).toBeVisible();
  await waitUntilHydrated(page);
  await page.goBack();
  await expect(prints).toHaveCount(30);
  // Cards above that nobody has seen in this document are about as high as they will be (decision 19); a row has 380 px.
  await expect.poll(async () => Math.abs((await getPlace()) - left)).toBeLessThan(120);
  await page.goForward();
  await expect(media).toBeVisible();
  await expect.poll(top).toBe(0);
});

test('sitemap.xml and robots.txt stand beside the store', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain('Disallow: /checkout');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const text = await sitemap.text();
  for (const thing of ['art/breakfast-on-the-water', 'gallery-walls/nine-thresholds', 'blog/hang-it-lower'])
    expect(text).toMatch(new RegExp(`<loc>https?://[^<]+/${thing}</loc>`));
});

test('one page fades into the next where motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const fadesSeen = await countFades(page);
  await page.goto('/about/');
  await page.getByRole('link', { name: 'Mitre & Mat', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Find Art You Love' })).toBeVisible();
  expect(await fadesSeen()).toBe(1);
  await page.goBack();
  await expect(main(page).getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(await fadesSeen()).toBe(2);
});
