import type { Profile } from '../../src/domain/backendSettings.ts';
import type { Caller } from './access.ts';
import { requireMediaType } from './body.ts';
import { type Call, createOptionsResponse } from './call.ts';
import type { Entity } from './entity.ts';
import { createMethodRefusal, createPageNotFound, Refusal } from './errors.ts';
import { handleIndividual, handlePost } from './individual.ts';
import { assertNoReservedNames } from './query.ts';
import { readCollection } from './readCollection.ts';
import { editRelationship, readRelated, readRelationship } from './relationship.ts';
import { getCollectionPath, type ResourceType } from './resourceType.ts';
import type { Site } from './site.ts';
import type { Store } from './store.ts';
import { normalizeAddress, parseTree } from './tree.ts';
import type { Hooks } from './write.ts';

const METHODS = {
  collection: ['GET', 'HEAD', 'POST'],
  individual: ['GET', 'HEAD', 'DELETE', 'PATCH'],
  related: ['GET', 'HEAD'],
  relationship: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
};

type Options = { request: Request; store: Store; caller: Caller; profile: Profile; site: Site; hooks: Hooks };

/** Answers a request under a type's path as Drupal's JSON:API does. Throws a Refusal for everything that is not done. */
export async function routeRequest(type: string, options: Options): Promise<Response> {
  const { request } = options;
  const call = getCall(type, options);
  const steps = getSteps(new URL(request.url).pathname, type);
  const methods = getMethods(steps);
  if (request.method === 'OPTIONS') return createOptionsResponse(methods.filter((method) => method !== 'HEAD'));
  if (!methods.includes(request.method)) throw createMethodRefusal(request.method, call.self, methods.join(', '));
  if (['POST', 'PATCH'].includes(request.method)) requireMediaType(request);
  assertNoReservedNames(call.tree);
  const response = await getAnswer(steps, call);
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

function getCall(type: string, options: Options): Call {
  const { request, store } = options;
  const url = new URL(request.url);
  return {
    ...options,
    type,
    resource: store.schema[type] as ResourceType,
    base: url.origin + url.pathname.slice(0, getStart(url.pathname)),
    address: `${url.origin}${url.pathname}`,
    tree: parseTree(url.searchParams),
    self: normalizeAddress(request.url),
  };
}

async function getAnswer([id, name, relationship]: string[], call: Call): Promise<Response> {
  const { request, resource } = call;
  if (id === undefined) return request.method === 'POST' ? handlePost(call) : readCollection(call);
  const entity = findEntity(id, name, relationship, call);
  if (name === undefined) return handleIndividual(entity, call);
  if (!Object.hasOwn(resource.relationships, relationship ?? name)) throw createPageNotFound();
  if (relationship === undefined) return readRelated(entity, name, call);
  return request.method === 'GET' || request.method === 'HEAD'
    ? readRelationship(entity, relationship, call)
    : editRelationship(entity, relationship, call);
}

// a path is taken in any case
const getStart = (pathname: string) => pathname.toLowerCase().indexOf('/jsonapi/');

const getSteps = (pathname: string, type: string): string[] =>
  pathname
    .slice(getStart(pathname) + getCollectionPath(type).length)
    .split('/')
    .filter((step) => step !== '');

function getMethods(steps: string[]): string[] {
  const route = (['collection', 'individual', 'related', 'relationship'] as const)[steps.length];
  if (!route || (route === 'relationship' && steps[1] !== 'relationships')) throw createPageNotFound();
  return METHODS[route];
}

function findEntity(id: string, name: string | undefined, relationship: string | undefined, call: Call): Entity {
  const entity = call.store.get(call.type, id.toLowerCase());
  if (entity) return entity;
  const [step, route] = getRoute(name, relationship, call.request.method.toLowerCase());
  throw new Refusal(
    404,
    `The "entity" parameter was not converted for the path "${getCollectionPath(call.type)}/{entity}${step}" (route name: "jsonapi.${call.type}.${route}")`,
  );
}

/** What follows the entity in a route's path, and the route's name. */
function getRoute(name: string | undefined, relationship: string | undefined, method: string): [string, string] {
  const reads = method === 'get' || method === 'head';
  if (name === undefined) return ['', reads ? 'individual' : `individual.${method}`];
  if (relationship === undefined) return [`/${name}`, `${name}.related`];
  return [`/relationships/${relationship}`, `${relationship}.relationship.${reads ? 'get' : method}`];
}
