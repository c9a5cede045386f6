import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { provideActors } from '../../machines/kit/port.ts';
import type { CartLine } from '../domain/cartLine.ts';

export const cartPorts = {
  /** Is there one more of it? Most bags never ask, so what asks comes when one does. (CART-42) */
  isInStock: async (line: CartLine, signal: AbortSignal) =>
    (await import('./currentPrices.ts')).isInStock(line, signal),
};

export const cartLogic = provideActors(cartMachine, cartPorts);
