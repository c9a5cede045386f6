import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addToCartMachine } from '../../../machines/addToCart/addToCart.machine.ts';
import { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import { fill } from '../../../machines/kit/port.ts';
import { cart } from '../../flows/cart/cart.ts';
import { pincode } from '../../flows/pincode/Pincode.tsx';
import { ArtDetailPage } from '../../pages/artDetail/ArtDetailPage.tsx';
import { type ArtDetailPorts, ArtDetailPortsContext } from '../../pages/ports.ts';
import { addToCartPorts } from '../../ports/addToCart.ts';
import { configuratorPorts } from '../../ports/configurator.ts';
import { keptListPath } from '../../ports/keptListing.ts';

/** The art detail with its charts' ports filled from the visit's queries, bag and pincode. */
export function ArtDetailEntry() {
  const queries = useQueryClient();
  const bag = cart.useActor();
  const box = pincode.useActor();
  const ports = useMemo<ArtDetailPorts>(
    () => ({
      configurator: fill(configuratorMachine, configuratorPorts({ queries })),
      addToCart: fill(addToCartMachine, addToCartPorts({ pincode: box, cart: bag })),
      readListPath: keptListPath.read,
    }),
    [queries, bag, box],
  );
  return (
    <ArtDetailPortsContext value={ports}>
      <ArtDetailPage />
    </ArtDetailPortsContext>
  );
}
