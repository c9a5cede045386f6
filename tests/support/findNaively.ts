import type { Caller } from '../../mocks/drupal/access.ts';
import type { Entity } from '../../mocks/drupal/entity.ts';
import type { Condition, Group } from '../../mocks/drupal/filter.ts';
import { mayRead } from '../../mocks/drupal/mayRead.ts';
import { compareSortValues, getSortValue, type SortKey } from '../../mocks/drupal/sort.ts';
import type { Store } from '../../mocks/drupal/store.ts';

type FindOptions = { store: Store; caller: Caller; type: string; filter: Group; sort: readonly SortKey[] };

/** What a list holds by its definition: every entity is tried on every condition and sorted anew. To hold the engine's answers to. */
export function findNaively({ store, caller, type, filter, sort }: FindOptions): {
  visible: Entity[];
  hidden: Entity[];
} {
  const canRead = (entity: Entity) => mayRead(entity, caller, store) === true;
  const test = (part: Condition | Group, entity: Entity): boolean => {
    if (!('members' in part)) return part.holds(part.column.read(entity, store.find, canRead));
    const results = part.members.map((member) => test(member, entity));
    return part.conjunction === 'AND' ? !results.includes(false) : results.includes(true);
  };
  const { label } = store.schema[type]?.access ?? {};
  const isVisible = (entity: Entity) => label !== undefined || canRead(entity);
  const matching = store.list(type).filter((entity) => test(filter, entity));
  const rows = matching.filter(isVisible).map((entity) => ({
    entity,
    columns: sort.map((key) => getSortValue(key.column.read(entity, store.find, canRead), key)),
  }));
  rows.sort((a, b) => {
    for (const [index, { isDescending }] of sort.entries()) {
      const order = compareSortValues(a.columns[index] ?? null, b.columns[index] ?? null);
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  });
  return { visible: rows.map(({ entity }) => entity), hidden: matching.filter((entity) => !isVisible(entity)) };
}
