import { type Query, type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { queryAtHand } from '../../api/queries/cachedQuery.ts';
import { PageDataContext } from '../../kit/hydration.tsx';
import { persistently } from '../../kit/retryImport.ts';

/** Does what is drawn here stand in the document already, as HTML that was made at build time? */
export const StandsContext = createContext(false);

const answers = new WeakMap<object, Promise<void>>();

/** Settles once a query was answered. Meanwhile its HTML stands, and can be read and followed, so that it is asked for as often as need be. */
function answerOf(query: Query): Promise<void> {
  const coming = answers.get(query) ?? persistently(() => query.fetch()).then(() => undefined);
  answers.set(query, coming);
  return coming;
}

/**
 * What home reads for one of its blocks. A block that stands in HTML whose answers did not come with it is as it is until
 * they are here, so that it never turns back into its own skeleton.
 */
export function useRead<T, Key extends QueryKey>(read: UseQueryOptions<T, Error, T, Key>) {
  const queries = useQueryClient();
  const page = use(PageDataContext);
  const stands = use(StandsContext);
  const query = queryAtHand(queries, read as Parameters<typeof queryAtHand>[1]);
  if (page && 'note' in page) page.read(query.queryHash);
  if (stands && query.state.status === 'pending') use(answerOf(query));
  return useQuery(read);
}
