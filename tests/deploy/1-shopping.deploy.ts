import { expect, type Page, test } from '@playwright/test';
import { signForRazorpay } from '../../mocks/handlers/razorpayOrders.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { createPhoto } from '../e2e/photo.ts';
import { readStored, shopper } from '../e2e/shopper.ts';
import { deployment, findCode, request, secretTexts } from './deployment.ts';

/** All that a page was refused by its policy, that went wrong in it, and that held a secret on its way from or to it. */
async function watch(page: Page) {
  const troubles: string[] = [];
  const holding: string[] = [];
  const look = (what: string, text: string) => {
    if (secretTexts.some((secret) => text.includes(secret))) holding.push(what);
  };
  await page.exposeFunction('reportRefused', (what: string) => troubles.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      (window as never as { reportRefused(what: string): void }).reportRefused(
        `${violatedDirective}: ${blockedURI} (${sourceFile}:${lineNumber})`,
      ),
    ),
  );
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('request', (request) =>
    look(request.url(), JSON.stringify([request.url(), request.headers(), request.postData()])),
  );
  page.on('response', async (response) => {
    const body = await response.text().catch(() => '');
    look(response.url(), JSON.stringify(response.headers()) + body);
  });
  return { troubles, holding };
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

test('[API-01] [API-74] [PAY-09] [PAY-10] [PAY-15] [PAY-19] a guest finds a print, pays for it at the gateway and sees the order, through nginx', async ({
  page,
}) => {
  test.slow();
  const { troubles, holding } = await watch(page);
  const states: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/jsonapi/commerce_payment/')) return;
    // the store may have gone on to the gateway before it is read
    const answer = await response.json().catch(() => undefined);
    if (!answer) return;
    states.push(answer.data[0]?.attributes.state);
    // somebody's address is on the order that comes along
    expect(Object.keys(answer.included?.[0]?.attributes ?? {})).toEqual(['order_number']);
  });
  const guest = shopper(page);
  await guest.comesIn();
  await guest.fillsTheBag();
  await guest.comesToTheReview();
  await guest.placesTheOrder();
  await guest.paysBy('ccavenue');
  await expect(page).toHaveURL(/\/test-gateway\?/);
  // as a provider's notice does, what came of it reaches the backend by itself: the proxy hands no such call on
  await page.route('**/test_gateway/*', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: deployment.backend + new URL(route.request().url()).pathname }),
    }),
  );
  await guest.paysAtTheGateway();
  await expect(page).toHaveURL(/\/checkout\/order-\d{12}(\?|$)/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: "It's Ordered!" })).toBeVisible();
  expect(await readStored(page, 'cartData')).toEqual([]);
  // without the credential the store would have come here too, after five polls that know nothing
  expect(states.at(-1)).toBe('completed');
  expect([troubles, holding]).toEqual([[], []]);
});

test('[PAY-06] [PAY-10] a guest pays at the second provider, whose code runs in the checkout’s own document alone', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: `https://${deployment.tlsName}`, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const { troubles } = await watch(page);
  await context.route('https://checkout.razorpay.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.Razorpay = class {
        constructor(options) { window.razorpayOptions = options; }
        on() {}
        open() {}
        close() {}
      };`,
    }),
  );
  const guest = shopper(page);
  await guest.comesIn();
  await guest.fillsTheBag();
  const documents = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name ?? '');
  await expect.poll(documents).toContain('/checkout/');
  await guest.comesToTheReview({ 'E-mail': 'ravi@example.com', 'Mobile Number': '9847123457' });
  await guest.placesTheOrder();
  await guest.paysBy('razorpay');
  type Options = { order_id: string; amount: string; handler(receipt: object): void };
  const getOptions = () =>
    page.evaluate(() => {
      const { order_id, amount } = (window as never as { razorpayOptions?: Options }).razorpayOptions ?? {};
      return { order_id, amount };
    });
  await expect.poll(getOptions).toEqual({
    order_id: expect.stringMatching(/^order_/),
    amount: expect.stringMatching(/^\d+00$/),
  });
  const { order_id = '' } = await getOptions();
  const payment = 'pay_29QQoUBi66xm2f';
  await page.evaluate((receipt) => (window as never as { razorpayOptions: Options }).razorpayOptions.handler(receipt), {
    razorpay_payment_id: payment,
    razorpay_order_id: order_id,
    razorpay_signature: signForRazorpay(deployment.razorpaySecret, order_id, payment),
  });
  await expect(page.getByRole('heading', { name: "It's Ordered!" })).toBeVisible({ timeout: 20_000 });
  expect(troubles).toEqual([]);
  await context.close();
});

test('[API-04] [AUTH-23] a customer signs in by password, and sees the orders', async ({ page }) => {
  const { troubles, holding } = await watch(page);
  await page.goto('/login');
  await field(page, 'mail').fill(DEMO.mail);
  await field(page, 'password').fill(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logged In')).toBeVisible();
  await expect.poll(() => readStored(page, 'user')).toMatchObject({ details: { mail: DEMO.mail } });
  await page.goto('/account/orders/');
  await expect(page.getByText('260814301276').first()).toBeVisible();
  expect([troubles, holding]).toEqual([[], []]);
});

test('[API-14] [API-17] [OTP-01] a customer signs in by a code', async ({ page }) => {
  const { troubles, holding } = await watch(page);
  await page.goto('/about/');
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Login' }).click();
  const popup = page.getByRole('dialog', { name: /^(Login|Enter your code)$/ });
  await popup.getByLabel('Mobile number or e-mail').fill(DEMO.name);
  await popup.getByRole('button', { name: 'Send code' }).click();
  const boxes = popup.getByRole('textbox', { name: 'One-time code' });
  await expect(boxes).toBeFocused();
  await expect.poll(() => findCode(DEMO.name)).toBeDefined();
  await boxes.pressSequentially(findCode(DEMO.name) ?? '');
  await expect(page.getByText('Logged In')).toBeVisible();
  expect([troubles, holding]).toEqual([[], []]);
});

test('[API-01] the pages of the store break no rule of the policy', async ({ page }) => {
  test.slow();
  const { troubles } = await watch(page);
  for (const path of [
    '/',
    '/art/',
    '/art/misty-ghats',
    '/blog/',
    '/custom-framing/',
    '/design/art',
    '/faq/',
    '/nope',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(troubles).toEqual([]);
  const { status } = await request(`${deployment.store}/nope`);
  expect(status).toBe(404);
});

test('[UPL-09] [API-22] a photo is cut beside the page, kept privately and framed on the canvas, and breaks no rule either', async ({
  page,
}) => {
  test.slow();
  const { troubles } = await watch(page);
  await page.goto('/custom-framing/');
  const photo = await createPhoto(page, { width: 2000, height: 2000, orientation: 1 });
  await page.getByLabel('Tap to Upload').setInputFiles(photo);
  await page.getByLabel('I confirm to have all necessary permissions').check();
  await page.getByRole('button', { name: 'CONTINUE', exact: true }).click();
  await expect(page).toHaveURL(/\/custom-framing\/?\?.*id=/);
  const kept = page.waitForResponse((response) => response.url().includes('/system/files/') && response.ok());
  await page.reload();
  const { pathname } = new URL((await kept).url());
  await page.getByRole('region', { name: 'Preview' }).getByRole('img').first().click();
  await expect(page.locator('main canvas').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(troubles).toEqual([]);
  expect((await request(deployment.store + pathname)).status).toBe(403);
  // somebody else's code finds no way into the page
  const injected = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src="x" onerror="alert(1)">';
      return 'written';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(injected).toBe('TypeError');
});
