import type { ActorRefFrom } from 'xstate';
import { bagCheckMachine } from '../../machines/bagCheck/bagCheck.machine.ts';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import { provideActors } from '../../machines/kit/port.ts';
import type { CartLine } from '../domain/cartLine.ts';
import { canSellOut } from '../domain/linePrices.ts';
import { createBagCheckCartPort } from './cartPort.ts';
import { fetchCurrentPrices, isInStock, settleAll } from './currentPrices.ts';

type Bag = { lines: readonly CartLine[] };

export const bagCheckPorts = {
  /** What cannot be read is left out. (CART-48) */
  readPrices: ({ lines }: Bag, signal: AbortSignal) => fetchCurrentPrices(lines, signal),
  /** The keys of the lines that sold out. One that cannot be looked up counts as in stock. (CHK-21, CART-50) */
  async lookUpStock({ lines }: Bag, signal: AbortSignal) {
    const checkable = lines.filter(canSellOut);
    const found = await settleAll(checkable.map((line) => isInStock(line, signal)));
    return { soldOut: checkable.filter((_, at) => found[at] === false).map(({ key }) => key) };
  },
};

export const bagCheckLogic = (cart: ActorRefFrom<typeof cartMachine>) =>
  provideActors(bagCheckMachine, { ...bagCheckPorts, bag: createBagCheckCartPort(cart) });
