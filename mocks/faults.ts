import { delay, HttpResponse } from 'msw';
import type { BackendSettings, Fault, Profile } from '../src/domain/backendSettings.ts';
import { createRefusalResponse, createUnexpectedError, DENIED, Refusal } from './drupal/errors.ts';
import { findEndpointNames } from './endpoints/endpointNames.ts';
import { endpoints } from './endpoints/endpoints.ts';

/** What a huge answer has too much, in bytes. */
const PADDING_BYTES = 8_000_000;

/** The fault that is set for a request; undefined where there is none. */
export function findFault(faults: BackendSettings['faults'], request: Request): Fault | undefined {
  if (Object.keys(faults).length === 0) return undefined;
  const name = findEndpointNames(endpoints, request).find((endpointName) => Object.hasOwn(faults, endpointName));
  return name === undefined ? undefined : faults[name];
}

type FaultContext = {
  request: Request;
  profile: Profile;
  latency: number;
  /** What the backend would answer; it does its work even where the answer is then spoilt. */
  respond: () => Promise<Response | undefined>;
};

/** The answer that a fault leaves of a call. */
export const faultResponses: Record<Fault, (call: FaultContext) => Promise<Response>> = {
  refused: afterLatency(({ request: { method, url } }) =>
    createRefusalResponse(new Refusal(403, `The current user is not allowed to ${method} the selected resource.`), url),
  ),
  unauthorised: afterLatency(({ request, profile }) =>
    createRefusalResponse(new Refusal(401, DENIED, { isPage: profile === 'drupal10' }), request.url),
  ),
  failed: afterLatency(({ request }) => createRefusalResponse(createUnexpectedError(), request.url)),
  silent: ({ request }) => waitForAbort(request.signal),
  async garbled({ respond }) {
    const response = await respond();
    const text = (await response?.text()) || '{}';
    const type = response?.headers.get('Content-Type') ?? 'application/json';
    return new Response(text.slice(0, Math.ceil(text.length / 2)), { headers: { 'Content-Type': type } });
  },
  async huge({ respond }) {
    const response = await respond();
    const text = (await response?.text()) ?? '';
    // a member more, at the end of whatever object it is
    const padded = text.replace(/\}\s*$/, `,"padding":"${'x'.repeat(PADDING_BYTES)}"}`);
    return new Response(padded || null, { status: response?.status ?? 200, headers: response?.headers ?? {} });
  },
  async lost({ respond }) {
    await respond();
    return HttpResponse.error();
  },
  offline: afterLatency(() => HttpResponse.error()),
};

function afterLatency(getResponse: (call: FaultContext) => Response) {
  return async (call: FaultContext) => {
    if (call.latency > 0) await delay(call.latency);
    return getResponse(call);
  };
}

/** Ends only where the caller gives the call up, so that nothing is held for nobody. */
const waitForAbort = (signal: AbortSignal) =>
  new Promise<Response>((resolve) => {
    signal.addEventListener('abort', () => resolve(HttpResponse.error()));
  });
