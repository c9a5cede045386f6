import { type Call, createBytesResponse, createWriting } from './call.ts';
import { getDerivedCache } from './derivedCache.ts';
import { encodeList } from './documentBytes.ts';
import { parseFilter } from './filter.ts';
import { findEntities } from './findEntities.ts';
import { parseIncludes } from './include.ts';
import { collectIncluded, serializeOmitted } from './included.ts';
import { createPageLinks, parsePage } from './page.ts';
import { serializeResourceText } from './resourceText.ts';
import { parseSort } from './sort.ts';

/**
 * GET of a collection: what the filter finds and the caller may see, sorted, one page of it. What somebody who is not
 * signed in was answered is stored, as Drupal keeps it, until something changes that it was made of.
 */
export function readCollection(call: Call): Response {
  const { caller, self, site } = call;
  if (caller.user !== null) return createBytesResponse(pageBytes(call));
  const name = JSON.stringify([self, call.base, caller.all, site]);
  return createBytesResponse(getDerivedCache(call.store).recallPage(name, (store) => pageBytes({ ...call, store })));
}

function pageBytes(call: Call): Uint8Array<ArrayBuffer> {
  const { store, caller, type, resource, tree, self, site } = call;
  const filter = parseFilter(tree, type, store.schema);
  const sort = parseSort(tree, type, store.schema);
  const page = parsePage(tree);
  const includes = parseIncludes(tree, type, store.schema);
  const written = createWriting(call);
  const { seen, hidden } = findEntities({ store, caller, type, filter, sort });
  const entities = seen.slice(page.offset, page.offset + page.limit);
  const included = collectIncluded(entities, includes, written);
  const omitted = resource.access.silent ? included.omitted : [...hidden, ...included.omitted];
  return encodeList({
    data: entities.map((entity) => serializeResourceText(entity, written)),
    included: included.entities.map((entity) => serializeResourceText(entity, written)),
    meta: {
      ...(site.counted ? { count: seen.length } : {}),
      ...(omitted.length > 0 ? { omitted: serializeOmitted(omitted, written) } : {}),
    },
    links: { ...createPageLinks(call, page, seen.length), self: { href: self } },
  });
}
