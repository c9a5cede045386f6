import type { QueryClient } from '@tanstack/react-query';
import { provideActors } from '../../machines/kit/port.ts';
import { productMachine } from '../../machines/product/product.machine.ts';
import { productQuery } from '../api/queries/lists.ts';
import type { GiftWishes } from '../domain/giftWishes.ts';
import type { ProductArea } from '../domain/product.ts';
import { createFormDraft } from './formDraft.ts';

/** How a draft, which holds texts, states that something is wished. */
const CHECKED = 'yes';

/** The product page's ports; what was read in the last 15 minutes is not requested again. (CONST-04) */
export const productPorts = (queries: QueryClient) => ({
  findProduct: (request: { area: ProductArea; alias: string }) => queries.fetchQuery(productQuery(request)),
});

/** How the gift at an alias is to be sent, for the session, as the draft of a form. Without wishes where none was stored. */
export function createGiftDraft(alias: string): { read(): GiftWishes; write(wishes: GiftWishes): void } {
  const draft = createFormDraft(alias);
  return {
    read() {
      const { note = '', wrapped, unpriced } = draft.read() ?? {};
      return { note, wrapped: wrapped === CHECKED, unpriced: unpriced === CHECKED };
    },
    write: ({ note, wrapped, unpriced }) =>
      draft.write({ note, wrapped: wrapped ? CHECKED : '', unpriced: unpriced ? CHECKED : '' }),
  };
}

export const productLogic = (queries: QueryClient) => provideActors(productMachine, productPorts(queries));
