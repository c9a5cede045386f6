import type { JsonObject } from './entity.ts';
import { normalizeAddress } from './tree.ts';

export const MEDIA_TYPE = 'application/vnd.api+json';
export const VERSION = { version: '1.0', meta: { links: { self: { href: 'http://jsonapi.org/format/1.0/' } } } };

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

const SECTIONS: Record<number, string> = {
  400: '4.1',
  401: '4.2',
  403: '4.4',
  404: '4.5',
  405: '4.6',
  409: '4.10',
  415: '4.16',
  500: '5.1',
  503: '5.4',
};

/** Of whoever is not signed in, or not any more. */
export const DENIED = 'The resource owner or authorization server denied the request.';

/** An error object of JSON:API: `pointer` names the member of the sent document. */
export type ErrorObject = { detail: string; pointer?: string };

/** A refusal on its way to the client; thrown anywhere in the engine, turned into an answer at its edge. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: ErrorObject[];
  readonly headers: Record<string, string>;
  /** Drupal answers some refusals with a page. */
  readonly isPage: boolean;

  constructor(
    status: number,
    errors: string | ErrorObject | ErrorObject[],
    options: { headers?: Record<string, string>; isPage?: boolean } = {},
  ) {
    const list = typeof errors === 'string' ? [{ detail: errors }] : [errors].flat();
    super(list.map((error) => error.detail).join(' '));
    this.status = status;
    this.errors = list;
    this.headers = options.headers ?? {};
    this.isPage = options.isPage ?? false;
  }
}

/** 401 of basic_auth, which answers an anonymous call so that it signs in, where Drupal else answers 403. */
export const createBasicAuthChallenge = () =>
  new Refusal(401, 'No authentication credentials provided.', {
    headers: { 'WWW-Authenticate': 'Basic realm="Store"' },
  });

/** 404: Drupal's page for a path that it does not have. */
export const createPageNotFound = () => new Refusal(404, 'Not found', { isPage: true });

/** 500: where Drupal itself stumbles. */
export const createUnexpectedError = () =>
  new Refusal(500, 'The website encountered an unexpected error. Try again later.');

/** 405: the path takes other methods, which `allow` names. */
export const createMethodRefusal = (method: string, address: string, allow: string) =>
  new Refusal(405, `No route found for "${method} ${address}": Method Not Allowed (Allow: ${allow})`, {
    headers: { Allow: allow },
  });

/** A value that breaks a rule of its field: 422 with the pointer Drupal gives. */
export const invalidField = (field: string, text: string) =>
  new Refusal(422, { detail: `${field}: ${text}`, pointer: `/data/attributes/${field}` });

/** Drupal's JSON:API error document. Validation carries a pointer and no links; every other error the reverse. */
function createErrorDocument(refusal: Refusal, url: string): JsonObject {
  const { status } = refusal;
  const violation = status === 422;
  return {
    jsonapi: VERSION,
    errors: refusal.errors.map(({ detail, pointer }) => ({
      title: TITLES[status] ?? 'Error',
      status: String(status),
      detail,
      ...(violation && pointer !== undefined ? {} : { links: getLinks(refusal, url) }),
      ...(pointer === undefined ? {} : { source: { pointer } }),
    })),
  };
}

function getLinks({ status, headers }: Refusal, url: string): JsonObject {
  const via = { href: url };
  const section = SECTIONS[status];
  if (headers.Link) return { via, info: { href: headers.Link } };
  if (!section) return { via };
  return { via, info: { href: `https://www.w3.org/Protocols/rfc2616/rfc2616-sec10.html#sec10.${section}` } };
}

/**
 * The answer of a refusal in the form that Drupal gives it at that address: a JSON:API document, the `{message}` of a REST
 * call, which is plain text where Drupal itself stumbles, or a page where it refuses before it looks at the path's format.
 */
export function createRefusalResponse(refusal: Refusal, url: string): Response {
  const { status, message, headers, isPage } = refusal;
  const [type, body] = getForm();
  return new Response(body, { status, headers: { 'Content-Type': type, ...headers } });

  function getForm(): [type: string, body: string] {
    if (isPage && !url.includes('_format=json')) return ['text/html; charset=UTF-8', createErrorPage(status)];
    if (!isPage && /\/jsonapi(\/|$)/i.test(new URL(url).pathname))
      return [MEDIA_TYPE, JSON.stringify(createErrorDocument(refusal, normalizeAddress(url)))];
    if (status === 500) return ['text/plain; charset=UTF-8', message];
    return ['application/json', JSON.stringify({ message })];
  }
}

const SENTENCES: Record<number, string> = {
  401: 'Log in to access this page.',
  404: 'The requested page could not be found.',
};

function createErrorPage(status: number): string {
  const title = status === 404 ? 'Page not found' : (TITLES[status] ?? 'Error');
  return `<!DOCTYPE html>\n<html lang="en" dir="ltr">\n<head><title>${title}</title></head>\n<body><main role="main">${SENTENCES[status] ?? title}</main></body>\n</html>\n`;
}
