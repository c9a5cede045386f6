import type { Caller } from './access.ts';
import type { Entity } from './entity.ts';
import { type Condition, type Group, isExactly } from './filter.ts';
import { mayRead } from './mayRead.ts';
import type { ResourceType } from './resourceType.ts';
import { compareSortValues, getSortValue, type SortKey } from './sort.ts';
import type { Store } from './store.ts';

type FindOptions = { store: Store; caller: Caller; type: string; filter: Group; sort: readonly SortKey[] };

/**
 * Tries every entity of the type on the filter: `visible` is what the caller may see, in the order requested, `hidden` the
 * rest in the order of serial numbers.
 */
export function findEntities({ store, caller, type, filter, sort }: FindOptions) {
  const { access } = store.schema[type] as ResourceType;
  const canRead = (entity: Entity) => mayRead(entity, caller, store) === true;
  const isLookup = isExactly(filter, access.lookup);
  const isVisible = (entity: Entity) =>
    isLookup ||
    ((access.label !== undefined || canRead(entity)) && (access.listed?.(caller, entity, store.find) ?? true) === true);

  const matches = (part: Condition | Group, entity: Entity): boolean => {
    if (!('members' in part)) return part.holds(part.column.read(entity, store.find, canRead));
    return part.conjunction === 'AND'
      ? part.members.every((member) => matches(member, entity))
      : part.members.some((member) => matches(member, entity));
  };
  const visible: Entity[] = [];
  const hidden: Entity[] = [];
  for (const entity of store.list(type)) {
    if (matches(filter, entity)) (isVisible(entity) ? visible : hidden).push(entity);
  }

  const rows = visible.map((entity) => ({
    entity,
    values: sort.map((key) => getSortValue(key.column.read(entity, store.find, canRead), key)),
  }));
  rows.sort((a, b) => {
    for (const [index, { isDescending }] of sort.entries()) {
      const order = compareSortValues(a.values[index] ?? null, b.values[index] ?? null);
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  });
  return { visible: rows.map(({ entity }) => entity), hidden };
}
