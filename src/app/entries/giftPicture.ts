import { fill } from '../../../machines/kit/port.ts';
import { persistently } from '../../kit/persistently.ts';
import type { ProductPorts } from '../../pages/product/ports.ts';

const load = async () => {
  const [{ giftPictureMachine }, { giftPicturePorts }] = await Promise.all([
    import('../../../machines/giftPicture/giftPicture.machine.ts'),
    import('../../ports/giftPicture.ts'),
  ]);
  return fill(giftPictureMachine, giftPicturePorts);
};
let coming: ReturnType<ProductPorts['loadGiftPicture']> | undefined;

/** The chart of a gift's own picture with its ports filled, once a gift takes one. */
export const loadGiftPicture: ProductPorts['loadGiftPicture'] = () => {
  coming ??= persistently(load);
  return coming;
};
