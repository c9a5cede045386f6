import { parseJsonBody, parseTarget } from './body.ts';
import { type Call, createJsonApiResponse, createNoContentResponse, createWriting, refuseUnreadable } from './call.ts';
import { createDocument } from './document.ts';
import { type Entity, findRelated, toReferences } from './entity.ts';
import { forbidden, Refusal } from './errors.ts';
import { parseIncludes } from './include.ts';
import { isVisible, serializeExtras, serializeIncluded } from './included.ts';
import { serializeRelationship, serializeResource } from './resourceObject.ts';
import { getCollectionPath, type ResourceType } from './resourceType.ts';
import { change } from './write.ts';

type Relation = NonNullable<ResourceType['relationships'][string]>;

/** GET of what a relationship leads to. */
export function readRelated(entity: Entity, name: string, call: Call): Response {
  refuseUnreadable(entity, call);
  const { store, tree, resource, self } = call;
  const relation = resource.relationships[name] as Relation;
  const paths = parseIncludes(tree, relation.to, store.schema);
  const writing = createWriting(call);
  const targets = findRelated(store, entity, name);
  const visible = targets.filter((target) => isVisible(target, call));
  const included = serializeIncluded(visible, paths, writing);
  const omitted = [...targets.filter((target) => !isVisible(target, call)), ...included.omitted];
  const resources = visible.map((target) => serializeResource(target, writing));
  const data = relation.many ? resources : (resources[0] ?? null);
  return createJsonApiResponse(
    createDocument({ data, ...serializeExtras({ ...included, omitted }, writing), links: { self: { href: self } } }),
  );
}

/** GET of a relationship's pointers. */
export function readRelationship(entity: Entity, name: string, call: Call): Response {
  refuseUnreadable(entity, call);
  const many = call.resource.relationships[name]?.many ?? false;
  const own = `${call.base}${getCollectionPath(call.type)}/${entity.id}`;
  const version = call.resource.revision ? `?resourceVersion=id%3A${entity.revision}` : '';
  return createJsonApiResponse(
    createDocument({
      data: serializeRelationship(entity.relationships[name] ?? (many ? [] : null), call.store),
      links: { related: { href: `${own}/${name}${version}` }, self: { href: call.self } },
    }),
  );
}

/** POST adds to, PATCH replaces and DELETE removes from a relationship. */
export async function editRelationship(entity: Entity, name: string, call: Call): Promise<Response> {
  const { request, store, caller, resource } = call;
  const relation = resource.relationships[name] as Relation;
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
  const sent = parseTarget((await parseJsonBody(request)).data, relation.to, relation.many ?? false, store);
  const before = toReferences(entity.relationships[name]);
  const ids = toReferences(sent).map(({ id }) => id);
  const others = before.filter(({ id }) => !ids.includes(id));
  const after =
    request.method === 'PATCH' ? sent : request.method === 'DELETE' ? others : [...others, ...toReferences(sent)];
  // the same rules hold as for a PATCH of the whole
  change(entity, { id: entity.id, attributes: {}, relationships: { [name]: after } }, call);
  return createNoContentResponse();
}
