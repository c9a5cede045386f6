import { getResponse, type RequestHandler } from 'msw';
import { isApiCall } from './apiCalls.ts';

/** Rejects as `fetch` does once the caller gives up. */
export const waitUntilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** What handlers answer to a request, as `fetch` has it; undefined where none of them takes it. */
export async function answerRequest(
  handlers: readonly RequestHandler[],
  request: Request,
): Promise<Response | undefined> {
  const response = await Promise.race([getResponse([...handlers], request), waitUntilAborted(request.signal)]);
  if (response?.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/**
 * Lets handlers answer the page's calls to the backend where they are made, and returns how to stop. A service worker would
 * take more time to start than a stage lives, and would have to share its scope with the store's own.
 */
export function interceptRequests(...handlers: RequestHandler[]): () => void {
  const { fetch, XMLHttpRequest } = window;
  const originalFetch = fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return (isApiCall(request) && (await answerRequest(handlers, request))) || originalFetch(request);
  };
  // Uploads go by `fetch` where there is no other way; only how far they are is not reported then.
  Reflect.deleteProperty(window, 'XMLHttpRequest');
  return () => Object.assign(window, { fetch, XMLHttpRequest });
}
