import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { faultResponses } from '../../../mocks/faults.ts';
import type { Fault } from '../../../src/domain/backendSettings.ts';

/** A call by what goes over the wire; `bodyPattern` tells apart those that go to one address. */
export type Call = { method: string; path: RegExp; bodyPattern?: RegExp };

const ORDER = /\/jsonapi\/commerce_order\/default/;
const ITEM = /\/jsonapi\/commerce_order_item\/default$/;
const PROFILE = /\/jsonapi\/profile\/customer/;

/** Every call between the price and the payment. */
export const CALLS = {
  'the price': { method: 'POST', path: /\/order\/price$/ },
  'the undo of the order before': { method: 'PATCH', path: ORDER, bodyPattern: /"canceled"/ },
  'the first item': { method: 'POST', path: ITEM, bodyPattern: /"field_group":1/ },
  'the second item': { method: 'POST', path: ITEM, bodyPattern: /"field_group":2/ },
  'the billing profile': { method: 'POST', path: PROFILE, bodyPattern: /"Asha"/ },
  'the delivery profile': { method: 'POST', path: PROFILE, bodyPattern: /"Ravi"/ },
  'the order': { method: 'POST', path: ORDER },
  'the coupon on the order': { method: 'PATCH', path: ORDER, bodyPattern: /"coupons"/ },
  'the placing of the draft': { method: 'PATCH', path: ORDER, bodyPattern: /"processing"/ },
  'the assignment': { method: 'POST', path: /\/order\/assign$/ },
  'the payment record': { method: 'POST', path: /\/order\/payment_create$/ },
  'the payment link': { method: 'POST', path: /\/api\/request\/phone$/ },
  'reading a profile that is there': { method: 'GET', path: PROFILE },
  'reading an order that is there': { method: 'GET', path: ORDER },
} as const satisfies Record<string, Call>;
export type CallName = keyof typeof CALLS;

/** What has to go wrong first, for a call to be made at all: its answer is lost. */
const PREREQUISITES: Partial<Record<CallName, CallName>> = {
  'reading a profile that is there': 'the billing profile',
  'reading an order that is there': 'the order',
};

/** How a call goes wrong, by the faults of the backend's own; a refusal of another kind is none of them. */
export const KINDS = {
  'refused (400)': null,
  'refused (403)': 'refused',
  'refused (401)': 'unauthorised',
  'failing (500)': 'failed',
  'never answered': 'silent',
  garbled: 'garbled',
  'huge (8 MB more)': 'huge',
  offline: 'offline',
} as const satisfies Record<string, Fault | null>;
export type KindName = keyof typeof KINDS;

export const FAULT_TIMES = ['before the backend did it', 'after it did'] as const;
export type FaultTime = (typeof FAULT_TIMES)[number];

const isCall = ({ method, path, bodyPattern }: Call, request: Request, body: string) =>
  request.method === method && path.test(new URL(request.url).pathname) && (bodyPattern?.test(body) ?? true);

/**
 * Goes before a backend's handlers. The call goes wrong once; `onFault` is called then. What is queried by then, and
 * all that follows, is the backend's.
 */
export function failOnce(
  { call, kind, moment }: { call: CallName; kind: KindName; moment: FaultTime },
  handlers: readonly RequestHandler[],
  onFault: () => void,
): RequestHandler {
  const pendingFaults: { name: CallName; answer: (request: Request) => Promise<Response> }[] = [
    { name: call, answer: respondWithFault },
  ];
  const prerequisite = PREREQUISITES[call];
  if (prerequisite)
    pendingFaults.unshift({ name: prerequisite, answer: (request) => createFaultyResponse('lost', request, true) });

  const respond = (request: Request) => getResponse([...handlers], request.clone());

  async function createFaultyResponse(fault: Fault, request: Request, isProcessed: boolean): Promise<Response> {
    const answer = isProcessed
      ? await respond(request)
      : new Response('<!doctype html><title>Sign in to this network</title>');
    return faultResponses[fault]({ request, profile: 'spec', latency: 0, respond: async () => answer });
  }

  async function respondWithFault(request: Request): Promise<Response> {
    const isProcessed = moment === 'after it did';
    const fault = KINDS[kind];
    const answer = fault ? await createFaultyResponse(fault, request, isProcessed) : undefined;
    if (answer) return answer;
    if (isProcessed) await respond(request);
    return HttpResponse.json({ message: 'Bad Request' }, { status: 400 });
  }

  return http.all('*', async ({ request }) => {
    const [next] = pendingFaults;
    if (!next || !isCall(CALLS[next.name], request, await request.clone().text())) return undefined;
    pendingFaults.shift();
    // reported beforehand, for one that is never answered does not come back
    if (pendingFaults.length === 0) onFault();
    return next.answer(request);
  });
}
