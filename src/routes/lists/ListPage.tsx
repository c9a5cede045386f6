import { Navigate } from 'react-router-dom';
import { LISTS, type ListArea } from '../../domain/listArea.ts';
import { isGiftsPageId } from '../../domain/listCard.ts';
import { isFilteredArea, NO_FILTERS } from '../../domain/listFilters.ts';
import { Listing, listing } from '../../flows/listing/Listing.tsx';
import { renderCardHeart } from '../../flows/wishlist/HeartButton.tsx';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { LazyFilters, ListLayout } from './ListLayout.tsx';
import { ListProvider } from './ListProvider.tsx';
import { useListAddress } from './listAddress.ts';

const ArticlePage = lazyWithRetry(async () => (await import('../article/ArticlePage.tsx')).ArticlePage);

type Props = { area: Exclude<ListArea, 'art'> };

/** A list of gallery walls, gifts, decor objects, mixed media or posts, by page. (WALL-01, GIFT-01, DECOR-01, MIX-01, BLOG-01) */
export function ListPage({ area }: Props) {
  const { id, page, filters } = useListAddress();
  if (area === 'gifts' && !isGiftsPageId(id)) return <Navigate to={LISTS.gifts.path} replace />;
  return (
    <ListProvider area={area} page={page} filters={(isFilteredArea(area) && filters) || NO_FILTERS}>
      <ListOrPost area={area} />
    </ListProvider>
  );
}

/** In the blog a number beyond the last page is the number of a post. (BLOG-03) */
function ListOrPost({ area }: Props) {
  const isPastTheEnd = listing.useView((view) => view.isPastTheEnd);
  if (isPastTheEnd && area === 'blog') return <ArticlePage />;
  return (
    <ListLayout>
      <Listing panel={isFilteredArea(area) ? <LazyFilters area={area} /> : null} renderHeart={renderCardHeart} />
    </ListLayout>
  );
}
