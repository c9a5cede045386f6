import { connect } from '../../../machines/product/product.connect.ts';
import { productMachine } from '../../../machines/product/product.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const product = createFlow(productMachine, connect);

/** What the page of a product may know and do. */
export type ProductView = ReturnType<typeof connect>;
