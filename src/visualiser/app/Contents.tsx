import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { catalogueQuery } from '../catalogue/queries.ts';
import { useAddress } from '../ui/useAddress.ts';
import styles from './Contents.module.css';
import { Finder } from './Finder.tsx';
import { Flows } from './Flows.tsx';

type Props = {
  searchField?: RefObject<HTMLInputElement | null>;
  /** Called when a link is followed. */
  onNavigate?: () => void;
};

/** The navigation: the flows by area, or the results of a search. */
export function Contents({ searchField, onNavigate }: Props) {
  const [query, setQuery] = useState('');
  const [{ chart }] = useAddress();
  const { isSuccess } = useQuery(catalogueQuery);
  const list = useRef<HTMLElement>(null);
  // A link may lead to a flow far down the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another flow, or the list itself has come
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chart, isSuccess]);
  // From the field, the arrow goes to the first result, and Enter opens it.
  const handleKey = (event: KeyboardEvent) => {
    const getFirstLink = () => list.current?.querySelector<HTMLElement>('a');
    if (event.key === 'Escape') setQuery('');
    else if (event.key === 'ArrowDown') getFirstLink()?.focus();
    else if (event.key === 'Enter' && query.trim() !== '') getFirstLink()?.click();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.contents}>
      <search className={styles.search}>
        <label className={styles.box}>
          <Icon name="search" size={16} />
          <input
            ref={searchField}
            className={styles.field}
            type="search"
            aria-label="Search all flows"
            placeholder="State, event, text or AUTH-12"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={handleKey}
          />
        </label>
      </search>
      <nav ref={list} className={styles.list} aria-label="Flows">
        {query.trim() === '' ? <Flows onNavigate={onNavigate} /> : <Finder query={query} onNavigate={onNavigate} />}
      </nav>
    </div>
  );
}
