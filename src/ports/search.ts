import { provideActors } from '../../machines/kit/port.ts';
import { searchMachine } from '../../machines/search/search.machine.ts';
import { searchProducts } from '../api/search.ts';

export const searchPorts = {
  findHits: ({ text }: { text: string }, signal: AbortSignal) => searchProducts(text, signal),
};

export const searchLogic = provideActors(searchMachine, searchPorts);
