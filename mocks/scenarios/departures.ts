import { HttpResponse, http, type RequestHandler } from 'msw';
import { MEDIA_TYPE, Refusal, refusalResponse } from '../drupal/errors.ts';

/** Named departures of the backend from the happy path; [] is the honest answer. */
export type Scenarios = Record<string, () => RequestHandler[]>;

type Method = 'get' | 'post' | 'patch' | 'all';

/** The call fails with a status and Drupal's error document. */
export const failing = (method: Method, path: string, status: number, detail: string) => (): RequestHandler[] => [
  http[method](path, ({ request }) => refusalResponse(new Refusal(status, detail), request.url)),
];

/** The call fails with 503, as while the host is being maintained. */
export const down = (method: Method, path: string) =>
  failing(method, path, 503, 'Mitre & Mat is currently under maintenance. We should be back shortly.');

/** The call fails as Drupal's REST calls do. */
export const refusing = (method: Method, path: string, status: number, message: string) => (): RequestHandler[] => [
  http[method](path, () => HttpResponse.json({ message }, { status })),
];

/** The call is answered with a JSON:API document. */
export const documented = (path: string, document: (request: Request) => object) => (): RequestHandler[] => [
  http.get(path, ({ request }) => HttpResponse.json(document(request), { headers: { 'Content-Type': MEDIA_TYPE } })),
];

/** A collection without entries. */
export const empty = (path: string) =>
  documented(path, ({ url }) => ({ data: [], meta: { count: 0 }, links: { self: { href: url } } }));

/** The backend's honest answer. */
export const honest = (): RequestHandler[] => [];
