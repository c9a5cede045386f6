import { Outlet } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { cart } from '../../src/flows/cart/CartButton.tsx';
import { pincode } from '../../src/flows/pincode/pincode.ts';
import { pincodeLogic } from '../../src/ports/pincode.ts';
import { NavigationEffects } from './NavigationEffects.tsx';

let bag: ActorRefFrom<typeof cartMachine>;

function Bag() {
  bag = cart.useActorRef();
  return null;
}

/** What a page on which something is bought stands in: a bag and a pincode, and what its charts emit about the address. */
export const aroundBag = (
  <NavigationEffects>
    <cart.Provider logic={cartMachine}>
      <pincode.Provider logic={pincodeLogic}>
        <Bag />
        <Outlet />
      </pincode.Provider>
    </cart.Provider>
  </NavigationEffects>
);

/** The lines of the bag that was drawn last. */
export const getBagLines = () => bag.getSnapshot().context.lines;
