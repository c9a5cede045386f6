import { parseBody, parseJsonBody } from './body.ts';
import {
  type Call,
  createJsonApiResponse,
  createNoContentResponse,
  createSerializationContext,
  refuseUnless,
  refuseUnreadable,
} from './call.ts';
import { createDocument } from './document.ts';
import type { Entity } from './entity.ts';
import { parseIncludes } from './include.ts';
import { serializeExtras, serializeIncluded } from './included.ts';
import { serializeResource } from './resourceObject.ts';
import { getCollectionPath } from './resourceType.ts';
import { change, create } from './write.ts';

/** GET, PATCH and DELETE of one entity. */
export async function handleIndividual(entity: Entity, call: Call): Promise<Response> {
  const { request, caller, resource, store } = call;
  if (request.method === 'DELETE') {
    refuseUnless(resource.access.remove(caller, entity, store.find));
    store.remove(entity.type, entity.id);
    return createNoContentResponse();
  }
  if (request.method === 'PATCH') {
    refuseUnless(resource.access.update(caller, entity, store.find));
    const respond = createEntityResponder(call);
    const body = parseBody(await parseJsonBody(request), call.type, resource, store);
    return respond(change(entity, body, call));
  }
  if (resource.access.label === undefined) refuseUnreadable(entity, call);
  return createEntityResponder(call)(entity);
}

/** POST to a collection. */
export async function handlePost(call: Call): Promise<Response> {
  const { request, caller, resource, store, type } = call;
  refuseUnless(resource.access.create(caller, undefined, store.find));
  const respond = createEntityResponder(call);
  const body = parseBody(await parseJsonBody(request), type, resource, store);
  const entity = create(body, call);
  const version = resource.revision ? `?resourceVersion=id%3A${entity.revision}` : '';
  const location = { Location: `${call.base}${getCollectionPath(type)}/${entity.id}${version}` };
  return respond(entity, 201, resource.isTransient ? {} : location);
}

/** How the call wants an entity to be shown. Read before anything is written, so that nothing is where the query is refused with 400. */
function createEntityResponder(call: Call) {
  const includes = parseIncludes(call.tree, call.type, call.store.schema);
  const context = createSerializationContext(call);
  const isWrite = ['POST', 'PATCH'].includes(call.request.method);
  return (entity: Entity, status = 200, headers: Record<string, string> = {}): Response => {
    const writeContext = { ...context, ...(isWrite ? { writtenEntity: entity } : {}) };
    const included = serializeIncluded([entity], includes, writeContext);
    const parts = { data: serializeResource(entity, writeContext), links: { self: { href: call.self } } };
    return createJsonApiResponse(
      createDocument({ ...parts, ...serializeExtras(included, writeContext) }),
      status,
      headers,
    );
  };
}
