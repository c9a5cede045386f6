import type { OrderedItem } from './order.ts';

/** An item as the backend has it; items of one `group` were one line of the bag, a picture and its frame (ORD-23). */
export type GroupedItem = OrderedItem & { group: number | null };

const isPartOf = (item: GroupedItem, items: readonly GroupedItem[]): boolean =>
  item.unit === 0 && item.group !== null && items.some(({ group, unit }) => group === item.group && unit > 0);

const isTold = (part: string, about: readonly string[]) => about.some((line) => line.includes(part));

/**
 * The lines that a shopper knows: what came with another item at no price of its own, as a frame does, is told with it
 * and not counted again (CONF-57).
 */
export function shopperItems(items: readonly GroupedItem[]): OrderedItem[] {
  const parts = items.filter((item) => isPartOf(item, items));
  return items
    .filter((item) => !parts.includes(item))
    .map(({ group, ...item }) => {
      const own = parts.filter((part) => part.group === group && group !== null).map(({ title }) => title);
      return { ...item, about: [...item.about, ...own.filter((title) => !isTold(title, item.about))] };
    });
}
