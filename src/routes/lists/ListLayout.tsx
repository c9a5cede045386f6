import type { ReactNode } from 'react';
import { LISTS } from '../../domain/listArea.ts';
import type { FilteredArea } from '../../domain/listFilters.ts';
import type { BreadcrumbItem } from '../../domain/structuredData/thing.ts';
import { listing } from '../../flows/listing/Listing.tsx';
import { LIST_TEXTS } from '../../flows/listing/listTexts.ts';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Page } from '../../ui/Layout.tsx';
import { Head } from '../head/Head.tsx';
import styles from './ListLayout.module.css';

/** The head of a page of a list, with its first picture. */
function ListHead({ breadcrumb }: { breadcrumb: readonly BreadcrumbItem[] }) {
  const { area, page, isEmpty, isPastTheEnd, groups, onlyName, canonicalPath } = listing.useView();
  const { title } = LISTS[area];
  const name = onlyName ? `${onlyName}: ${title}` : title;
  return (
    <Head
      title={page > 1 ? `${name}, page ${page}` : name}
      description={LIST_TEXTS[area].summary}
      path={canonicalPath}
      picture={groups[0]?.cards[0]?.picture}
      breadcrumb={breadcrumb}
      noIndex={isEmpty || isPastTheEnd}
    />
  );
}

/** The page around a list, with its breadcrumb for people and for search engines. */
export function ListLayout({ children }: { children: ReactNode }) {
  const { area, onlyName, canonicalPath } = listing.useView();
  const breadcrumb = [
    { name: 'Home', path: '/' },
    { name: LISTS[area].title, path: LISTS[area].path },
    ...(onlyName ? [{ name: onlyName, path: canonicalPath }] : []),
  ];
  const items = breadcrumb.map(({ name, path }, at) => ({
    name,
    path: at < breadcrumb.length - 1 ? path : undefined,
  }));
  return (
    <Page>
      <ListHead breadcrumb={breadcrumb} />
      <div className={styles.list}>
        <Breadcrumb items={items} />
        {children}
      </div>
    </Page>
  );
}

const Filters = createLazyPart(
  async () => (await import('./CatalogueFilters.tsx')).CatalogueFilters,
  'filters of a list',
);

/** The panel of a list's filters, whose code comes when it is first opened. */
export function LazyFilters({ area }: { area: FilteredArea }) {
  const { isPanelOpen, closePanel } = listing.useView();
  return <Filters isActive={isPanelOpen} area={area} onFailed={closePanel} />;
}
