import type { Entity } from './entity.ts';
import { compareSerials } from './seedRecords.ts';

/** The entities of one type in the order of their serial numbers, stored in order as single ones come and go. */
export type OrderedList = {
  /** As it is now; it stays so for whoever holds it. */
  now(): readonly Entity[];
  swap(before: Entity | undefined, after: Entity | undefined): void;
};

/** Begins with a list that is in order, and leaves that one as it is. */
export function createOrderedList(first: readonly Entity[]): OrderedList {
  let list = first as Entity[];
  // a list that was handed out is copied before it is changed, for somebody may be going through it
  let lent = true;

  const own = () => {
    if (lent) list = [...list];
    lent = false;
    return list;
  };
  return {
    now() {
      lent = true;
      return list;
    },
    swap(before, after) {
      if (before && after && compareSerials(before, after) === 0) {
        own()[getPlace(before, list)] = after;
        return;
      }
      if (before) own().splice(getPlace(before, list), 1);
      if (after) own().splice(getPlace(after, list), 0, after);
    },
  };
}

/** Where the entity stands, or where it would. */
function getPlace(entity: Entity, list: readonly Entity[]): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareSerials(list[middle] as Entity, entity) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
