import { answer, type Call, writingOf } from './call.ts';
import { documentOf, includedOf, omittedOf, resourceOf } from './document.ts';
import type { Entity } from './entity.ts';
import { filterOf } from './filter.ts';
import { includesOf } from './include.ts';
import { mayRead } from './mayRead.ts';
import { pageLinks, pageOf } from './page.ts';
import { sorted } from './sort.ts';

/** GET of a collection: what the filter finds and the caller may see, sorted, one page of it. */
export function readCollection(call: Call): Response {
  const { store, caller, type, resource, tree, self, address, search } = call;
  const filter = filterOf(tree, type, store.schema);
  const sort = sorted(tree, type, store.schema);
  const page = pageOf(tree);
  const includes = includesOf(tree, type, store.schema);
  const written = writingOf(call);
  const matching = store.list(type).filter((entity) => filter(entity, store.find));
  const visible = (entity: Entity) => mayRead(entity, caller, store) === true || resource.access.label !== undefined;
  const readable = matching.filter(visible);
  const entities = sort(readable, store.find).slice(page.offset, page.offset + page.limit);
  const hidden = resource.access.silent ? [] : matching.filter((entity) => !visible(entity));
  const included = includedOf(entities, includes, written);
  const omitted = [...hidden, ...included.omitted];
  return answer(
    documentOf({
      data: entities.map((entity) => resourceOf(entity, written)),
      ...(included.resources.length > 0 ? { included: included.resources } : {}),
      meta: { count: readable.length, ...(omitted.length > 0 ? { omitted: omittedOf(omitted, written) } : {}) },
      links: { ...pageLinks(address, search, page, readable.length), self: { href: self } },
    }),
  );
}
