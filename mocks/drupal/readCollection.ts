import { type Call, createJsonApiResponse, createSerializationContext } from './call.ts';
import { createDocument } from './document.ts';
import { parseFilter } from './filter.ts';
import { findEntities } from './findEntities.ts';
import { parseIncludes } from './include.ts';
import { serializeExtras, serializeIncluded } from './included.ts';
import { createPageLinks, parsePage } from './page.ts';
import { serializeResource } from './resourceObject.ts';
import { parseSort } from './sort.ts';

/** GET of a collection: what the filter finds and the caller may see, sorted, one page of it. */
export function readCollection(call: Call): Response {
  const { store, caller, type, resource, tree, self, site } = call;
  const filter = parseFilter(tree, type, store.schema);
  const sort = parseSort(tree, type, store.schema);
  const page = parsePage(tree);
  const includes = parseIncludes(tree, type, store.schema);
  const context = createSerializationContext(call);
  const { visible, hidden } = findEntities({ store, caller, type, filter, sort });
  const entities = visible.slice(page.offset, page.offset + page.limit);
  const included = serializeIncluded(entities, includes, context);
  const omitted = resource.access.omitsSilently ? included.omitted : [...hidden, ...included.omitted];
  const extras = serializeExtras({ ...included, omitted }, context);
  return createJsonApiResponse(
    createDocument({
      data: entities.map((entity) => serializeResource(entity, context)),
      ...extras,
      meta: { ...(site.countsCollections ? { count: visible.length } : {}), ...extras.meta },
      links: { ...createPageLinks(call, page, visible.length), self: { href: self } },
    }),
  );
}
