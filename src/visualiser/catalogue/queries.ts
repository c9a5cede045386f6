import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Catalogue, ChartData, ChartPictures, FindableRows } from './catalogue.ts';
import { expandFindables } from './expandFindables.ts';

/** Nothing here changes until the tool is built again. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: 1,
        retryDelay: 300,
        networkMode: 'always',
      },
    },
  });

/**
 * A file of `data/`.
 * @throws where it cannot be read
 */
export async function fetchData(file: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(new URL(`data/${file}`, document.baseURI), { signal });
  if (!response.ok) throw new Error(`${file} could not be read (${response.status})`);
  return response;
}

const fetchJson = async <T>(name: string, signal: AbortSignal): Promise<T> =>
  (await fetchData(`${name}.json`, signal)).json();

const dataQuery = <T>(name: string) =>
  queryOptions({ queryKey: ['data', name], queryFn: ({ signal }) => fetchJson<T>(name, signal) });

export const catalogueQuery = dataQuery<Catalogue>('catalogue');
export const findablesQuery = queryOptions({
  queryKey: ['data', 'findables'],
  queryFn: async ({ signal }) => expandFindables(await fetchJson<FindableRows>('findables', signal)),
});
export const picturesQuery = dataQuery<ChartPictures>('pictures');
/** Where the picture of the real view in a state is found; null where there is none. */
export const findPicture = (pictures: ChartPictures | undefined, chart: string, state: string): string | null =>
  pictures?.[chart]?.includes(state) ? `states/${chart}/${state}.webp` : null;
/** All that is known of one chart. */
export const chartQuery = (chart: string) => dataQuery<ChartData>(chart);
