import type { EndpointDoc } from './endpointDoc.ts';
import { WHO } from './refusals.ts';

/** A call that reads, as its resource tells it; method, errors and example follow. */
type Reading = Pick<EndpointDoc, 'name' | 'rows' | 'unused' | 'path' | 'does'> & {
  holds: string;
  query?: EndpointDoc['query'];
  /** The example's path with its query; without one, the path itself. */
  example?: string;
};

/** A JSON:API collection that anybody may read. */
export const listEndpoint = ({
  name,
  rows,
  unused,
  path,
  does,
  holds,
  query,
  example = path,
}: Reading): EndpointDoc => ({
  name,
  rows,
  ...(unused ? { unused } : {}),
  method: 'GET',
  path,
  does,
  who: WHO.anybody,
  ...(query ? { query } : {}),
  answers: { status: 200, holds },
  errors: {
    400: 'A field, operator or include that does not exist, or a page size below 1.',
    401: 'In `drupal10`: a bearer that has expired or is unknown, although none is needed.',
  },
  example: { method: 'GET', path: example },
});

/** One entity by its uuid, which anybody may read. */
export const singleEndpoint = (reading: Reading): EndpointDoc => ({
  ...listEndpoint(reading),
  errors: {
    400: 'An include that does not exist.',
    401: 'In `drupal10`: a bearer that has expired or is unknown, although none is needed.',
    403: 'It is not published.',
    404: 'No entity has this uuid, or it is no uuid.',
  },
});

/** A call outside JSON:API that anybody may make. */
export const plainEndpoint = (reading: Reading): EndpointDoc => ({
  ...listEndpoint(reading),
  errors: { 404: 'The path is another one.' },
});

/** The parameters of every paged collection. */
export const PAGE_PARAMETERS = {
  'page[limit]': 'Entries on a page: 50 unless fewer are asked for, and never more.',
  'page[offset]': 'How many entries come before the page.',
};
