import type { Profile } from '../settings.ts';
import { requireMediaType } from './body.ts';
import type { Call } from './call.ts';
import type { Caller } from './caller.ts';
import type { Entity } from './entity.ts';
import { Refusal } from './errors.ts';
import { individual, post } from './individual.ts';
import { normalisedUrl, refuseReserved, treeOf } from './query.ts';
import { readCollection } from './readCollection.ts';
import { editRelationship, readRelated, readRelationship } from './relationship.ts';
import { pathOf, type ResourceType } from './resourceType.ts';
import type { Store } from './store.ts';
import type { Hooks } from './write.ts';

const METHODS = {
  collection: ['GET', 'HEAD', 'POST'],
  individual: ['GET', 'HEAD', 'DELETE', 'PATCH'],
  related: ['GET', 'HEAD'],
  relationship: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
};

/** Answers a request under a type's path as Drupal's JSON:API does. Throws a Refusal for everything that is not done. */
export async function serve(
  type: string,
  options: { request: Request; store: Store; caller: Caller; profile: Profile; hooks?: Hooks },
): Promise<Response> {
  const { request, store, caller, profile, hooks = {} } = options;
  const url = new URL(request.url);
  const base = url.origin + url.pathname.slice(0, url.pathname.indexOf('/jsonapi/'));
  const address = `${url.origin}${url.pathname}`;
  const tree = treeOf(url.searchParams);
  const self = normalisedUrl(url.origin, url.pathname, url.searchParams);
  const resource = store.schema[type] as ResourceType;
  const call: Call = {
    request,
    store,
    caller,
    profile,
    type,
    resource,
    hooks,
    base,
    address,
    search: url.searchParams,
    tree,
    self,
  };
  const steps = stepsOf(url.pathname, type);
  refuseMethod(steps, call);
  if (['POST', 'PATCH'].includes(request.method)) requireMediaType(request);
  refuseReserved(tree);
  const [id, name, relationship] = steps;
  if (id === undefined) return request.method === 'POST' ? post(call) : readCollection(call);
  const entity = found(id, call);
  if (name === undefined) return individual(entity, call);
  if (!Object.hasOwn(resource.relationships, relationship ?? name)) throw new Refusal(404, '', { asPage: true });
  if (relationship === undefined) return readRelated(entity, name, call);
  return request.method === 'GET' || request.method === 'HEAD'
    ? readRelationship(entity, relationship, call)
    : editRelationship(entity, relationship, call);
}

const stepsOf = (pathname: string, type: string): string[] =>
  pathname
    .slice(pathname.indexOf('/jsonapi/') + pathOf(type).length)
    .split('/')
    .filter((step) => step !== '');

function refuseMethod(steps: string[], { request, self }: Call): void {
  const route = (['collection', 'individual', 'related', 'relationship'] as const)[steps.length];
  if (!route || (route === 'relationship' && steps[1] !== 'relationships'))
    throw new Refusal(404, '', { asPage: true });
  const allowed = METHODS[route];
  if (allowed.includes(request.method)) return;
  const allow = allowed.join(', ');
  throw new Refusal(405, `No route found for "${request.method} ${self}": Method Not Allowed (Allow: ${allow})`, {
    headers: { Allow: allow },
  });
}

function found(id: string, { store, type }: Call): Entity {
  const entity = store.get(type, id.toLowerCase());
  if (entity) return entity;
  const route = `jsonapi.${type}.individual`;
  throw new Refusal(
    404,
    `The "entity" parameter was not converted for the path "${pathOf(type)}/{entity}" (route name: "${route}")`,
  );
}
