import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Findable } from '../catalogue/catalogue.ts';
import { findablesQuery } from '../catalogue/queries.ts';
import { formatCount, humanizeName } from '../graph/words.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import { Glyph, type GlyphName } from '../ui/Glyph.tsx';
import styles from './Finder.module.css';
import { parseTerms, searchFindables, toAddress } from './search.ts';

/** More would not be read. */
const MAX_RESULTS = 80;

const GLYPHS: Record<Findable['kind'], GlyphName> = {
  chart: 'diagram',
  state: 'state',
  transition: 'arrow',
  message: 'message',
  requirement: 'requirement',
};

const KIND_LABELS: Record<Findable['kind'], string> = {
  chart: 'Flow',
  state: 'State',
  transition: 'Transition',
  message: 'Message',
  requirement: 'Requirement',
};

/** Flows and states by their names in words; all others unchanged. */
const getTitle = ({ kind, title }: Findable) => (kind === 'chart' || kind === 'state' ? humanizeName(title) : title);

/** Up and down go from one result to the next. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  links[links.indexOf(document.activeElement as HTMLAnchorElement) + step]?.focus();
  event.preventDefault();
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with the words of the query marked. */
function Highlight({ text, query }: { text: string; query: string }) {
  const terms = parseTerms(query);
  if (terms.length === 0) return text;
  const parts = text.split(new RegExp(`(${terms.map(escapeRegExp).join('|')})`, 'i'));
  // Every second part matches the query.
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

/** What a query finds in all charts: states, events, messages, requirements. */
export function Finder({ query, onNavigate }: { query: string; onNavigate: (() => void) | undefined }) {
  const { data, isPending } = useQuery(findablesQuery);
  const results = useMemo(() => searchFindables(data ?? [], query), [data, query]);
  const status = isPending
    ? 'Searching…'
    : results.length === 0
      ? 'Nothing is found'
      : formatCount(results.length, 'result');
  return (
    <>
      <p className={styles.status} role="status">
        {status}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a short way between links that have the focus themselves */}
      <div onKeyDown={moveFocus}>
        <ul className={styles.results} aria-label="Results">
          {results.slice(0, MAX_RESULTS).map((result) => (
            <li key={`${result.kind} ${result.chart} ${result.id} ${result.title}`}>
              <AddressLink to={toAddress(result)} className={styles.result} onClick={onNavigate}>
                <Glyph name={GLYPHS[result.kind]} />
                <VisuallyHidden>{`${KIND_LABELS[result.kind]}: `}</VisuallyHidden>
                <span className={styles.text}>
                  <span className={styles.title}>
                    <Highlight text={getTitle(result)} query={query} />
                  </span>
                  <span className={styles.location}>
                    {result.kind === 'chart' ? 'Flow' : humanizeName(result.chart)}
                  </span>
                  {result.kind === 'requirement' ? <span className={styles.location}>{result.keywords}</span> : null}
                </span>
              </AddressLink>
            </li>
          ))}
        </ul>
      </div>
      {results.length > MAX_RESULTS ? (
        <p className={styles.status}>{`The nearest ${MAX_RESULTS} are shown; another word narrows it down.`}</p>
      ) : null}
      {!isPending && results.length === 0 ? (
        <p className={styles.hint}>
          Try the name of a state or an event, some words of a message, or an id such as AUTH-12.
        </p>
      ) : null}
    </>
  );
}
