import { bodyOf, jsonOf } from './body.ts';
import { answer, type Call, none, refuseUnless, refuseUnreadable, writingOf } from './call.ts';
import { documentOf } from './document.ts';
import type { Entity } from './entity.ts';
import { includesOf } from './include.ts';
import { besides, includedOf } from './included.ts';
import { resourceOf } from './resourceObject.ts';
import { pathOf } from './resourceType.ts';
import { change, create } from './write.ts';

/** GET, PATCH and DELETE of one entity. */
export async function individual(entity: Entity, call: Call): Promise<Response> {
  const { request, caller, resource, store } = call;
  if (request.method === 'DELETE') {
    refuseUnless(resource.access.remove(caller, entity, store.find));
    store.remove(entity.type, entity.id);
    return none();
  }
  if (request.method === 'PATCH') {
    refuseUnless(resource.access.update(caller, entity, store.find));
    const show = showing(call);
    const body = bodyOf(await jsonOf(request), call.type, resource, store);
    return show(change(entity, body, call));
  }
  if (resource.access.label === undefined) refuseUnreadable(entity, call);
  return showing(call)(entity);
}

/** POST to a collection. */
export async function post(call: Call): Promise<Response> {
  const { request, caller, resource, store, type } = call;
  refuseUnless(resource.access.create(caller, undefined, store.find));
  const show = showing(call);
  const body = bodyOf(await jsonOf(request), type, resource, store);
  const entity = create(body, call);
  const version = resource.revision ? `?resourceVersion=id%3A${entity.revision}` : '';
  const location = { Location: `${call.base}${pathOf(type)}/${entity.id}${version}` };
  return show(entity, 201, resource.unkept ? {} : location);
}

/** How the call wants an entity to be shown. Read before anything is written, so that nothing is where the query is refused with 400. */
function showing(call: Call) {
  const includes = includesOf(call.tree, call.type, call.store.schema);
  const writing = writingOf(call);
  const writes = ['POST', 'PATCH'].includes(call.request.method);
  return (entity: Entity, status = 200, headers: Record<string, string> = {}): Response => {
    const written = { ...writing, ...(writes ? { written: entity } : {}) };
    const included = includedOf([entity], includes, written);
    const parts = { data: resourceOf(entity, written), links: { self: { href: call.self } } };
    return answer(documentOf({ ...parts, ...besides(included, written) }), status, headers);
  };
}
