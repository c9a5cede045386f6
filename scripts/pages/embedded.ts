import { getResponse } from 'msw';
import { createBackend } from '../../mocks/backend.ts';
import { memoryStorage } from '../../mocks/drupal/storage.ts';
import type { FetchText } from './fetchCache.ts';

/** The embedded backend requested from the same process, without a network between. */
export function createEmbeddedFetch(): FetchText {
  const { handlers } = createBackend({ storage: memoryStorage() });
  return async (url, headers) => {
    const response = await getResponse(handlers, new Request(url, { headers }));
    if (!response) return { status: 404, type: 'text/plain', text: '' };
    return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
  };
}
