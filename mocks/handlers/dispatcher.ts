import { getResponse, HttpHandler, http, type RequestHandler } from 'msw';
import { splitType } from '../drupal/resourceType.ts';

const typePaths = new WeakMap<RequestHandler, string>();

/** Notes that a handler answers for this resource type, and for no other path. */
export function bindToType(type: string, handler: RequestHandler): RequestHandler {
  typePaths.set(handler, splitType(type).join('/').toLowerCase());
  return handler;
}

/**
 * One handler for many: the first of them that answers, as msw would find it. msw asks each in turn, and takes more
 * time over eighty that do not answer than the backend over the one that does; here a resource type is looked up.
 */
export function createDispatcher(handlers: readonly RequestHandler[]): RequestHandler {
  const indexByType = new Map<string, number>();
  const otherHandlers: { place: number; mayAnswer(request: Request, pathname: string): boolean }[] = [];
  for (const [place, handler] of handlers.entries()) {
    const type = typePaths.get(handler);
    if (type === undefined) otherHandlers.push({ place, mayAnswer: createMatcher(handler) });
    else if (!indexByType.has(type)) indexByType.set(type, place);
  }

  function listCandidates(request: Request): RequestHandler[] {
    const { pathname } = new URL(request.url);
    const [, type = ''] = /\/jsonapi\/([^/]+\/[^/]+)/i.exec(pathname) ?? [];
    const found = otherHandlers.filter(({ mayAnswer }) => mayAnswer(request, pathname)).map(({ place }) => place);
    const place = indexByType.get(type.toLowerCase());
    if (place !== undefined) found.push(place);
    return found.sort((a, b) => a - b).map((index) => handlers[index] as RequestHandler);
  }

  return http.all(
    ({ request }) => listCandidates(request).length > 0,
    ({ request }) => getResponse(listCandidates(request), request),
  );
}

/** Could the handler answer? Never no where it does; it is queried itself afterwards. */
function createMatcher(handler: RequestHandler): (request: Request, pathname: string) => boolean {
  if (!(handler instanceof HttpHandler)) return () => true;
  const { method, path } = handler.info;
  const hasMethod = (verb: string) =>
    typeof method === 'string' ? method.toLowerCase() === verb.toLowerCase() : method.test(verb);
  if (typeof path === 'function')
    return (request) => hasMethod(request.method) && path({ request, cookies: {} }) !== false;
  const pattern = typeof path === 'string' ? createPathPattern(path) : path;
  return ({ method }, pathname) => hasMethod(method) && pattern.test(pathname);
}

// what a path of msw's may vary in: a star is anything, a name is one step
const createPathPattern = (path: string) =>
  new RegExp(
    `${path
      // what comes before does not matter; searched for, it would take the square of a long path's time
      .replace(/^\*/, '')
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replace(/:\w+/g, '[^/]+')}/?$`,
    'i',
  );
