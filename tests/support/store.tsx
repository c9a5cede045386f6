import { QueryClient } from '@tanstack/react-query';
import { StoreProvider } from '../../src/app/Store.tsx';
import { storeRoutes } from '../../src/app/storeRoutes.tsx';
import { openRoutes } from './router.tsx';

/** Draws the whole store at the last of these addresses; the others come before it in the history. */
export const openStore = (addresses: string[], queries = new QueryClient()) =>
  openRoutes(storeRoutes, addresses, (pages) => <StoreProvider queries={queries}>{pages}</StoreProvider>);
