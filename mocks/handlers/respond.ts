import { delay, type HttpResponseResolver } from 'msw';
import { createRefusalResponse, createUnexpectedError, Refusal } from '../drupal/errors.ts';
import type { Backend } from './backend.ts';

/** Does a call change nothing? The others run one at a time over all tabs, so that no number is given twice. */
export const isReading = ({ method }: Request): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

type CallHandler = (call: { request: Request }) => Promise<Response> | Response;

/** Runs a call on the backend and answers with JSON:API documents, refusals among them. What it wrote is stored before it is answered. */
export const respondWithDocument = (backend: Backend, handle: CallHandler): HttpResponseResolver =>
  createResolver(backend, handle, (refusal, request) => createRefusalResponse(refusal, request.url));

/** The same for Drupal's REST calls, which refuse with `{message}`. */
export const respondWithJson = (backend: Backend, handle: CallHandler): HttpResponseResolver =>
  createResolver(backend, handle, ({ message, status }) => createJsonResponse({ message }, status));

/** A plain JSON answer. */
export const createJsonResponse = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Drupal's page for a path that it does not have. */
export const createNotFoundPage = (): Response =>
  createRefusalResponse(new Refusal(404, 'Not found', { isPage: true }), '');

/** Drupal's REST stumbles over a field that it does not know, and states it in a plain text. */
export function createRestFieldError(): Response {
  const { message, status } = createUnexpectedError();
  return new Response(message, { status, headers: { 'Content-Type': 'text/plain; charset=UTF-8' } });
}

function createResolver(
  backend: Backend,
  handle: CallHandler,
  refuse: (refusal: Refusal, request: Request) => Response,
): HttpResponseResolver {
  return async ({ request }) => {
    const { latency } = backend.settings();
    if (latency > 0) await delay(latency);
    return backend.store.run(!isReading(request), () =>
      getAnswer(
        () => handle({ request }),
        (refusal) => refuse(refusal, request),
      ),
    );
  };
}

async function getAnswer(
  handle: () => Promise<Response> | Response,
  refuse: (refusal: Refusal) => Response,
): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof Refusal) return refuse(error);
    console.error('The embedded backend failed', error);
    return refuse(createUnexpectedError());
  }
}
