import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../fixtures/harness/render.tsx';
import { reviewsQuery } from '../../../src/api/queries/details.ts';
import { homeThemesQuery } from '../../../src/api/queries/lists.ts';
import { rootOptions } from '../../../src/app/errorReporting.ts';
import { Visit } from '../../../src/app/visit/Visit.tsx';
import { DetailPanels } from '../../../src/routes/details/DetailPanels.tsx';
import { HomePage } from '../../../src/routes/home/HomePage.tsx';
import { setupStore } from '../../support/setupStore.ts';

setupStore();

/** What was reported of errors, on the console. */
let warnings: string[];

beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation((...args) => void warnings.push(args.join(' ')));
});

/** What no schema lets through: whoever draws it meets a fault of the code. */
const UNDRAWABLE = [null] as unknown;

/** A page that meets something undrawable where `at` is read. */
function open(page: React.ReactNode, at: readonly unknown[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(at, UNDRAWABLE);
  const visit = (
    <Visit>
      <main>{page}</main>
    </Visit>
  );
  return render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: visit }])} />
    </QueryClientProvider>,
    { onCaughtError: rootOptions.onCaughtError },
  );
}
const hasWarning = (part: string) =>
  waitFor(() => expect(warnings.find((args) => args.includes(`"part":"${part}"`))).toContain('"place":"caught"'));

test('[NF-05] a block of home that crashes leaves the banners, the promises and what is below, and is told', async () => {
  open(<HomePage />, homeThemesQuery().queryKey);
  expect(await screen.findByRole('heading', { name: 'Free shipping' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Banners' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Find Art You Love' })).toBeNull();
  await hasWarning('themes');
});

test('[NF-05] reviews that crash offer another try beside what the shop says, and are told', async () => {
  const frame = { id: 'no-frame', title: 'Walnut' };
  open(
    <DetailPanels
      description="Rain over the ghats"
      themes={[]}
      care={{ source: 'art', media: 'Paper' }}
      frame={frame}
    />,
    reviewsQuery(frame.id).queryKey,
  );
  expect(await screen.findByText('Rain over the ghats')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await hasWarning('reviews');
});
