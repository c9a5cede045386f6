import type { addToCartMachine } from '../../../machines/addToCart/addToCart.machine.ts';
import type { giftPictureMachine } from '../../../machines/giftPicture/giftPicture.machine.ts';
import type { productMachine } from '../../../machines/product/product.machine.ts';
import type { ListArea } from '../../domain/listArea.ts';
import type { ShareLogic } from '../../flows/share/ShareButton.tsx';
import { portsContext } from '../portsContext.ts';

/** The charts of the page of a product, and what it asks of the browser. */
export type ProductPorts = {
  product: typeof productMachine;
  addToCart: typeof addToCartMachine;
  /** What a picture of the buyer's own needs comes with it; the same promise each time. (GIFT-11) */
  loadGiftPicture(): Promise<typeof giftPictureMachine>;
  /** What sharing needs comes when it is wanted. */
  loadShare(): Promise<ShareLogic>;
  /** The page of a list that was last open. (GIFT-09, DECOR-09, MIX-05) */
  readListPath(area: ListArea): string | null;
};

export const [ProductPortsContext, useProductPorts] = portsContext<ProductPorts>('product');
