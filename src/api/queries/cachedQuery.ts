import { type QueryFunctionContext, type QueryKey, queryOptions } from '@tanstack/react-query';
import { CACHED } from '../cached.ts';

/**
 * What a page reads of the catalogue, good for 15 minutes (CONST-04). A page needs a query's key and this of it, and no
 * more where the answer came with its HTML. So `read` imports the code that reads when it is called: code that does not
 * come is a read that failed, and asking again asks for it again.
 */
export const cachedQuery = <T, const Key extends QueryKey>(
  queryKey: Key,
  read: (context: QueryFunctionContext<Key>) => Promise<T>,
) => queryOptions({ queryKey, queryFn: read, staleTime: CACHED });
