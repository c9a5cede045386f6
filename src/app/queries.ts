import { QueryClient } from '@tanstack/react-query';

/** The reads of a visit. Pages say how long theirs stay fresh; a failed read is asked for once more before it shows. */
export const createQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });
