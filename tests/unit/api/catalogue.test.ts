import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { catalogueQuery } from '../../../src/api/queries/lists.ts';
import { getFacetGroups } from '../../../src/domain/catalogue.ts';
import { FACETS_OF, type FilteredArea, NO_FILTERS } from '../../../src/domain/listFilters.ts';
import { listingPorts } from '../../../src/ports/listing.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const fetchItems = (area: FilteredArea, queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })) =>
  queries.fetchQuery(catalogueQuery(area));

describe.each(['spec', 'drupal10'] as const)('at a %s backend', (profile) => {
  const { server } = setupBackend(profile);

  /** Where the pages that were asked for meanwhile began. */
  async function getOffsets(work: () => Promise<unknown>): Promise<(string | null)[]> {
    const offsets: (string | null)[] = [];
    const note = ({ request }: { request: Request }) =>
      void offsets.push(new URL(request.url).searchParams.get('page[offset]'));
    server.events.on('request:start', note);
    await work();
    server.events.removeListener('request:start', note);
    return offsets;
  }

  test.each([
    ['art', 257],
    ['objects', 79],
    ['mixedMedia', 66],
    ['walls', 16],
  ] as const)('of %s all %i can be found, by each facet of the panel', async (area, count) => {
    const { items } = await fetchItems(area);
    expect(items).toHaveLength(count);
    expect(items.filter(({ card, created }) => !card.picture || !card.price || !created)).toEqual([]);
    expect(getFacetGroups(items, NO_FILTERS, FACETS_OF[area]).map(({ facet }) => facet)).toEqual(FACETS_OF[area]);
  });

  test('[API-23] all prints are read once, in pages of fifty, and narrowed without another call', async () => {
    const { findPage } = listingPorts(new QueryClient());
    const narrow = (colours: string[]) => findPage({ area: 'art', page: 1, filters: { colours, sort: 'title' } });
    const offsets = await getOffsets(async () => {
      expect((await narrow(['Blue'])).total).toBe(55);
      expect((await narrow(['Blue', 'Red'])).pages).toBe(3);
    });
    expect(offsets.map(Number)).toEqual([0, 50, 100, 150, 200, 250]);
  });

  test('a page that does not come fails the whole, for nothing would say what is missing', async () => {
    server.use(
      http.get('*/jsonapi/commerce_product/default', ({ request }) =>
        new URL(request.url).searchParams.get('page[offset]') === '100'
          ? new HttpResponse(null, { status: 500 })
          : undefined,
      ),
    );
    await expect(fetchItems('art')).rejects.toMatchObject({ status: 500 });
  });
});
