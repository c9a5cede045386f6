import type { Verdict } from './access.ts';
import { bodyOf, jsonOf, requireMediaType, targetOf } from './body.ts';
import type { Caller } from './caller.ts';
import { dataOf, documentOf, fieldsOf, includedOf, omittedOf, resourceOf, type Writing } from './document.ts';
import { type Entity, type JsonObject, targetsOf } from './entity.ts';
import { forbidden, MEDIA_TYPE, Refusal } from './errors.ts';
import { filterOf } from './filter.ts';
import { includesOf } from './include.ts';
import { mayRead } from './mayRead.ts';
import { pageLinks, pageOf } from './page.ts';
import { normalisedUrl, refuseReserved, type Tree, treeOf } from './query.ts';
import { pathOf, type ResourceType } from './resourceType.ts';
import { sorted } from './sort.ts';
import type { Store } from './store.ts';
import { change, create, type Hooks } from './write.ts';

/** One request to a resource type. */
type Call = {
  request: Request;
  store: Store;
  caller: Caller;
  type: string;
  resource: ResourceType;
  hooks: Hooks;
  base: string;
  address: string;
  search: URLSearchParams;
  tree: Tree;
  self: string;
};

const METHODS = {
  collection: ['GET', 'HEAD', 'POST'],
  individual: ['GET', 'HEAD', 'DELETE', 'PATCH'],
  related: ['GET', 'HEAD'],
  relationship: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
};

/** Answers a request under a type's path as Drupal's JSON:API does. Throws a Refusal for everything that is not done. */
export async function serve(
  type: string,
  options: { request: Request; store: Store; caller: Caller; hooks?: Hooks },
): Promise<Response> {
  const { request, store, caller, hooks = {} } = options;
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
  if (id === undefined) return request.method === 'POST' ? post(call) : collection(call);
  const entity = found(id, call);
  if (name === undefined) return individual(entity, call);
  const relation = resource.relationships[relationship ?? name];
  if (!relation) throw new Refusal(404, '', { asPage: true });
  if (relationship === undefined) return related(entity, name, call);
  return request.method === 'GET' || request.method === 'HEAD'
    ? showRelationship(entity, relationship, call)
    : editRelationship(entity, relationship, call);
}

const stepsOf = (pathname: string, type: string): string[] =>
  pathname
    .slice(pathname.indexOf('/jsonapi/') + pathOf(type).length)
    .split('/')
    .filter((step) => step !== '')
    .map(decodeURIComponent);

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

const writing = ({ store, caller, base, tree }: Call): Writing => ({ store, caller, base, fields: fieldsOf(tree) });

const answer = (document: JsonObject, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(document), { status, headers: { 'Content-Type': MEDIA_TYPE, ...headers } });

const none = () => new Response(null, { status: 204 });

function collection(call: Call): Response {
  const { store, caller, type, resource, tree, self, address, search } = call;
  const filter = filterOf(tree, type, store.schema);
  const sort = sorted(tree, type, store.schema);
  const page = pageOf(tree);
  const includes = includesOf(tree, type, store.schema);
  const written = writing(call);
  const matching = store.list(type).filter((entity) => filter(entity, store.find));
  const visible = (entity: Entity) => mayRead(entity, caller, store) === true || resource.access.label !== undefined;
  const readable = matching.filter(visible);
  const entities = sort(readable, store.find).slice(page.offset, page.offset + page.limit);
  const hidden = resource.access.silent ? [] : matching.filter((entity) => !visible(entity));
  const included = includedOf(entities, includes, written);
  const omitted = [...hidden, ...included.omitted];
  return answer(
    documentOf({
      data: entities.map((entity) => resourceOf(entity, written)),
      ...(included.resources.length > 0 ? { included: included.resources } : {}),
      meta: { count: readable.length, ...(omitted.length > 0 ? { omitted: omittedOf(omitted, written) } : {}) },
      links: { ...pageLinks(address, search, page, readable.length), self: { href: self } },
    }),
  );
}

