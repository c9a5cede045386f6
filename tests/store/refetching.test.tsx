import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { artQuery, priceTableQuery } from '../../src/api/queries/framing.ts';
import { productQuery } from '../../src/api/queries/lists.ts';
import { refetchStale } from '../../src/app/visit/refetching.ts';
import type { PriceTable } from '../../src/domain/price.ts';
import type { Product } from '../../src/domain/product.ts';
import { openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

setupStore();

const CHOSEN = '?mode=art&media=Paper&size=16x20';

const ONE_EACH = {
  paper_print: 1,
  canvas_print: 1,
  fine_art_paper_print: 1,
  fine_art_canvas_print: 1,
  paper_print_frame: 1,
  canvas_print_frame: 1,
  fine_art_paper_print_frame: 1,
  fine_art_canvas_print_frame: 1,
};
/** What was requested when the page was written: a rupee for each square inch. */
const OLD: PriceTable = { under256: ONE_EACH, '256to1296': ONE_EACH, over1296: ONE_EACH };
const minutes = (count: number) => count * 60_000;

/** Opens the store at an address; settles with the page's own part of it. */
async function opens(queries: QueryClient, address: string) {
  openStore([address], queries);
  return within(await screen.findByRole('main'));
}

test('[CONST-04] an art follows a changed price after 15 minutes, and keeps what was chosen of it', async () => {
  // As with HTML that was written: what the page is drawn from is here before it.
  const queries = new QueryClient();
  await queries.prefetchQuery(artQuery('/art/tea-pickers-path-munnar'));
  queries.setQueryData(priceTableQuery().queryKey, OLD);
  // The choice is preserved in the address of the browser itself, where other pages have stood before this one.
  window.history.replaceState(null, '', CHOSEN);
  // 16 by 20 inches are 320 square inches, for which the backend asks 7.40 rupees each.
  const main = await opens(queries, `/art/tea-pickers-path-munnar${CHOSEN}`);
  expect((await main.findAllByText('₹320')).length).toBeGreaterThan(0);
  await refetchStale(queries, 0, minutes(15));
  expect(main.queryByText('₹2,368')).toBeNull();
  await refetchStale(queries, 0, minutes(16));
  expect((await main.findAllByText('₹2,368')).length).toBeGreaterThan(0);
  expect(main.queryByText('₹320')).toBeNull();
});

test('[CONST-04] [CONF-20] [CONF-23] a changed price takes nothing from who has just chosen another media', async () => {
  const queries = new QueryClient();
  await queries.prefetchQuery(artQuery('/art/tea-pickers-path-munnar'));
  queries.setQueryData(priceTableQuery().queryKey, OLD);
  const query = '?mode=frame&media=Canvas&size=17x9999';
  window.history.replaceState(null, '', query);
  const main = await opens(queries, `/art/tea-pickers-path-munnar${query}`);
  await main.findByText(/not on offer/);
  await userEvent.click(await main.findByRole('radio', { name: 'Paper' }));
  expect(main.queryByText(/not on offer/)).toBeNull();
  await refetchStale(queries, 0, minutes(16));
  expect(main.getAllByText(/, Paper$/).length).toBeGreaterThan(0);
  expect(main.getByRole<HTMLInputElement>('radio', { name: 'Paper' }).checked).toBe(true);
  expect(main.queryByText(/not on offer/)).toBeNull();
});

test('[CONST-04] an object follows a changed price after 15 minutes', async () => {
  const queries = new QueryClient();
  const query = productQuery({ area: 'objects', alias: '/decor-objects/kettle-pond-bottle' });
  const product = await queries.fetchQuery(query);
  if (!product) throw new Error('There is no such object');
  const old: Product = { ...product, variations: [{ ...product.variations[0], price: 100 }] };
  queries.setQueryData<Product>(query.queryKey, old);
  const main = await opens(queries, product.path);
  expect((await main.findAllByText('₹1')).length).toBeGreaterThan(0);
  await refetchStale(queries, 0, minutes(16));
  expect((await main.findAllByText('₹1,890')).length).toBeGreaterThan(0);
});
