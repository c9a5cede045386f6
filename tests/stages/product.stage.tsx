import { QueryClient } from '@tanstack/react-query';
import { productMachine } from '../../machines/product/product.machine.ts';
import { productSamples as samples } from '../../machines/product/product.samples.ts';
import type { ProductKind } from '../../src/domain/product.ts';
import { Product } from '../../src/flows/product/Product.tsx';
import { productGestures as gestures } from '../../src/flows/product/product.gestures.ts';
import { product } from '../../src/flows/product/product.ts';
import { productPorts } from '../../src/ports/product.ts';
import { stage } from '../support/walk/stage.ts';

let queries = new QueryClient();
const ports = {
  findProduct: (asked: { kind: ProductKind; alias: string }) => productPorts({ queries }).findProduct(asked),
};

export const productStage = stage({
  flow: { ...product, machine: productMachine },
  ports,
  samples,
  gestures,
  view: (
    <div style={{ inlineSize: 900 }}>
      <Product>{null}</Product>
    </div>
  ),
  prepare: () => {
    queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  },
});
