import { answerBytes, type Call, writingOf } from './call.ts';
import { listBytes } from './documentBytes.ts';
import { filterOf } from './filter.ts';
import { found } from './found.ts';
import { includesOf } from './include.ts';
import { includedIn, omittedOf } from './included.ts';
import { pageLinks, pageOf } from './page.ts';
import { memoryOf } from './remembered.ts';
import { resourceText } from './resourceText.ts';
import { sortOf } from './sort.ts';

/**
 * GET of a collection: what the filter finds and the caller may see, sorted, one page of it. What somebody who is not
 * signed in was answered is kept, as Drupal keeps it, until something changes that it was made of.
 */
export function readCollection(call: Call): Response {
  const { caller, self, site } = call;
  if (caller.user !== null) return answerBytes(pageBytes(call));
  const name = JSON.stringify([self, call.base, caller.all, site]);
  return answerBytes(memoryOf(call.store).recallPage(name, (store) => pageBytes({ ...call, store })));
}

function pageBytes(call: Call): Uint8Array<ArrayBuffer> {
  const { store, caller, type, resource, tree, self, site } = call;
  const filter = filterOf(tree, type, store.schema);
  const sort = sortOf(tree, type, store.schema);
  const page = pageOf(tree);
  const includes = includesOf(tree, type, store.schema);
  const written = writingOf(call);
  const { seen, hidden } = found({ store, caller, type, filter, sort });
  const entities = seen.slice(page.offset, page.offset + page.limit);
  const included = includedIn(entities, includes, written);
  const omitted = resource.access.silent ? included.omitted : [...hidden, ...included.omitted];
  return listBytes({
    data: entities.map((entity) => resourceText(entity, written)),
    included: included.entities.map((entity) => resourceText(entity, written)),
    meta: {
      ...(site.counted ? { count: seen.length } : {}),
      ...(omitted.length > 0 ? { omitted: omittedOf(omitted, written) } : {}),
    },
    links: { ...pageLinks(call, page, seen.length), self: { href: self } },
  });
}
