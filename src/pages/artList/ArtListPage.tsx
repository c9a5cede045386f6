import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { type Filters, noFilters } from '../../../machines/listing/filters.ts';
import { artsQuery } from '../../api/arts.ts';
import { orientationsQuery, themesQuery } from '../../api/terms.ts';
import { Listing, listing } from '../../flows/listing/Listing.tsx';
import { heartOfArt } from '../../flows/wishlist/heartOfArt.tsx';
import { useKept } from '../../kit/kept.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Page } from '../../ui/Layout.tsx';
import { useArtListPorts } from '../ports.ts';
import styles from './ArtListPage.module.css';
import { useListAddress } from './listAddress.ts';

/** The list of art prints, by page, by theme, or as it was last narrowed. (CAT-01) */
export function ArtListPage() {
  const ports = useArtListPorts();
  const address = useListAddress();
  const kept = useKept(ports.readFilters);
  const where = { page: address.page, filters: address.filters ?? kept ?? noFilters };
  const known = useQueryClient().getQueryData(artsQuery({ page: where.page, ...where.filters }).queryKey) ?? null;
  return (
    <Page>
      <listing.Start logic={ports.listing} options={{ input: { ...where, known } }}>
        <AddressReport {...where} />
        <ArtList />
      </listing.Start>
    </Page>
  );
}

function ArtList() {
  const { onlyTheme } = listing.useFlow();
  const themes = useQuery(themesQuery());
  const orientations = useQuery(orientationsQuery());
  const way = [
    { name: 'Home', link: <Link to="/" /> },
    { name: 'Art Prints', link: onlyTheme ? <Link to="/art/" /> : undefined },
  ];
  return (
    <div className={styles.list}>
      <Breadcrumb label="You are here" items={onlyTheme ? [...way, { name: onlyTheme }] : way} />
      <Listing themes={themes.data ?? []} orientations={orientations.data ?? []} heartOf={heartOfArt} />
    </div>
  );
}

/** Tells the list what the router says; the chart itself sees whether that is news. */
function AddressReport({ page, filters }: { page: number; filters: Filters }) {
  const actor = listing.useActor();
  const said = JSON.stringify({ page, filters });
  useEffect(() => {
    actor.send({ type: 'address.changed', ...(JSON.parse(said) as { page: number; filters: Filters }) });
  }, [actor, said]);
  return null;
}
