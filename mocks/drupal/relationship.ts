import { jsonOf, targetOf } from './body.ts';
import { answer, type Call, none, refuseUnreadable, writingOf } from './call.ts';
import { documentOf } from './document.ts';
import { type Entity, targetsOf } from './entity.ts';
import { forbidden, Refusal } from './errors.ts';
import { followed } from './followed.ts';
import { includesOf } from './include.ts';
import { besides, includedOf, isShown } from './included.ts';
import { dataOf, resourceOf } from './resourceObject.ts';
import { pathOf, type ResourceType } from './resourceType.ts';
import { change } from './write.ts';

type Relation = NonNullable<ResourceType['relationships'][string]>;

/** GET of what a relationship leads to. */
export function readRelated(entity: Entity, name: string, call: Call): Response {
  refuseUnreadable(entity, call);
  const { store, tree, resource, self } = call;
  const relation = resource.relationships[name] as Relation;
  const paths = includesOf(tree, relation.to, store.schema);
  const writing = writingOf(call);
  const targets = followed(store, entity, name);
  const shown = targets.filter((target) => isShown(target, call));
  const included = includedOf(shown, paths, writing);
  const omitted = [...targets.filter((target) => !isShown(target, call)), ...included.omitted];
  const resources = shown.map((target) => resourceOf(target, writing));
  const data = relation.many ? resources : (resources[0] ?? null);
  return answer(documentOf({ data, ...besides({ ...included, omitted }, writing), links: { self: { href: self } } }));
}

/** GET of a relationship's pointers. */
export function readRelationship(entity: Entity, name: string, call: Call): Response {
  refuseUnreadable(entity, call);
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
  const sent = targetOf((await jsonOf(request)).data, relation.to, relation.many ?? false, store);
  const before = targetsOf(entity.relationships[name]);
  const ids = targetsOf(sent).map(({ id }) => id);
  const others = before.filter(({ id }) => !ids.includes(id));
  const after =
    request.method === 'PATCH' ? sent : request.method === 'DELETE' ? others : [...others, ...targetsOf(sent)];
  // the same rules hold as for a PATCH of the whole
  change(entity, { id: entity.id, attributes: {}, relationships: { [name]: after } }, call);
  return none();
}
