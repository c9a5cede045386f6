import { delay, type HttpResponseResolver } from 'msw';
import { createRefusalResponse, createUnexpectedError, Refusal } from '../drupal/errors.ts';
import type { Backend } from './backend.ts';

/** Does a call change nothing? The others run one at a time over all tabs, so that no number is given twice. */
export const isReading = ({ method }: Request): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** A plain JSON answer. */
export const createJsonResponse = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

type CallHandler = (call: { request: Request }) => Promise<Response> | Response;

/** Runs a call on the backend and answers it, refusals included. What it wrote is stored before it is answered. */
export function createResolver(backend: Backend, handle: CallHandler): HttpResponseResolver {
  return async ({ request }) => {
    const { latency } = backend.settings();
    if (latency > 0) await delay(latency);
    return backend.store.run(!isReading(request), () => getAnswer(request, handle));
  };
}

async function getAnswer(request: Request, handle: CallHandler): Promise<Response> {
  try {
    return await handle({ request });
  } catch (error) {
    if (error instanceof Refusal) return createRefusalResponse(error, request.url);
    console.error('The embedded backend failed', error);
    return createRefusalResponse(createUnexpectedError(), request.url);
  }
}
