import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Catalogue, ChartData, ChartPictures, Findable } from './catalogue.ts';

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

/**
 * A JSON file that may not be there; undefined then.
 * @throws where the host fails
 */
export async function fetchOptionalJson<T>(path: string, signal: AbortSignal): Promise<T | undefined> {
  const response = await fetch(new URL(path, document.baseURI), { signal });
  if (response.status >= 500) throw new Error(`${path} could not be read (${response.status})`);
  // A host of plain files may answer with a page of its own where there is no such file.
  const isFound = response.ok && response.headers.get('content-type')?.startsWith('application/json');
  return isFound ? (response.json() as Promise<T>) : undefined;
}

const dataQuery = <T>(name: string) =>
  queryOptions({
    queryKey: ['data', name],
    queryFn: async ({ signal }): Promise<T> => (await fetchData(`${name}.json`, signal)).json(),
  });

export const catalogueQuery = dataQuery<Catalogue>('catalogue');
export const findablesQuery = dataQuery<Findable[]>('findables');
export const picturesQuery = dataQuery<ChartPictures>('pictures');
/** Where the picture of the real view in a state is found; null where there is none. */
export const findPicture = (pictures: ChartPictures | undefined, chart: string, state: string): string | null =>
  pictures?.[chart]?.includes(state) ? `states/${chart}/${state}.webp` : null;
/** All that is known of one chart. */
export const chartQuery = (chart: string) => dataQuery<ChartData>(chart);
