import { connect } from '../../../machines/product/product.connect.ts';
import { productMachine } from '../../../machines/product/product.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const product = createFlow(productMachine, connect);

/** The chart's view of a product's page. */
export type ProductView = ReturnType<typeof connect>;
