import { getResponse } from 'msw';
import { createBackend, type EmbeddedBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { faultResponses } from '../../../mocks/faults.ts';
import { waitUntilAborted } from '../../../mocks/interceptRequests.ts';
import type { Fault, Profile } from '../../../src/domain/backendSettings.ts';

/** Where the backend of a headless store is. */
export const HOST = 'http://store.test';

/** A call as it went over the wire. `fault`: what went wrong with it, null where nothing did. */
export type SentCall = { method: string; path: string; bearer: string | null; body: string; fault: Fault | null };

export type Host = EmbeddedBackend & {
  fetch: typeof fetch;
  /** Every call so far, oldest first. */
  calls: SentCall[];
  /** Calls that are on their way and will be answered. */
  pending(): number;
  /** What goes wrong with a call, or null; queried once for each. */
  fault: (call: SentCall) => Fault | null;
};

/** A backend of that profile in memory, with what a browser reaches it by. `now` is its clock, in milliseconds since 1970. */
export function createHost({ profile, now = Date.now }: { profile: Profile; now?: () => number }): Host {
  const backend = createBackend({ storage: memoryStorage(), settings: { profile }, now });
  let pending = 0;

  async function answer(request: Request, fault: Fault | null): Promise<Response> {
    const respond = () => getResponse(backend.handlers, request.clone());
    const response = fault ? await faultResponses[fault]({ request, profile, latency: 0, respond }) : await respond();
    if (!response) throw new TypeError(`No handler for ${request.method} ${request.url}`);
    // as fetch has it
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  const host: Host = {
    ...backend,
    calls: [],
    pending: () => pending,
    fault: () => null,
    async fetch(input, init) {
      const request = new Request(input, init);
      const call: SentCall = {
        method: request.method,
        path: request.url.slice(HOST.length),
        bearer: request.headers.get('Authorization')?.replace('Bearer ', '') ?? null,
        body: typeof init?.body === 'string' ? init.body : '',
        fault: null,
      };
      call.fault = host.fault(call);
      host.calls.push(call);
      const isAnswered = call.fault !== 'silent';
      if (isAnswered) pending += 1;
      try {
        return await Promise.race([answer(request, call.fault), waitUntilAborted(request.signal)]);
      } finally {
        if (isAnswered) pending -= 1;
      }
    },
  };
  return host;
}
