import type { OutOfStock } from '../../machines/kit/failure.ts';
import { type ApiFailure, isFailure } from '../api/failure.ts';
import { toOrderItems } from '../api/orderItemBody.ts';
import type { CartLine } from '../domain/cartLine.ts';

/** Where the backend names an item: '/data/relationships/order_items/data/0' of an order, 'items.0.variation' of a price. */
const ITEM = /order_items\D+(\d+)|^items\.(\d+)\.variation$/;

/** Names of the lines whose items the backend names. Each once. */
function getTitles({ problems }: ApiFailure, lines: readonly CartLine[]): string[] {
  const items = toOrderItems(lines);
  const named = problems.flatMap(({ pointer }) => {
    const [, ordered, priced] = ITEM.exec(pointer) ?? [];
    const at = ordered ?? priced;
    // a frame is in the group of its picture
    const group = at === undefined ? undefined : items[Number(at)]?.fields.attributes.field_group;
    return group === undefined ? [] : [lines[group - 1]?.item_name ?? ''];
  });
  return [...new Set(named)];
}

/** What is answered of an order of these lines, or of its price; rejects so that a chart knows what cannot be had any more. */
export const rejectWithSoldOutTitles = <T>(lines: readonly CartLine[], answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    if (!isFailure(error, 'outOfStock')) throw error;
    throw { kind: 'outOfStock', titles: getTitles(error, lines) } satisfies OutOfStock;
  });
