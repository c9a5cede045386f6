import { jsonOf, targetOf } from './body.ts';
import { answer, type Call, none, refuseUnreadable, writingOf } from './call.ts';
import { dataOf, documentOf, resourceOf } from './document.ts';
import { type Entity, targetsOf } from './entity.ts';
import { forbidden, Refusal } from './errors.ts';
import { mayRead } from './mayRead.ts';
import { pathOf, type ResourceType } from './resourceType.ts';

/** GET of what a relationship leads to. */
export function readRelated(entity: Entity, name: string, call: Call): Response {
  refuseUnreadable(entity, call);
  const written = writingOf(call);
  const targets = targetsOf(entity.relationships[name]).flatMap((target) => call.store.find(target) ?? []);
  const resources = targets
    .filter((target) => mayRead(target, call.caller, call.store) === true)
    .map((target) => resourceOf(target, written));
  const data = call.resource.relationships[name]?.many ? resources : (resources[0] ?? null);
  return answer(documentOf({ data, links: { self: { href: call.self } } }));
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
