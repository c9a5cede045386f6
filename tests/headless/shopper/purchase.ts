import type { Visit } from '../world/visit.ts';
import { confirmation, leaveBag, payThere, placeOrder } from './buying.ts';
import { putInBag } from './choosing.ts';
import { GOODS, type GoodName } from './goods.ts';

/** How a buyer goes on from the shipping stage to the review. */
export type Ship = (visit: Visit) => Promise<void>;

/** From the first look to the confirmation. */
export async function buy(visit: Visit, good: GoodName, ship: Ship): Promise<void> {
  await GOODS[good].choose(visit);
  await putInBag(visit);
  await leaveBag(visit);
  await ship(visit);
  await placeOrder(visit);
  await payThere(visit);
  await confirmation(visit);
}
