import { connect } from '../../../machines/product/product.connect.ts';
import type { productMachine } from '../../../machines/product/product.machine.ts';
import { restingFlow } from '../../kit/restingFlow.tsx';

export const product = restingFlow<typeof productMachine, ReturnType<typeof connect>>('product', connect);

/** What the page of a product may know and do. */
export type ProductView = ReturnType<typeof connect>;
