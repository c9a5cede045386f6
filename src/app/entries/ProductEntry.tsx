import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addToCartMachine } from '../../../machines/addToCart/addToCart.machine.ts';
import { fill } from '../../../machines/kit/port.ts';
import { productMachine } from '../../../machines/product/product.machine.ts';
import type { ProductKind } from '../../domain/product.ts';
import { cart } from '../../flows/cart/cart.ts';
import { pincode } from '../../flows/pincode/pincode.ts';
import { ProductPage } from '../../pages/product/ProductPage.tsx';
import { type ProductPorts, ProductPortsContext } from '../../pages/product/ports.ts';
import { addToCartPorts } from '../../ports/addToCart.ts';
import { keptListPaths } from '../../ports/keptListing.ts';
import { productPorts } from '../../ports/product.ts';
import { loadGiftPicture } from './giftPicture.ts';
import { loadShare } from './loadShare.ts';

/** The page of a product that is sold as it is, with its charts filled. */
export function ProductEntry({ kind }: { kind: ProductKind }) {
  const queries = useQueryClient();
  const bag = cart.useActor();
  const box = pincode.useActor();
  const ports = useMemo<ProductPorts>(
    () => ({
      product: fill(productMachine, productPorts({ queries })),
      addToCart: fill(addToCartMachine, addToCartPorts({ pincode: box, cart: bag })),
      loadGiftPicture,
      loadShare,
      readListPath: (area) => keptListPaths[area].read(),
    }),
    [queries, bag, box],
  );
  return (
    <ProductPortsContext value={ports}>
      <ProductPage kind={kind} />
    </ProductPortsContext>
  );
}
