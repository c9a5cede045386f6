import { expect, type Page } from '@playwright/test';
import { palms } from '../../machines/cart/sampleLines.ts';
import { getRunParameters } from '../support/runParameters.ts';
import { test } from './test.ts';

const { numRuns: rounds, seed: first } = getRunParameters('DATABASES', 4, 0);

/** The bag, the ways to a picture of one's own, and a page that the browser draws alone. */
const PAGES = ['/checkout/shopping-bag/', '/crop?image=one', '/custom-framing/', '/login'];

/** Puts both databases of the store into one of many wrong states, by a number. */
const corrupt = (page: Page, round: number) =>
  page.evaluate(
    async ({ round, bag }) => {
      let state = round * 2_654_435_761 + 1;
      const below = (most: number) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state % most;
      };
      const garbage = () =>
        [null, 0, 'x', [], {}, { key: 'order/1', value: { gone: 'no' }, at: 'later' }, new Blob(['x']), new Date(0)][
          below(8)
        ];
      const settle = (request: IDBRequest) =>
        new Promise<void>((done) => {
          for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => done());
        });
      const stores = { 'mitre-and-mat-backend': ['changes', 'state'], 'mitre-and-mat-pictures': ['files', 'facts'] };
      for (const [name, own] of Object.entries(stores)) {
        await settle(indexedDB.deleteDatabase(name));
        const right = name === 'mitre-and-mat-backend' ? 2 : 1;
        const opening = indexedDB.open(name, [right, right, right, 1, 99][below(5)]);
        const names = [own, own, own.slice(1), [], ['else']][below(5)] as string[];
        const keyPath = [null, null, 'key', 'at'][below(4)] as string | null;
        opening.onupgradeneeded = () => {
          for (const each of names) {
            const store = opening.result.createObjectStore(each, keyPath && each === 'changes' ? { keyPath } : {});
            if (each === 'changes' && below(2)) store.createIndex('at', 'at');
          }
        };
        await settle(opening);
        const database = opening.result;
        if (names.length > 0) {
          const writing = database.transaction(names, 'readwrite');
          for (const each of names)
            for (const key of ['state', 'one', 'order/1', 7])
              try {
                const store = writing.objectStore(each);
                if (store.keyPath === null) store.put(garbage(), key);
                else store.put({ key, at: garbage(), value: garbage() });
              } catch {
                // no such record can be stored
              }
          await new Promise((done) => {
            for (const end of ['complete', 'abort']) writing.addEventListener(end, done);
          });
        }
        database.close();
      }
      localStorage.setItem('cartData', bag);
    },
    { round, bag: JSON.stringify([palms]) },
  );

test('[API-76] [UPL-10] [CART-10] whatever stands in the databases, no page stays blank and the bag is there', async ({
  page,
}) => {
  test.setTimeout(60_000 + rounds * 15_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  for (let round = first; round < first + rounds; round++) {
    const path = PAGES[round % PAGES.length] as string;
    // A document of the store's own origin in which nothing of the store runs.
    await page.goto('/robots.txt');
    await corrupt(page, round);
    await page.goto(path);
    await test.step(`round ${round} at ${path}`, async () => {
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText('Something Went Wrong')).toHaveCount(0);
      if (path.includes('bag')) await expect(page.getByRole('main').getByText(palms.title).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Bag, 1 item', exact: true })).toBeVisible();
    });
  }
  expect(errors).toEqual([]);
});
