import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { noFilters } from '../../../machines/listing/filters.ts';
import type { ListArea } from '../../domain/listArea.ts';
import { LISTS } from '../../domain/listArea.ts';
import { isGiftsPage } from '../../domain/listCard.ts';
import { Listing, listing } from '../../flows/listing/Listing.tsx';
import { lazily } from '../../kit/lazy.tsx';
import { listingLogic } from '../../ports/artListing.ts';
import { listingPorts } from '../../ports/listing.ts';
import { ListFrame } from './ListFrame.tsx';
import { useListAddress } from './listAddress.ts';
import { heartOf, type ListLogic, StartedList } from './StartedList.tsx';

const ArticlePage = lazily(async () => (await import('../article/ArticlePage.tsx')).ArticlePage);

/** A list of gallery walls, gifts, decor objects, mixed media or posts, by page. (WALL-01, GIFT-01, DECOR-01, MIX-01, BLOG-01) */
export function ListPage({ area }: { area: Exclude<ListArea, 'art'> }) {
  const { id, page } = useListAddress();
  const queries = useQueryClient();
  const list = useMemo<ListLogic>(() => {
    const { findPage, knownPage } = listingPorts({ queries, area });
    return { logic: listingLogic({ findPage }), knownPage };
  }, [queries, area]);
  if (area === 'gifts' && !isGiftsPage(id)) return <Navigate to={LISTS.gifts.path} replace />;
  return (
    <StartedList list={list} area={area} page={page} filters={noFilters}>
      <ListOrPost isBlog={area === 'blog'} />
    </StartedList>
  );
}

/** In the blog a number beyond the last page is the number of a post. (BLOG-03) */
function ListOrPost({ isBlog }: { isBlog: boolean }) {
  const isPastTheEnd = listing.useFlow((view) => view.isPastTheEnd);
  if (isPastTheEnd && isBlog) return <ArticlePage />;
  return (
    <ListFrame>
      <Listing heartOf={heartOf} />
    </ListFrame>
  );
}
