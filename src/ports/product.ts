import type { QueryClient } from '@tanstack/react-query';
import { provideActors } from '../../machines/kit/port.ts';
import { productMachine } from '../../machines/product/product.machine.ts';
import { productQuery } from '../api/queries/lists.ts';
import type { ProductKind } from '../domain/product.ts';

/** The product page's ports; what was read in the last 15 minutes is not requested again. (CONST-04) */
export const productPorts = ({ queries }: { queries: QueryClient }) => ({
  findProduct: (request: { kind: ProductKind; alias: string }) => queries.fetchQuery(productQuery(request)),
});

export const productLogic = (means: { queries: QueryClient }) => provideActors(productMachine, productPorts(means));
