import type { ReactNode } from 'react';
import { connect } from '../../../machines/listing/listing.connect.ts';
import { listingMachine } from '../../../machines/listing/listing.machine.ts';
import type { ArtCard } from '../../domain/art.ts';
import { flow } from '../../kit/flow.tsx';
import { Section } from '../../ui/Layout.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Gallery } from './Gallery.tsx';
import { Pages } from './Pages.tsx';

export const listing = flow(listingMachine, connect);

type Props = {
  /** The names that the list can be narrowed by. */
  themes: readonly string[];
  orientations: readonly string[];
  /** What lies on each card to save it for later. */
  heartOf?: (art: ArtCard) => ReactNode;
};

/** The art list: what narrows it, the pictures of a page, the way to the others. */
export function Listing({ themes, orientations, heartOf }: Props) {
  const view = listing.useFlow();
  return (
    <Section
      level={1}
      title={view.onlyTheme ?? 'Art Prints'}
      lead="Printed for you on cotton paper or canvas, in the size of your wall."
    >
      <FilterBar {...view} themes={themes} orientations={orientations} />
      <Gallery {...view} heartOf={heartOf} />
      <Pages {...view} />
    </Section>
  );
}
