import { bodyOf, jsonOf } from './body.ts';
import { answer, type Call, none, refuseUnless, refuseUnreadable, writingOf } from './call.ts';
import { documentOf, includedOf, omittedOf, resourceOf } from './document.ts';
import type { Entity } from './entity.ts';
import { includesOf } from './include.ts';
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
    const body = bodyOf(await jsonOf(request), call.type, resource, store);
    return shown(change(entity, body, call), call);
  }
  if (resource.access.label === undefined) refuseUnreadable(entity, call);
  return shown(entity, call);
}

/** POST to a collection. */
export async function post(call: Call): Promise<Response> {
  const { request, caller, resource, store, type } = call;
  refuseUnless(resource.access.create(caller, undefined, store.find));
  const body = bodyOf(await jsonOf(request), type, resource, store);
  const entity = create(body, call);
  const version = resource.revision ? `?resourceVersion=id%3A${entity.revision}` : '';
  return shown(entity, call, 201, { Location: `${call.base}${pathOf(type)}/${entity.id}${version}` });
}

function shown(entity: Entity, call: Call, status = 200, headers: Record<string, string> = {}): Response {
  const written = {
    ...writingOf(call),
    ...(['POST', 'PATCH'].includes(call.request.method) ? { written: entity } : {}),
  };
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
