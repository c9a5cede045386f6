import { http, type RequestHandler } from 'msw';
import { type Caller, PROXY } from '../drupal/access.ts';
import { createBasicAuthChallenge, Refusal } from '../drupal/errors.ts';
import { splitType } from '../drupal/resourceType.ts';
import { routeRequest } from '../drupal/router.ts';
import type { Site } from '../drupal/site.ts';
import { withProfile } from '../drupal/withProfile.ts';
import type { Hooks } from '../drupal/write.ts';
import type { Backend } from './backend.ts';
import { bindToType } from './dispatcher.ts';
import { respondWithDocument } from './respond.ts';
import { getCaller } from './tokens.ts';

type Options = {
  hooks?: Hooks;
  /** The caller that the backend plays the proxy for, where no real one stands in front. */
  getPlayedCaller?(request: Request): Caller | undefined;
  /** The caller by what the proxy adds to these calls alone. It may refuse the call. */
  getFixedCaller?(request: Request): Caller | undefined;
};

/** The handler of one JSON:API resource type on any host: its collection, single entities and relationships (API-01). */
export function createCollectionHandler(
  backend: Backend,
  type: string,
  { hooks, getPlayedCaller, getFixedCaller }: Options = {},
): RequestHandler {
  const { store } = backend;
  const [family, bundle] = splitType(type);
  // Drupal's routes take a bundle in any case: '/Frame/{id}' works
  const path = new RegExp(`/jsonapi/${family}/${bundle}(/|$)`, 'i');
  const handler = http.all(
    ({ request }) => path.test(new URL(request.url).pathname),
    respondWithDocument(backend, ({ request }) => {
      const playedCaller = backend.proxy === undefined ? getPlayedCaller?.(request) : undefined;
      const caller =
        getFixedCaller?.(request) ?? getProxyCaller(backend, request) ?? playedCaller ?? getCaller(backend, request);
      const { profile } = backend.settings();
      const site = backend.site();
      const options = {
        request,
        store: withProfile(store, profile),
        caller,
        profile,
        site,
        ...(hooks ? { hooks } : {}),
      };
      return challengeAnonymous(site, caller, () => routeRequest(type, options));
    }),
  );
  return bindToType(type, handler);
}

/** With basic_auth, whoever is anonymous is prompted to sign in rather than refused. */
async function challengeAnonymous(site: Site, caller: Caller, callback: () => Promise<Response>): Promise<Response> {
  try {
    return await callback();
  } catch (error) {
    const isRefused = error instanceof Refusal && error.status === 403 && caller.user === null && !caller.hasAllRights;
    throw isRefused && site.hasBasicAuth ? createBasicAuthChallenge() : error;
  }
}

/** The reverse proxy, if the request carries its credential; a wrong one counts for nothing, as in Drupal. */
export function getProxyCaller({ proxy }: Backend, request: Request): Caller | undefined {
  const credential = /^basic\s+(.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  return proxy !== undefined && credential === proxy ? PROXY : undefined;
}

/**
 * Who sends a part of a design form: the reverse proxy where all its fixed headers are there (API-98). Throws 403 where the
 * backend wants them and one is missing or another; undefined where it wants none.
 */
export function getDesignCaller({ designHeaders }: Backend, { method, headers }: Request): Caller | undefined {
  if (designHeaders === undefined || method !== 'POST') return undefined;
  const isProxy = Object.entries(designHeaders).every(([name, value]) => headers.get(name) === value);
  if (!isProxy) throw new Refusal(403, 'The call does not carry the headers of the design forms.');
  return PROXY;
}
