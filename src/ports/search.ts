import { provideActors } from '../../machines/kit/port.ts';
import { searchMachine } from '../../machines/search/search.machine.ts';
import { productsFor } from '../api/search.ts';

export const searchPorts = {
  findHits: ({ text }: { text: string }, signal: AbortSignal) => productsFor(text, signal),
};

export const searchLogic = provideActors(searchMachine, searchPorts);
