import { delay, HttpResponse } from 'msw';
import { Refusal, refusalResponse } from './drupal/errors.ts';
import { type EndpointRef, findEndpointNames } from './endpoints/endpointNames.ts';
import { createJsonResponse } from './handlers/respond.ts';
import type { BackendSettings, Fault } from './settings.ts';

/** What a huge answer has too much, in bytes. */
const HUGE = 8_000_000;

/** The fault that is set for a request; undefined where there is none. */
export function findFault(
  calls: readonly EndpointRef[],
  faults: BackendSettings['faults'],
  request: Request,
): Fault | undefined {
  if (Object.keys(faults).length === 0) return undefined;
  const name = findEndpointNames(calls, request).find((each) => Object.hasOwn(faults, each));
  return name === undefined ? undefined : faults[name];
}

type Faulty = {
  request: Request;
  latency: number;
  /** What the backend would answer; it does its work even where the answer is then spoilt. */
  honest: () => Promise<Response | undefined>;
};

/** The answer that a fault leaves of a call. */
export const faultResponses: Record<Fault, (call: Faulty) => Promise<Response>> = {
  refused: later(({ method, url }) =>
    refusal(403, `The current user is not allowed to ${method} the selected resource.`, url),
  ),
  unauthorised: later(({ url }) => refusal(401, 'The resource owner or authorization server denied the request.', url)),
  failed: later(({ url }) => refusal(500, 'The website encountered an unexpected error. Try again later.', url)),
  silent: ({ request }) => never(request.signal),
  async garbled({ honest }) {
    const answer = await honest();
    const text = (await answer?.text()) || '{}';
    const type = answer?.headers.get('Content-Type') ?? 'application/json';
    return new Response(text.slice(0, Math.ceil(text.length / 2)), { headers: { 'Content-Type': type } });
  },
  async huge({ honest }) {
    const answer = await honest();
    const text = (await answer?.text()) ?? '';
    // a member more, at the end of whatever object it is
    const padded = text.replace(/\}\s*$/, `,"padding":"${'x'.repeat(HUGE)}"}`);
    return new Response(padded || null, { status: answer?.status ?? 200, headers: answer?.headers ?? {} });
  },
  async lost({ honest }) {
    await honest();
    return HttpResponse.error();
  },
  offline: later(() => HttpResponse.error()),
};

function later(answer: (request: Request) => Response) {
  return async ({ request, latency }: Faulty) => {
    if (latency > 0) await delay(latency);
    return answer(request);
  };
}

/** As JSON:API states it there, and as the REST calls do elsewhere. */
const refusal = (status: number, detail: string, url: string) =>
  new URL(url).pathname.includes('/jsonapi/')
    ? refusalResponse(new Refusal(status, detail), url)
    : createJsonResponse({ message: detail }, status);

/** Ends only where the caller gives the call up, so that nothing is held for nobody. */
const never = (signal: AbortSignal) =>
  new Promise<Response>((end) => {
    signal.addEventListener('abort', () => end(HttpResponse.error()));
  });
