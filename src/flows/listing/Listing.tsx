import { type ReactNode, useDeferredValue } from 'react';
import { connect } from '../../../machines/listing/listing.connect.ts';
import { listingMachine } from '../../../machines/listing/listing.machine.ts';
import { LISTS } from '../../domain/listArea.ts';
import type { ListCard } from '../../domain/listCard.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { Section } from '../../ui/Layout.tsx';
import { FilterBar, type FilterNames } from './FilterBar.tsx';
import { ListGallery } from './Gallery.tsx';
import { ListPager } from './ListPager.tsx';
import { LIST_TEXTS } from './listTexts.ts';

export const listing = createFlow(listingMachine, connect);

type Props = {
  /** The options of the list's own filters, where it has any. */
  names?: FilterNames;
  /** The search of the list. (CAT-03) */
  search?: ReactNode;
  /** The panel of all filters, where the list has one. */
  panel: ReactNode;
  /** The wishlist button of a card. */
  renderHeart: (card: ListCard) => ReactNode;
};

/** A list of the shop: its filters, the cards of a page, the pagination. */
export function Listing({ names, search, panel, renderHeart }: Props) {
  const view = listing.useView();
  // The pressed control renders first; the cards follow, and the bar too where the panel covers it. Until then React passes
  // them the view before, for which they are memoized.
  const deferredView = useDeferredValue(view);
  const bar = view.isPanelOpen ? deferredView : view;
  return (
    <Section level={1} title={view.onlyName ?? LISTS[view.area].title} lead={LIST_TEXTS[view.area].lead}>
      <PartErrorBoundary part="filters">
        {bar.canFilter ? <FilterBar {...bar} names={names} search={search} /> : null}
      </PartErrorBoundary>
      {panel}
      <ListGallery {...deferredView} renderHeart={renderHeart} />
      <ListPager {...deferredView} />
    </Section>
  );
}
