import { Navigate } from 'react-router-dom';
import { noFilters } from '../../../machines/listing/filters.ts';
import { isGiftsPage } from '../../domain/giftsPage.ts';
import type { ListArea } from '../../domain/listArea.ts';
import { LISTS } from '../../domain/listArea.ts';
import { Listing, listing } from '../../flows/listing/Listing.tsx';
import { useListPorts } from '../ports.ts';
import { heartOf } from './heartOf.tsx';
import { ListFrame } from './ListFrame.tsx';
import { useListAddress } from './listAddress.ts';
import { StartedList } from './StartedList.tsx';

/** A list of gallery walls, gifts, decor objects, mixed media or posts, by page. (WALL-01, GIFT-01, DECOR-01, MIX-01, BLOG-01) */
export function ListPage({ area }: { area: Exclude<ListArea, 'art'> }) {
  const { id, page } = useListAddress();
  if (area === 'gifts' && !isGiftsPage(id)) return <Navigate to={LISTS.gifts.path} replace />;
  return (
    <StartedList area={area} page={page} filters={noFilters}>
      <ListOrPost />
    </StartedList>
  );
}

/** In the blog a number beyond the last page is the number of a post. (BLOG-03) */
function ListOrPost() {
  const { post: Post } = useListPorts();
  const isPastTheEnd = listing.useFlow((view) => view.isPastTheEnd);
  if (isPastTheEnd && Post) return <Post />;
  return (
    <ListFrame>
      <Listing heartOf={heartOf} />
    </ListFrame>
  );
}