async function individual(entity: Entity, call: Call): Promise<Response> {
  const { request, caller, resource, store } = call;
  if (request.method === 'DELETE') {
    refuse(resource.access.remove(caller, entity, store.find));
    store.remove(entity.type, entity.id);
    return none();
  }
  if (request.method === 'PATCH') {
    refuse(resource.access.update(caller, entity, store.find));
    const body = bodyOf(await jsonOf(request), call.type, resource, store);
    return shown(change(entity, body, call), call);
  }
  const verdict = mayRead(entity, caller, store);
  if (verdict !== true && resource.access.label === undefined) {
    const reason = verdict === '' ? '' : ` ${verdict}`;
    throw forbidden(`The current user is not allowed to GET the selected resource.${reason}`, '/data');
  }
  return shown(entity, call);
}

// to change or delete, Drupal gives the bare reason
function refuse(verdict: Verdict): void {
  if (verdict !== true) throw forbidden(verdict);
}

async function post(call: Call): Promise<Response> {
  const { request, caller, resource, store, type } = call;
  refuse(resource.access.create(caller, undefined, store.find));
  const body = bodyOf(await jsonOf(request), type, resource, store);
  const entity = create(body, call);
  const version = resource.revision ? `?resourceVersion=id%3A${entity.revision}` : '';
  return shown(entity, call, 201, { Location: `${call.base}${pathOf(type)}/${entity.id}${version}` });
}

function shown(entity: Entity, call: Call, status = 200, headers: Record<string, string> = {}): Response {
  const written = { ...writing(call), ...(['POST', 'PATCH'].includes(call.request.method) ? { written: entity } : {}) };
  const included = includedOf([entity], includesOf(call.tree, call.type, call.store.schema), written);
  return answer(
    documentOf({
      data: resourceOf(entity, written),
      ...(included.resources.length > 0 ? { included: included.resources } : {}),
      ...(included.omitted.length > 0 ? { meta: { omitted: omittedOf(included.omitted, written) } } : {}),
      links: { self: { href: call.self } },
    }),
    status,
    headers,
  );
}

function related(entity: Entity, name: string, call: Call): Response {
  readableOrRefused(entity, call);
  const written = writing(call);
  const targets = targetsOf(entity.relationships[name]).flatMap((target) => call.store.find(target) ?? []);
  const resources = targets
    .filter((target) => mayRead(target, call.caller, call.store) === true)
    .map((target) => resourceOf(target, written));
  const data = call.resource.relationships[name]?.many ? resources : (resources[0] ?? null);
  return answer(documentOf({ data, links: { self: { href: call.self } } }));
}

function showRelationship(entity: Entity, name: string, call: Call): Response {
  readableOrRefused(entity, call);
  const many = call.resource.relationships[name]?.many ?? false;
  const own = `${call.base}${pathOf(call.type)}/${entity.id}`;
  const version = call.resource.revision ? `?resourceVersion=id%3A${entity.revision}` : '';
  return answer(
    documentOf({
      data: dataOf(entity.relationships[name] ?? (many ? [] : null), call.store),
      links: { related: { href: `${own}/${name}${version}` }, self: { href: call.self } },
    }),
  );
}

async function editRelationship(entity: Entity, name: string, call: Call): Promise<Response> {
  const { request, store, caller, resource } = call;
  const relation = resource.relationships[name] as NonNullable<ResourceType['relationships'][string]>;
  const verdict = resource.access.update(caller, entity, store.find);
  if (verdict !== true || relation.computed) {
    const reason = verdict === true || verdict === '' ? '' : ` ${verdict}`;
    throw forbidden(`The current user is not allowed to edit this relationship.${reason}`);
  }
  if (request.method !== 'PATCH' && !relation.many) {
    throw new Refusal(
      409,
      `You can only ${request.method} to to-many relationships. ${name} is a to-one relationship.`,
    );
  }
  const sent = targetOf((await jsonOf(request)).data, relation.to, relation.many ?? false, store);
  const before = targetsOf(entity.relationships[name]);
  const ids = targetsOf(sent).map(({ id }) => id);
  const others = before.filter(({ id }) => !ids.includes(id));
  const after =
    request.method === 'PATCH' ? sent : request.method === 'DELETE' ? others : [...others, ...targetsOf(sent)];
  store.put({ ...entity, relationships: { ...entity.relationships, [name]: after } });
  return none();
}

function readableOrRefused(entity: Entity, { caller, store }: Call): void {
  const verdict = mayRead(entity, caller, store);
  if (verdict === true) return;
  throw forbidden(
    `The current user is not allowed to GET the selected resource.${verdict === '' ? '' : ` ${verdict}`}`,
    '/data',
  );
}
