import { dependsOnEntityAlone } from './access.ts';
import type { Caller } from './caller.ts';
import type { Entity } from './entity.ts';
import type { Condition, Group } from './filter.ts';
import { mayRead } from './mayRead.ts';
import { type Memory, memoryOf } from './remembered.ts';
import type { ResourceType } from './resourceType.ts';
import { compare, type SortKey, sortedBy } from './sort.ts';
import type { Store } from './store.ts';
import { valueIndex } from './valueIndex.ts';

/** What a filter finds: what the caller may see of it, in the order asked for, and the rest in the order of serial numbers. */
export type Found = { seen: readonly Entity[]; hidden: readonly Entity[] };

type Asked = { store: Store; caller: Caller; type: string; filter: Group; sort: readonly SortKey[] };

/**
 * Answers a filter and a sort out of what earlier calls came to. Orders, conditions and whole lists are kept as long as
 * nothing changes that they were made of; who may see what is kept where it is the same for all callers.
 */
export function found({ store, caller, type, filter, sort }: Asked): Found {
  const memory = memoryOf(store);
  const { access } = store.schema[type] as ResourceType;
  const isSeen = (entity: Entity) => access.label !== undefined || mayRead(entity, caller, store) === true;
  const asked = { memory, type, filter, sort };
  if (!dependsOnEntityAlone(access.read)) {
    const matching = matchingOf(asked, () => true, '');
    const seen = matching.seen.filter(isSeen);
    return { seen, hidden: seen.length === matching.seen.length ? [] : inOrder(matching.seen).filter(not(isSeen)) };
  }
  return matchingOf(asked, isSeen, caller.all ? 'all' : 'any');
}

const not =
  <T>(test: (value: T) => boolean) =>
  (value: T) =>
    !test(value);

const inOrder = (entities: readonly Entity[]) => [...entities].sort((a, b) => a.serial - b.serial);

type Finding = { memory: Memory; type: string; filter: Group; sort: readonly SortKey[] };

/** Kept under who asks: `isSeen` must come to the same for all callers of one name. */
function matchingOf(
  { memory, type, filter, sort }: Finding,
  isSeen: (entity: Entity) => boolean,
  caller: string,
): Found {
  const name = `found ${caller} ${type} ${nameOf(filter)} ${sortName(sort)}`;
  return memory.recall(name, ({ list }) => {
    const entities = list(type);
    const order = sort.length > 0 ? orderOf(memory, type, sort) : undefined;
    const matches = filter.of.length > 0 ? maskOf(memory, type, filter, entities.length) : undefined;
    const shown = new Uint8Array(entities.length);
    const hidden: Entity[] = [];
    for (let at = 0; at < entities.length; at++) {
      if (matches && matches[at] === 0) continue;
      if (isSeen(entities[at] as Entity)) shown[at] = 1;
      else hidden.push(entities[at] as Entity);
    }
    const seen: Entity[] = [];
    for (let place = 0; place < entities.length; place++) {
      const at = order ? (order[place] as number) : place;
      if (shown[at] === 1) seen.push(entities[at] as Entity);
    }
    return { value: { seen, hidden }, bytes: 8 * (seen.length + hidden.length) };
  });
}

const isGroup = (part: Condition | Group): part is Group => 'of' in part;

const nameOf = (part: Condition | Group): string =>
  isGroup(part) ? `${part.conjunction}(${part.of.map(nameOf).join(',')})` : part.name;

const sortName = (sort: readonly SortKey[]) => JSON.stringify(sort.map(({ path, descending }) => [path, descending]));

/** By position in the type's list, 1 where the filter holds. */
function maskOf(memory: Memory, type: string, part: Condition | Group, length: number): Uint8Array {
  if (!isGroup(part)) return conditionMask(memory, type, part);
  const all = part.conjunction === 'AND';
  const mask = new Uint8Array(length).fill(all ? 1 : 0);
  for (const member of part.of) {
    const other = maskOf(memory, type, member, length);
    // one that does not hold decides a conjunction, one that holds a disjunction
    const deciding = all ? 0 : 1;
    for (let at = 0; at < length; at++) if (other[at] === deciding) mask[at] = deciding;
  }
  return mask;
}

const conditionMask = (memory: Memory, type: string, condition: Condition): Uint8Array =>
  memory.recall(`holds ${type} ${condition.name}`, () => {
    const { numbers, values } = valueIndex(memory, type, condition.path, condition.column);
    const holds = values.map((each) => (condition.holds(each) ? 1 : 0));
    const mask = new Uint8Array(numbers.length);
    for (let at = 0; at < numbers.length; at++) mask[at] = holds[numbers[at] as number] as number;
    return { value: mask, bytes: mask.byteLength };
  });

/** The positions in the type's list, in the order that is asked for. */
const orderOf = (memory: Memory, type: string, sort: readonly SortKey[]): Int32Array =>
  memory.recall(`order ${type} ${sortName(sort)}`, ({ list }) => {
    const ranks = sort.map((key) => ranksOf(memory, type, key));
    const order = new Int32Array(list(type).length).map((_, at) => at);
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
function ranksOf(memory: Memory, type: string, key: SortKey): Int32Array {
  const { numbers, values } = valueIndex(memory, type, key.path, key.column);
  const columns = values.map((each) => sortedBy(each, key));
  const sorted = columns.map((_, number) => number);
  sorted.sort((a, b) => compare(columns[a] ?? null, columns[b] ?? null));
  const rank = new Int32Array(values.length);
  for (let place = 1; place < sorted.length; place++) {
    const [before, here] = [sorted[place - 1] as number, sorted[place] as number];
    const isSame = compare(columns[before] ?? null, columns[here] ?? null) === 0;
    rank[here] = (rank[before] as number) + (isSame ? 0 : 1);
  }
  return numbers.map((number) => (key.descending ? -(rank[number] as number) : (rank[number] as number)));
}
