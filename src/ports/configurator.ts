import type { QueryClient } from '@tanstack/react-query';
import type { OpenedArt } from '../../machines/configurator/configurator.machine.ts';
import { artQuery } from '../api/arts.ts';
import { priceTableQuery } from '../api/prices.ts';

/** The configurator's ports: the art and the price table are read side by side. (CONST-04) */
export const configuratorPorts = ({ queries }: { queries: QueryClient }) => ({
  async openArt({ alias }: { alias: string }): Promise<OpenedArt | null> {
    const [art, table] = await Promise.all([
      queries.fetchQuery(artQuery(alias)),
      queries.fetchQuery(priceTableQuery()),
    ]);
    return art && { art, table };
  },
});
