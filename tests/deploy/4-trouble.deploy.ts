import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DEMO } from '../../mocks/seed/demo.ts';
import { deployment, request, secretTexts } from './deployment.ts';

const { store } = deployment;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const EMPTY_POST = { method: 'POST', headers: JSON_TYPE, body: '{}' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Whom nothing was counted of yet. */
const SOMEBODY = '127.0.2.1';

const times = (count: number, url: string, options = {}) =>
  Promise.all(Array.from({ length: count }, () => request(store + url, options)));

test.describe('whoever asks too often waits', () => {
  for (const [what, path, count, options] of [
    ['signing in', '/oauth/token', 40, { method: 'POST', headers: FORM, body: 'grant_type=password' }],
    ['a code', '/otp/request', 20, EMPTY_POST],
    ['guessing a code', '/otp/verify', 20, EMPTY_POST],
    ['a new password', '/user/lost-password?_format=json', 20, EMPTY_POST],
    ['registering', '/user/register?_format=json', 20, EMPTY_POST],
    [
      'a coupon',
      '/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon?filter%5Bcode%5D=X&include=promotion',
      60,
      {},
    ],
    ['a newsletter', '/newsletter/confirm', 40, EMPTY_POST],
    ['looking people up', '/jsonapi/user/user?filter%5Bname%5D=9800012345', 60, {}],
  ] as const) {
    test(what, async () => {
      const answers = await times(count, path, { ...options, from: SOMEBODY });
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThan(count);
      const { headers, text } = refused[0] as (typeof answers)[number];
      expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-cache', 'x-frame-options': 'DENY' });
      expect(headers['content-type']).toContain('application/json');
      expect(JSON.parse(text)).toEqual({ message: 'Too many requests. Try again in a minute.' });
    });
  }

  test('a guest’s code is counted with the others', async () => {
    await times(20, '/otp/request', EMPTY_POST);
    expect((await request(`${store}/otp/anonymous_account`, EMPTY_POST)).status).toBe(429);
  });

  test('[COUP-18] a price is counted with the coupons', async () => {
    await times(
      60,
      '/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon?filter%5Bcode%5D=X&include=promotion',
    );
    expect((await request(`${store}/order/price`, EMPTY_POST)).status).toBe(429);
  });

  test('[AUTH-29] the store says so, and nothing is lost', async ({ page }) => {
    await page.goto('/login');
    await page.locator('main [name="mail"]').fill(DEMO.mail);
    await page.locator('main [name="password"]').fill(DEMO.password);
    // The bucket gains room every 2 seconds: the page's own call follows the others at once.
    await page.route('**/oauth/token', async (route) => {
      await times(40, '/oauth/token', { method: 'POST', headers: FORM, body: 'grant_type=password' });
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect(page.getByText('Try Later!').first()).toBeVisible();
    await expect(page.locator('main [name="mail"]')).toHaveValue(DEMO.mail);
  });
});

test('a body that is too large is refused', async () => {
  const { status, text } = await request(`${store}/contact_message?_format=json`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: 'x'.repeat(70_000),
  });
  expect([status, JSON.parse(text)]).toEqual([413, { message: 'This is too large.' }]);
});

test('the logs hold nobody’s address, nothing that was asked for, and no secret', () => {
  const log = readFileSync(join(deployment.logs, 'access.log'), 'utf8');
  expect(log).toContain('"GET /jsonapi/user/user" 200');
  expect(log).not.toMatch(/\?|127\.0\.0\.1|9800012345|260814301276|filter/);
  const errors = join(deployment.logs, 'error.log');
  expect(existsSync(errors) ? readFileSync(errors, 'utf8') : '').not.toMatch(/9800012345|filter/);
  for (const secret of secretTexts) expect(log).not.toContain(secret);
});

test('with the backend away the pages are served, calls say so, and the store shows its own message', async ({
  page,
}) => {
  process.kill(deployment.backendPid, 'SIGTERM');
  await expect.poll(async () => (await request(`${store}/jsonapi/taxonomy_term/size`)).status).toBe(503);
  const { headers, text } = await request(`${store}/jsonapi/taxonomy_term/size`);
  expect([headers['retry-after'], headers['x-frame-options'], JSON.parse(text)]).toEqual([
    '30',
    'DENY',
    { message: 'The backend does not answer.' },
  ]);
  expect((await request(`${store}/art/`)).status).toBe(200);
  await page.goto('/login');
  await page.locator('main [name="mail"]').fill(DEMO.mail);
  await page.locator('main [name="password"]').fill(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Try Later!').first()).toBeVisible();
  const errors = join(deployment.logs, 'error.log');
  expect(existsSync(errors) ? readFileSync(errors, 'utf8') : '').not.toContain('taxonomy_term');
});
