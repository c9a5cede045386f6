import { type Query, type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { getCachedQuery } from '../../api/queries/cachedQuery.ts';
import { PageDataContext } from '../../kit/hydration/hydration.tsx';
import { retryImport } from '../../kit/loading/retryImport.ts';

/** Does what is drawn here stand in the document already, as HTML that was made at build time? */
export const PrerenderedContext = createContext(false);

const answers = new WeakMap<object, Promise<void>>();

/** Settles once a query was answered. Meanwhile its HTML stands, and can be read and followed, so that it is requested as often as need be. */
function getAnswer(query: Query): Promise<void> {
  const coming = answers.get(query) ?? retryImport(() => query.fetch()).then(() => undefined);
  answers.set(query, coming);
  return coming;
}

/**
 * What home reads for one of its blocks. A block that stands in HTML whose answers did not come with it is as it is until
 * they are here, so that it never turns back into its own skeleton.
 */
export function useHomeQuery<T, Key extends QueryKey>(read: UseQueryOptions<T, Error, T, Key>) {
  const queries = useQueryClient();
  const page = use(PageDataContext);
  const isPrerendered = use(PrerenderedContext);
  const query = getCachedQuery(queries, read as Parameters<typeof getCachedQuery>[1]);
  if (page && 'note' in page) page.read(query.queryHash);
  if (isPrerendered && query.state.status === 'pending') use(getAnswer(query));
  return useQuery(read);
}
