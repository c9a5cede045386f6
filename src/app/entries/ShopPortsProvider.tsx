import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { addToCartMachine } from '../../../machines/addToCart/addToCart.machine.ts';
import { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import { fill } from '../../../machines/kit/port.ts';
import { listingMachine } from '../../../machines/listing/listing.machine.ts';
import { cart } from '../../flows/cart/cart.ts';
import { pincode } from '../../flows/pincode/Pincode.tsx';
import { type ShopPorts, ShopPortsContext } from '../../pages/ports.ts';
import { addToCartPorts } from '../../ports/addToCart.ts';
import { configuratorPorts } from '../../ports/configurator.ts';
import { keptFilters, keptListPath } from '../../ports/keptListing.ts';
import { listingPorts } from '../../ports/listing.ts';

/** Fills the charts of the shop's pages from the visit's queries, bag and pincode. */
export function ShopPortsProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const bag = cart.useActor();
  const box = pincode.useActor();
  const ports = useMemo<ShopPorts>(
    () => ({
      listing: fill(listingMachine, listingPorts({ queries })),
      configurator: fill(configuratorMachine, configuratorPorts({ queries })),
      addToCart: fill(addToCartMachine, addToCartPorts({ pincode: box, cart: bag })),
      readFilters: keptFilters.read,
      readListPath: keptListPath.read,
    }),
    [queries, bag, box],
  );
  return <ShopPortsContext value={ports}>{children}</ShopPortsContext>;
}
