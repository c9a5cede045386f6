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
export type FilterResult = { seen: readonly Entity[]; hidden: readonly Entity[] };

type FindOptions = { store: Store; caller: Caller; type: string; filter: Group; sort: readonly SortKey[] };

/**
 * Answers a filter and a sort out of what earlier calls came to. Orders, conditions and whole lists are stored as long as
 * nothing changes that they were made of; who may see what is stored where it is the same for all callers.
 */
export function findEntities({ store, caller, type, filter, sort }: FindOptions): FilterResult {
  const memory = getDerivedCache(store);
  const { access } = store.schema[type] as ResourceType;
  const isLookup = isExactly(filter, access.lookup);
  const isListed = (entity: Entity) => isLookup || (access.listed?.(caller, entity, store.find) ?? true);
  const isSeen = (entity: Entity) =>
    (isLookup || access.label !== undefined || mayRead(entity, caller, store) === true) && isListed(entity) === true;
  const query = { memory, type, filter, sort, reader: getReader(caller, store) };
  if (access.listed || !dependsOnEntityAlone(access.read)) {
    const matching = getMatching(query, () => true, '');
    const seen = matching.seen.filter(isSeen);
    return { seen, hidden: seen.length === matching.seen.length ? [] : inOrder(matching.seen).filter(not(isSeen)) };
  }
  return getMatching(query, isSeen, caller.all ? 'all' : 'any');
}

/** The caller as a reader of filters and sorts, who learns nothing through them of what they may not read. */
const getReader = (caller: Caller, { schema }: Store): Reader => ({
  name: caller.all ? 'all' : (caller.user?.id ?? 'any'),
  sees: (entity, find) => schema[entity.type]?.access.read(caller, entity, find) === true,
});

const not =
  <T>(test: (value: T) => boolean) =>
  (value: T) =>
    !test(value);

const inOrder = (entities: readonly Entity[]) => [...entities].sort((a, b) => a.serial - b.serial);

type Finding = { memory: DerivedCache; type: string; filter: Group; sort: readonly SortKey[]; reader: Reader };

/** Stored under who asks: `isTextVisible` must come to the same for all callers of one name. */
function getMatching(
  { memory, type, filter, sort, reader }: Finding,
  isSeen: (entity: Entity) => boolean,
  caller: string,
): FilterResult {
  const name = `found ${caller} ${type} ${getName(filter, reader)} ${sortName(sort, reader)}`;
  const reading = { memory, type, reader };
  return memory.recall(name, ({ list }) => {
    const entities = list(type);
    const order = sort.length > 0 ? getOrder(reading, sort) : undefined;
    const matches = filter.of.length > 0 ? getMask(reading, filter, entities.length) : undefined;
    const visible = new Uint8Array(entities.length);
    const hidden: Entity[] = [];
    for (let at = 0; at < entities.length; at++) {
      if (matches && matches[at] === 0) continue;
      if (isSeen(entities[at] as Entity)) visible[at] = 1;
      else hidden.push(entities[at] as Entity);
    }
    const seen: Entity[] = [];
    for (let place = 0; place < entities.length; place++) {
      const at = order ? (order[place] as number) : place;
      if (visible[at] === 1) seen.push(entities[at] as Entity);
    }
    return { value: { seen, hidden }, bytes: 8 * (seen.length + hidden.length) };
  });
}

const isGroup = (part: Condition | Group): part is Group => 'of' in part;

const getName = (part: Condition | Group, reader: Reader): string =>
  isGroup(part)
    ? `${part.conjunction}(${part.of.map((member) => getName(member, reader)).join(',')})`
    : getIndexName(part.name, part.column, reader);

const sortName = (sort: readonly SortKey[], reader: Reader) =>
  JSON.stringify(sort.map(({ path, column, descending }) => [getIndexName(path, column, reader), descending]));

type Reading = Pick<Finding, 'memory' | 'type' | 'reader'>;

/** By position in the type's list, 1 where the filter holds. */
function getMask(reading: Reading, part: Condition | Group, length: number): Uint8Array {
  if (!isGroup(part)) return conditionMask(reading, part);
  const all = part.conjunction === 'AND';
  const mask = new Uint8Array(length).fill(all ? 1 : 0);
  for (const member of part.of) {
    const other = getMask(reading, member, length);
    // one that does not hold decides a conjunction, one that holds a disjunction
    const deciding = all ? 0 : 1;
    for (let at = 0; at < length; at++) if (other[at] === deciding) mask[at] = deciding;
  }
  return mask;
}

const conditionMask = (reading: Reading, condition: Condition): Uint8Array =>
  reading.memory.recall(
    getIndexName(`holds ${reading.type} ${condition.name}`, condition.column, reading.reader),
    () => {
      const { numbers, values } = createValueIndex(reading.memory, reading, condition.path, condition.column);
      const holds = values.map((each) => (condition.holds(each) ? 1 : 0));
      const mask = new Uint8Array(numbers.length);
      for (let at = 0; at < numbers.length; at++) mask[at] = holds[numbers[at] as number] as number;
      return { value: mask, bytes: mask.byteLength };
    },
  );

/** The positions in the type's list, in the order that is requested. */
const getOrder = (reading: Reading, sort: readonly SortKey[]): Int32Array =>
  reading.memory.recall(`order ${reading.type} ${sortName(sort, reading.reader)}`, ({ list }) => {
    const ranks = sort.map((key) => getRanks(reading, key));
    const order = new Int32Array(list(reading.type).length).map((_, at) => at);
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
function getRanks(reading: Reading, key: SortKey): Int32Array {
  const { numbers, values } = createValueIndex(reading.memory, reading, key.path, key.column);
  const columns = values.map((each) => getSortValue(each, key));
  const sorted = columns.map((_, number) => number);
  sorted.sort((a, b) => compareSortValues(columns[a] ?? null, columns[b] ?? null));
  const rank = new Int32Array(values.length);
  for (let place = 1; place < sorted.length; place++) {
    const [before, here] = [sorted[place - 1] as number, sorted[place] as number];
    const isSame = compareSortValues(columns[before] ?? null, columns[here] ?? null) === 0;
    rank[here] = (rank[before] as number) + (isSame ? 0 : 1);
  }
  return numbers.map((number) => (key.descending ? -(rank[number] as number) : (rank[number] as number)));
}
