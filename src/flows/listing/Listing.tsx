import '../../messages/listing.ts';
import type { ReactNode } from 'react';
import { connect } from '../../../machines/listing/listing.connect.ts';
import { listingMachine } from '../../../machines/listing/listing.machine.ts';
import type { ListCard } from '../../domain/listCard.ts';
import { flow } from '../../kit/flow.tsx';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import { Section } from '../../ui/Layout.tsx';
import { FilterBar, type FilterNames } from './FilterBar.tsx';
import { Gallery } from './Gallery.tsx';
import { LIST_TEXTS } from './listTexts.ts';
import { Pages } from './Pages.tsx';

export const listing = flow(listingMachine, connect);

type Props = {
  /** The names that the list can be narrowed by, where it can. */
  names?: FilterNames;
  /** Where one looks for something by its name. (CAT-03) */
  search?: ReactNode;
  /** What lies on each card to save it for later. */
  heartOf?: (card: ListCard) => ReactNode;
};

/** A list of the shop: what narrows it, the cards of a page, the way to the others. */
export function Listing({ names, search, heartOf }: Props) {
  const view = listing.useFlow();
  const { title, lead } = LIST_TEXTS[view.area];
  return (
    <Section level={1} title={view.onlyTheme ?? title} lead={lead}>
      <PartBoundary part="filters">{names ? <FilterBar {...view} {...names} search={search} /> : null}</PartBoundary>
      <Gallery {...view} heartOf={heartOf} />
      <Pages {...view} />
    </Section>
  );
}
