import { connect } from '../../../machines/product/product.connect.ts';
import { productMachine } from '../../../machines/product/product.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const product = flow(productMachine, connect);

/** What the page of a product may know and do. */
export type ProductView = ReturnType<typeof connect>;
