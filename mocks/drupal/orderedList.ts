import type { Entity } from './entity.ts';
import { compareSerials } from './seedRecords.ts';

/** The entities of one type in the order of their serial numbers, stored in order as single ones come and go. */
export type OrderedList = {
  /** As it is now; it stays so for whoever holds it. */
  getSnapshot(): readonly Entity[];
  replace(before: Entity | undefined, after: Entity | undefined): void;
};

/** Begins with a list that is in order, and leaves that one as it is. */
export function createOrderedList(initialList: readonly Entity[]): OrderedList {
  let list = initialList as Entity[];
  // a list that was handed out is copied before it is changed, for somebody may be going through it
  let isShared = true;

  const getOwnList = () => {
    if (isShared) list = [...list];
    isShared = false;
    return list;
  };
  return {
    getSnapshot() {
      isShared = true;
      return list;
    },
    replace(before, after) {
      if (before && after && compareSerials(before, after) === 0) {
        getOwnList()[findPosition(before, list)] = after;
        return;
      }
      if (before) getOwnList().splice(findPosition(before, list), 1);
      if (after) getOwnList().splice(findPosition(after, list), 0, after);
    },
  };
}

/** Where the entity stands, or where it would. */
function findPosition(entity: Entity, list: readonly Entity[]): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareSerials(list[middle] as Entity, entity) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
