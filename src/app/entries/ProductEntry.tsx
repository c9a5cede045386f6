import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProductKind } from '../../domain/product.ts';
import { cart } from '../../flows/cart/cart.ts';
import { pincode } from '../../flows/pincode/pincode.ts';
import { ProductPage } from '../../pages/product/ProductPage.tsx';
import { type ProductPorts, ProductPortsContext } from '../../pages/product/ports.ts';
import { addToCartLogic } from '../../ports/addToCart.ts';
import { productLogic } from '../../ports/product.ts';
import { keptListPaths } from '../../storage/listing.ts';
import { loadGiftPicture } from './giftPicture.ts';
import { loadShare } from './loadShare.ts';

/** The page of a product that is sold as it is, with its charts filled. */
export function ProductEntry({ kind }: { kind: ProductKind }) {
  const queries = useQueryClient();
  const bag = cart.useActor();
  const box = pincode.useActor();
  const ports = useMemo<ProductPorts>(
    () => ({
      product: productLogic({ queries }),
      addToCart: addToCartLogic({ pincode: box, cart: bag }),
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
