import { type Entity, findRelatedOne, toNumber, toReferences, toText } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { parseAmount } from '../drupal/money.ts';
import type { Store } from '../drupal/store.ts';
import { isFrame, isPrint } from './unitPrice.ts';

const createError = (index: number) => ({
  detail: `order_items.${index}: A frame is sold with the print in it.`,
  pointer: `/data/relationships/order_items/data/${index}`,
});

/** The key of a picture and its frame: their group and quantity. */
const getPairKey = ({ attributes }: Entity) => `${attributes.field_group}×${toNumber(attributes.quantity)}`;

/**
 * Refuses frames without their prints, and prints priced as framed without their frames: a frame costs nothing by itself,
 * for it is in the price of the framed print of the same group and quantity. Throws 422 with each item that stands alone.
 * (CONF-57)
 */
export function refuseLooseFrames(items: readonly Entity[], store: Store): void {
  const frames = new Map<string, number[]>();
  const prints = new Map<string, number[]>();
  for (const [index, item] of items.entries()) {
    const variation = findRelatedOne(store, item, 'purchased_entity');
    const isFramed = toText(item.attributes.field_print_or_frame) === 'frame';
    const counterparts = !variation
      ? null
      : isFrame(variation)
        ? frames
        : isPrint(variation) && isFramed
          ? prints
          : null;
    const pairKey = getPairKey(item);
    counterparts?.set(pairKey, [...(counterparts.get(pairKey) ?? []), index]);
  }
  const pairKeys = new Set([...frames.keys(), ...prints.keys()]);
  const unpairedIndexes = [...pairKeys].flatMap((pairKey) => {
    const [frameIndexes = [], printIndexes = []] = [frames.get(pairKey), prints.get(pairKey)];
    return [...frameIndexes.slice(printIndexes.length), ...printIndexes.slice(frameIndexes.length)];
  });
  if (unpairedIndexes.length > 0) throw new Refusal(422, unpairedIndexes.toSorted((a, b) => a - b).map(createError));
}

/** Refuses goods that cost nothing though no coupon took their price away. Throws 422. (CONF-35) */
export function refuseFree({ attributes, relationships }: Entity): void {
  const isEmpty = toReferences(relationships.order_items).length === 0;
  const hasCoupon = toReferences(relationships.coupons).length > 0;
  if (isEmpty || hasCoupon || (parseAmount(attributes.total_price) ?? 0) > 0) return;
  throw new Refusal(422, {
    detail: 'total_price: An order is free by a coupon only.',
    pointer: '/data/attributes/total_price',
  });
}
