import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '../../domain/searchHit.ts';
import { SearchResults, searchResults } from '../../flows/searchResults/SearchResults.tsx';
import { searchResultsLogic } from '../../ports/searchResults.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { Head } from '../head/Head.tsx';
import { BrowseLinks, renderResultGroup } from '../lists/ResultGroup.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './SearchPage.module.css';

/** '/search?q=…', to which Enter in a search box leads. (CAT-22 to CAT-30) */
export function SearchPage() {
  const [params] = useSearchParams();
  const text = (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const queries = useQueryClient();
  const logic = useMemo(() => searchResultsLogic(queries), [queries]);
  const title = text === '' ? 'Search' : `Results for “${text}”`;
  return (
    <Page>
      <Head title={title} description="All that the shop has by a name." path="/search" noIndex />
      <Section level={1} title={title}>
        <div className={styles.box}>
          <SearchBox key={text} placement="list" text={text} />
        </div>
        <searchResults.Provider key={text} logic={logic} options={{ input: { text } }}>
          <SearchResults renderGroup={renderResultGroup} links={<BrowseLinks />} />
        </searchResults.Provider>
      </Section>
    </Page>
  );
}
