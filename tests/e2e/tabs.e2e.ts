import { expect, type Page } from '@playwright/test';
import { listBackendOrders, shopper } from './shopper.ts';
import { test } from './test.ts';

const ITEMS = '/jsonapi/commerce_order_item/default';

/** What the backend answers to a page's own request, once it is there to answer. */
const sendRequest = (page: Page, method: 'GET' | 'POST', path: string, body?: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(path, {
        method,
        ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/vnd.api+json' } } : {}),
      });
      const text = await answer.text();
      return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : null };
    },
    [method, path, body] as const,
  );

/** An attribute of what the backend keeps under a key. */
const readStoredValue = (page: Page, key: string, attribute: string) =>
  page.evaluate(
    ([key, attribute]) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('mitre-and-mat-backend');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('changes').objectStore('changes').get(key);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.value.attributes[attribute]);
          };
        };
      }),
    [key, attribute] as const,
  );

/** A page whose backend answers: its handle comes with it, the list stands there before. */
async function openTab(page: Page): Promise<Page> {
  await page.goto('/art/');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Behind the scenes' })).toBeVisible();
  return page;
}

test('[API-74] [API-76] an order placed in one tab is there in the other without a reload, and so is its payment', async ({
  context,
}) => {
  const other = await openTab(await context.newPage());
  const buying = await context.newPage();
  const guest = shopper(buying);
  await guest.comesBackWith();
  await guest.comesToTheReview();
  await guest.placesTheOrder();
  await expect(buying.getByRole('dialog', { name: 'Select Payment Method' })).toBeVisible();
  const [order] = await listBackendOrders(buying);
  const number = await readStoredValue(buying, order ?? '', 'order_number');
  const payment = `/jsonapi/commerce_payment/payment_manual?include=order_id&filter[order_id.order_number]=${number}`;
  const read = await sendRequest(other, 'GET', payment);
  expect(read.body.data[0].attributes.state).toBe('pending');
  expect(read.body.included[0].attributes.order_number).toBe(number);
});

test('[API-75] two tabs that write at once give no number twice, and each reads what both wrote', async ({
  context,
}) => {
  const tabs = [await openTab(await context.newPage()), await openTab(await context.newPage())] as const;
  const { body } = await sendRequest(tabs[0], 'GET', '/jsonapi/commerce_product/default?page[limit]=1');
  const variation = body.data[0].relationships.default_variation.data;
  const item = () => ({
    data: {
      type: 'commerce_order_item--default',
      attributes: { title: 'Print', quantity: '1.00' },
      relationships: { purchased_entity: { data: { type: variation.type, id: variation.id } } },
    },
  });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => sendRequest(tabs[at % 2 ? 0 : 1], 'POST', ITEMS, item())),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const serials = answers.map(({ body }) => body.data.attributes.drupal_internal__order_item_id);
  expect(new Set(serials).size).toBe(10);
});

test('[API-76] what a browser kept before changes had numbers is there after the update', async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(
    () =>
      new Promise<void>((done, reject) => {
        const opening = indexedDB.open('mitre-and-mat-backend', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('changes');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('changes', 'readwrite');
          const term = {
            type: 'taxonomy_term--size',
            id: 'a0000000-0000-4000-8000-000000000001',
            serial: 9000,
            revision: 9000,
            attributes: { name: 'Vast', status: true },
            relationships: {},
          };
          writing.objectStore('changes').put(term, `${term.type}/${term.id}`);
          writing.objectStore('changes').put('garbage', 'taxonomy_term--size/b');
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );
  await openTab(page);
  const { body } = await sendRequest(page, 'GET', '/jsonapi/taxonomy_term/size?filter[name]=Vast');
  expect(body.data.map(({ attributes }: { attributes: { drupal_internal__tid: number } }) => attributes)).toMatchObject(
    [{ name: 'Vast', drupal_internal__tid: 9000 }],
  );
});

test('[API-76] a browser that blocks IndexedDB still has a backend', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const guest = shopper(page);
  await guest.comesBackWith();
  await guest.comesToTheReview();
  await guest.placesTheOrder();
});
