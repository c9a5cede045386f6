import { type Call, createSerializationContext, createSerializedResponse } from './call.ts';
import { getDerivedCache } from './derivedCache.ts';
import type { SerializationContext } from './document.ts';
import type { Entity, JsonObject } from './entity.ts';
import { VERSION } from './errors.ts';
import { parseFilter } from './filter.ts';
import { findEntities } from './findEntities.ts';
import { parseIncludes } from './include.ts';
import { collectIncluded, serializeOmitted } from './included.ts';
import { mayRead } from './mayRead.ts';
import { createPageLinks, parsePage } from './page.ts';
import { isPrivateFile } from './privateFiles.ts';
import { serializeResource } from './resourceObject.ts';
import type { ResourceType } from './resourceType.ts';
import { parseSort } from './sort.ts';

/**
 * GET of a collection: what the filter finds and the caller may see, sorted, one page of it. What somebody who is not
 * signed in was answered is stored, as Drupal keeps it, until something changes that it was made of.
 */
export function readCollection(call: Call): Response {
  const { caller, self, site } = call;
  if (caller.user !== null) return createSerializedResponse(createPageBytes(call));
  const name = JSON.stringify([self, call.base, caller.hasAllRights, site]);
  return createSerializedResponse(
    getDerivedCache(call.store).getOrCreatePage(name, (store) => createPageBytes({ ...call, store })),
  );
}

function createPageBytes(call: Call): Uint8Array<ArrayBuffer> {
  const { store, caller, type, resource, tree, self, site } = call;
  const filter = parseFilter(tree, type, store.schema);
  const sort = parseSort(tree, type, store.schema);
  const page = parsePage(tree);
  const includes = parseIncludes(tree, type, store.schema);
  const context = createSerializationContext(call);
  const { visible, hidden } = findEntities({ store, caller, type, filter, sort });
  const entities = visible.slice(page.offset, page.offset + page.limit);
  const included = collectIncluded(entities, includes, context);
  const omitted = resource.access.omitsSilently ? included.omitted : [...hidden, ...included.omitted];
  return encodeList({
    data: entities.map((entity) => serializeResourceText(entity, context)),
    included: included.entities.map((entity) => serializeResourceText(entity, context)),
    meta: {
      ...(site.countsCollections ? { count: visible.length } : {}),
      ...(omitted.length > 0 ? { omitted: serializeOmitted(omitted, context) } : {}),
    },
    links: { ...createPageLinks(call, page, visible.length), self: { href: self } },
  });
}

type Parts = { data: string[]; included: string[]; meta: JsonObject; links: JsonObject };

/** A document of resource objects that are JSON already, in the order of members that `createDocument` has. */
function encodeList({ data, included, meta, links }: Parts): Uint8Array<ArrayBuffer> {
  const members = [
    `"jsonapi":${JSON.stringify(VERSION)}`,
    `"data":[${data.join()}]`,
    ...(included.length > 0 ? [`"included":[${included.join()}]`] : []),
    ...(Object.keys(meta).length > 0 ? [`"meta":${JSON.stringify(meta)}`] : []),
    `"links":${JSON.stringify(links)}`,
  ];
  return new TextEncoder().encode(`{${members.join()}}`);
}

/**
 * A resource object in JSON. Stored, for lists show the same entities again and again and writing them takes most of a
 * call's time. Whoever asks, it is the same for all who may read it, and for all who may not, save for what is shown to
 * an owner alone.
 */
export function serializeResourceText(entity: Entity, context: SerializationContext): string {
  const { store, caller, base, fields } = context;
  const { attributes } = store.schema[entity.type] as ResourceType;
  const isPersonal = Object.values(attributes).some(({ isOwnerOnly, maskFor }) => isOwnerOnly || maskFor);
  // a signed address is good for a while only
  if (isPersonal || isPrivateFile(entity)) return JSON.stringify(serializeResource(entity, context));
  const isReadable = mayRead(entity, caller, store) === true;
  const form = `${isReadable} ${base} ${fields.get(entity.type)?.join() ?? '*'}`;
  return getDerivedCache(store).getOrCreateText(entity, form, (source) =>
    JSON.stringify(serializeResource(entity, { ...context, store: source })),
  );
}
