import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { CACHED } from '../api/cached.ts';

/** Does an answer that was read before still count, so that it can be shown without asking? (CONST-04) */
export const isReadBefore = (queries: QueryClient, queryKey: QueryKey): boolean =>
  queries.getQueryCache().find({ queryKey })?.isStaleByTime(CACHED) === false;
