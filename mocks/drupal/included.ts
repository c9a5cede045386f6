import type { SerializationContext } from './document.ts';
import { type Entity, findRelated, type JsonObject } from './entity.ts';
import { describeUnreadable, mayRead } from './mayRead.ts';
import { serializeResource } from './resourceObject.ts';
import { getCollectionPath } from './resourceType.ts';
import { hashText } from './uuid.ts';

type IncludedResources = { resources: JsonObject[]; omitted: Entity[] };

/** Everything the paths lead to, each entity once and none of those in the data; what may not be read is set apart. */
export function serializeIncluded(
  entities: readonly Entity[],
  paths: string[][],
  context: SerializationContext,
): IncludedResources {
  const dataIds = new Set(entities.map(({ id }) => id));
  const found = new Map<string, Entity>();
  // where an entity may not be read, neither may what it leads to
  const isReadable = (entity: Entity) =>
    entity === context.writtenEntity || mayRead(entity, context.caller, context.store) === true;
  for (const path of paths) {
    let level: readonly Entity[] = entities;
    for (const name of path) {
      level = level.filter(isReadable).flatMap((entity) => findRelated(context.store, entity, name));
      for (const entity of level) if (!dataIds.has(entity.id)) found.set(entity.id, entity);
    }
  }
  const all = [...found.values()];
  return {
    resources: all.filter((entity) => isVisible(entity, context)).map((entity) => serializeResource(entity, context)),
    omitted: all.filter((entity) => !isVisible(entity, context)),
  };
}

/** Is there anything of the entity that the caller may see, if only its label? */
export const isVisible = (entity: Entity, { caller, store }: Pick<SerializationContext, 'caller' | 'store'>): boolean =>
  mayRead(entity, caller, store) === true || store.schema[entity.type]?.access.label !== undefined;

/** `meta.omitted`: what the caller may not see, each with the reason. */
function serializeOmitted(entities: readonly Entity[], { store, caller, base }: SerializationContext): JsonObject {
  const items = entities.map((entity): [string, JsonObject] => {
    return [
      `item--${hashText(entity.id).toString(36).slice(0, 7)}`,
      {
        href: `${base}${getCollectionPath(entity.type)}/${entity.id}`,
        meta: {
          rel: 'item',
          detail: describeUnreadable(mayRead(entity, caller, store)),
        },
      },
    ];
  });
  return {
    detail: 'Some resources have been omitted because of insufficient authorization.',
    links: {
      help: { href: 'https://www.drupal.org/docs/8/modules/json-api/filtering#filters-access-control' },
      ...Object.fromEntries(items),
    },
  };
}

/** What a document states besides its data: what it includes, and what it may not. */
export const serializeExtras = ({ resources, omitted }: IncludedResources, context: SerializationContext) => ({
  ...(resources.length > 0 ? { included: resources } : {}),
  ...(omitted.length > 0 ? { meta: { omitted: serializeOmitted(omitted, context) } } : {}),
});
