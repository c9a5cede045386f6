import { persistently } from '../../kit/persistently.ts';
import type { ProductPorts } from '../../pages/product/ports.ts';

let coming: ReturnType<ProductPorts['loadGiftPicture']> | undefined;

/** The chart of a gift's own picture with its ports filled, once a gift takes one. */
export const loadGiftPicture: ProductPorts['loadGiftPicture'] = () => {
  coming ??= persistently(async () => (await import('../../ports/giftPictureLogic.ts')).giftPictureLogic);
  return coming;
};
