import { type Caller, dependsOnEntityAlone } from './access.ts';
import { type DerivedCache, getDerivedCache } from './derivedCache.ts';
import type { Entity } from './entity.ts';
import { type Condition, type Group, isExactly } from './filter.ts';
import { mayRead } from './mayRead.ts';
import type { ResourceType } from './resourceType.ts';
import { compareSortValues, getSortValue, type SortKey } from './sort.ts';
import type { Store } from './store.ts';
import { createValueIndex, getIndexName, type Reader } from './valueIndex.ts';

/** What a filter finds: what the caller may see of it, in the order requested, and the rest in the order of serial numbers. */
export type FilterResult = { visible: readonly Entity[]; hidden: readonly Entity[] };

type FindOptions = { store: Store; caller: Caller; type: string; filter: Group; sort: readonly SortKey[] };

/**
 * Answers a filter and a sort from cached results. Orders, conditions and whole lists are stored as long as
 * nothing changes that they were made of; who may see what is stored where it is the same for all callers.
 */
export function findEntities({ store, caller, type, filter, sort }: FindOptions): FilterResult {
  const cache = getDerivedCache(store);
  const { access } = store.schema[type] as ResourceType;
  const isLookup = isExactly(filter, access.lookup);
  const isListed = (entity: Entity) => isLookup || (access.listed?.(caller, entity, store.find) ?? true);
  const isVisible = (entity: Entity) =>
    (isLookup || access.label !== undefined || mayRead(entity, caller, store) === true) && isListed(entity) === true;
  const query = { cache, type, filter, sort, reader: getReader(caller, store) };
  if (access.listed || !dependsOnEntityAlone(access.read)) {
    const matching = findMatching(query, () => true, '');
    const visible = matching.visible.filter(isVisible);
    return {
      visible,
      hidden:
        visible.length === matching.visible.length ? [] : sortBySerial(matching.visible).filter(negate(isVisible)),
    };
  }
  return findMatching(query, isVisible, caller.hasAllRights ? 'all' : 'any');
}

/** The caller as a reader of filters and sorts, who learns nothing through them of what they may not read. */
const getReader = (caller: Caller, { schema }: Store): Reader => ({
  name: caller.hasAllRights ? 'all' : (caller.user?.id ?? 'any'),
  canRead: (entity, find) => schema[entity.type]?.access.read(caller, entity, find) === true,
});

const negate =
  <T>(test: (value: T) => boolean) =>
  (value: T) =>
    !test(value);

const sortBySerial = (entities: readonly Entity[]) => [...entities].sort((a, b) => a.serial - b.serial);

type FindContext = { cache: DerivedCache; type: string; filter: Group; sort: readonly SortKey[]; reader: Reader };

/** Stored under who asks: `isVisible` must come to the same for all callers of one name. */
function findMatching(
  { cache, type, filter, sort, reader }: FindContext,
  isVisible: (entity: Entity) => boolean,
  caller: string,
): FilterResult {
  const name = `found ${caller} ${type} ${getName(filter, reader)} ${getSortName(sort, reader)}`;
  const context = { cache, type, reader };
  return cache.getOrCreate(name, ({ list }) => {
    const entities = list(type);
    const order = sort.length > 0 ? getOrder(context, sort) : undefined;
    const matches = filter.members.length > 0 ? getMask(context, filter, entities.length) : undefined;
    const isShown = new Uint8Array(entities.length);
    const hidden: Entity[] = [];
    for (let index = 0; index < entities.length; index++) {
      if (matches && matches[index] === 0) continue;
      if (isVisible(entities[index] as Entity)) isShown[index] = 1;
      else hidden.push(entities[index] as Entity);
    }
    const visible: Entity[] = [];
    for (let position = 0; position < entities.length; position++) {
      const index = order ? (order[position] as number) : position;
      if (isShown[index] === 1) visible.push(entities[index] as Entity);
    }
    return { value: { visible, hidden }, bytes: 8 * (visible.length + hidden.length) };
  });
}

const isGroup = (part: Condition | Group): part is Group => 'members' in part;

const getName = (part: Condition | Group, reader: Reader): string =>
  isGroup(part)
    ? `${part.conjunction}(${part.members.map((member) => getName(member, reader)).join(',')})`
    : getIndexName(part.name, part.column, reader);

const getSortName = (sort: readonly SortKey[], reader: Reader) =>
  JSON.stringify(sort.map(({ path, column, isDescending }) => [getIndexName(path, column, reader), isDescending]));

type ReadContext = Pick<FindContext, 'cache' | 'type' | 'reader'>;

/** By position in the type's list, 1 where the filter holds. */
function getMask(context: ReadContext, part: Condition | Group, length: number): Uint8Array {
  if (!isGroup(part)) return getConditionMask(context, part);
  const isConjunction = part.conjunction === 'AND';
  const mask = new Uint8Array(length).fill(isConjunction ? 1 : 0);
  for (const member of part.members) {
    const other = getMask(context, member, length);
    // one that does not hold decides a conjunction, one that holds a disjunction
    const decidingValue = isConjunction ? 0 : 1;
    for (let index = 0; index < length; index++) if (other[index] === decidingValue) mask[index] = decidingValue;
  }
  return mask;
}

const getConditionMask = (context: ReadContext, condition: Condition): Uint8Array =>
  context.cache.getOrCreate(
    getIndexName(`holds ${context.type} ${condition.name}`, condition.column, context.reader),
    () => {
      const { numbers, values } = createValueIndex(context.cache, context, condition.path, condition.column);
      const holds = values.map((candidates) => (condition.holds(candidates) ? 1 : 0));
      const mask = new Uint8Array(numbers.length);
      for (let index = 0; index < numbers.length; index++) mask[index] = holds[numbers[index] as number] as number;
      return { value: mask, bytes: mask.byteLength };
    },
  );

/** The positions in the type's list, in the order that is requested. */
const getOrder = (context: ReadContext, sort: readonly SortKey[]): Int32Array =>
  context.cache.getOrCreate(`order ${context.type} ${getSortName(sort, context.reader)}`, ({ list }) => {
    const ranks = sort.map((key) => getRanks(context, key));
    const order = new Int32Array(list(context.type).length).map((_, index) => index);
    order.sort((a, b) => {
      for (const rank of ranks) {
        const difference = (rank[a] as number) - (rank[b] as number);
        if (difference !== 0) return difference;
      }
      return a - b;
    });
    return { value: order, bytes: order.byteLength };
  });

/** By position in the type's list, where the entity stands by this key alone; what is alike stands in the same place. */
function getRanks(context: ReadContext, key: SortKey): Int32Array {
  const { numbers, values } = createValueIndex(context.cache, context, key.path, key.column);
  const columns = values.map((candidates) => getSortValue(candidates, key));
  const sorted = columns.map((_, number) => number);
  sorted.sort((a, b) => compareSortValues(columns[a] ?? null, columns[b] ?? null));
  const rank = new Int32Array(values.length);
  for (let position = 1; position < sorted.length; position++) {
    const [before, current] = [sorted[position - 1] as number, sorted[position] as number];
    const isSame = compareSortValues(columns[before] ?? null, columns[current] ?? null) === 0;
    rank[current] = (rank[before] as number) + (isSame ? 0 : 1);
  }
  return numbers.map((number) => (key.isDescending ? -(rank[number] as number) : (rank[number] as number)));
}
