import { parseJsonBody, parseTarget } from './body.ts';
import {
  type Call,
  createJsonApiResponse,
  createNoContentResponse,
  createSerializationContext,
  refuseUnreadable,
} from './call.ts';
import { createDocument } from './document.ts';
import { type Entity, findRelated, toReferences } from './entity.ts';
import { Refusal } from './errors.ts';
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
  const context = createSerializationContext(call);
  const targets = findRelated(store, entity, name);
  const visible = targets.filter((target) => isVisible(target, call));
  const included = serializeIncluded(visible, paths, context);
  const omitted = [...targets.filter((target) => !isVisible(target, call)), ...included.omitted];
  const resources = visible.map((target) => serializeResource(target, context));
  const data = relation.isMultiple ? resources : (resources[0] ?? null);
  return createJsonApiResponse(
    createDocument({ data, ...serializeExtras({ ...included, omitted }, context), links: { self: { href: self } } }),
  );
}

/** GET of a relationship's pointers. */
export function readRelationship(entity: Entity, name: string, call: Call): Response {
  refuseUnreadable(entity, call);
  const many = call.resource.relationships[name]?.isMultiple ?? false;
  const entityUrl = `${call.base}${getCollectionPath(call.type)}/${entity.id}`;
  const version = call.resource.revision ? `?resourceVersion=id%3A${entity.revision}` : '';
  return createJsonApiResponse(
    createDocument({
      data: serializeRelationship(entity.relationships[name] ?? (many ? [] : null), call.store),
      links: { related: { href: `${entityUrl}/${name}${version}` }, self: { href: call.self } },
    }),
  );
}

/** POST adds to, PATCH replaces and DELETE removes from a relationship. */
export async function editRelationship(entity: Entity, name: string, call: Call): Promise<Response> {
  const { request, store, caller, resource } = call;
  const relation = resource.relationships[name] as Relation;
  const verdict = resource.access.update(caller, entity, store.find);
  if (verdict !== true || relation.isComputed) {
    const reason = verdict === true || verdict === '' ? '' : ` ${verdict}`;
    throw new Refusal(403, `The current user is not allowed to edit this relationship.${reason}`);
  }
  if (request.method !== 'PATCH' && !relation.isMultiple) {
    throw new Refusal(
      409,
      `You can only ${request.method} to to-many relationships. ${name} is a to-one relationship.`,
    );
  }
  const postedTarget = parseTarget(
    (await parseJsonBody(request)).data,
    relation.to,
    relation.isMultiple ?? false,
    store,
  );
  const currentReferences = toReferences(entity.relationships[name]);
  const ids = toReferences(postedTarget).map(({ id }) => id);
  const remaining = currentReferences.filter(({ id }) => !ids.includes(id));
  const newTarget =
    request.method === 'PATCH'
      ? postedTarget
      : request.method === 'DELETE'
        ? remaining
        : [...remaining, ...toReferences(postedTarget)];
  // the same rules hold as for a PATCH of the whole
  change(entity, { id: entity.id, attributes: {}, relationships: { [name]: newTarget } }, call);
  return createNoContentResponse();
}
