import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListArea } from '../../domain/listArea.ts';
import { lazily } from '../../kit/lazily.ts';
import { ListPage } from '../../pages/lists/ListPage.tsx';
import { type ListPorts, ListPortsContext } from '../../pages/ports.ts';
import { listingPorts } from '../../ports/listing.ts';
import { listingLogic } from '../../ports/listingLogic.ts';

const ArticleEntry = lazily(async () => (await import('./ArticleEntry.tsx')).ArticleEntry);

/** A list of the shop by its area, with its chart's ports filled. */
export function ListEntry({ area }: { area: Exclude<ListArea, 'art'> }) {
  const queries = useQueryClient();
  const ports = useMemo<ListPorts>(() => {
    const { findPage, knownPage } = listingPorts({ queries, area });
    return {
      listing: listingLogic({ findPage }),
      knownPage,
      readFilters: () => null,
      ...(area === 'blog' && { post: ArticleEntry }),
    };
  }, [queries, area]);
  return (
    <ListPortsContext value={ports}>
      <ListPage area={area} />
    </ListPortsContext>
  );
}
