import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { type CachedQuery, getCachedQuery } from '../../api/queries/cachedQuery.ts';
import { homeTextsQuery } from '../../api/queries/home.ts';
import { PageDataContext } from '../../kit/hydration/hydration.tsx';
import { retryImport } from '../../kit/loading/retryImport.ts';
import { enterArea } from '../../storage/listingStorage.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Block.module.css';

/** Is what is rendered here in the document already, as HTML made at build time? */
export const PrerenderedContext = createContext(false);

const answers = new WeakMap<object, Promise<void>>();

/** Resolves once a query was answered; retried without end, because its HTML stays usable meanwhile. */
function waitForAnswer<T>(query: Query<T>): Promise<void> {
  const pending = answers.get(query) ?? retryImport(() => query.fetch()).then(() => undefined);
  answers.set(query, pending);
  return pending;
}

/**
 * The data of a block of home. A prerendered block whose answers did not come with the HTML suspends until they are
 * here, so that it never turns back into its skeleton.
 */
function useHomeQuery<T>(read: CachedQuery<T>) {
  const queries = useQueryClient();
  const page = use(PageDataContext);
  const isPrerendered = use(PrerenderedContext);
  const query = getCachedQuery(queries, read);
  if (page && 'recordSnapshot' in page) page.recordQuery(query.queryHash);
  // React replays a render that waited, and needs the same `use` in it, although the answer is here by then.
  if (isPrerendered && (query.state.status === 'pending' || answers.has(query))) use(waitForAnswer(query));
  return useQuery(read);
}

type Props<T> = {
  read: CachedQuery<T>;
  /** Shown with a retry where the data failed to load. */
  errorText: string;
  /** Shown while the data loads, in the size of the block. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

/** A block of home with its data; its failure leaves the other blocks. */
export function HomeBlock<T>({ read, errorText, skeleton, children }: Props<T>) {
  const { data, isError, refetch } = useHomeQuery(read);
  if (isError) return <ErrorState title={errorText} onRetry={refetch} />;
  return data === undefined ? skeleton : children(data);
}

/** The shop's text under one of home's headings; its space stays empty where there is none. */
export function HomeLead({ title }: { title: string }) {
  const { data } = useHomeQuery(homeTextsQuery());
  return <span className={styles.lead}>{data?.find((text) => text.title === title)?.text}</span>;
}

/** So many `<li>` of one content, while a list loads. */
export const SkeletonItems = ({
  count,
  className,
  children,
}: {
  count: number;
  className?: string;
  children: ReactNode;
}) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items are all alike and never change
    <li key={index} className={className}>
      {children}
    </li>
  ));

type AreaLinkProps = { to: string; className?: string; children?: ReactNode };

/** A link to an area of the shop, with the same effect as that of the header. (SHELL-05, SHELL-07) */
export const AreaLink = ({ to, ...rest }: AreaLinkProps) => <Link to={to} {...rest} onClick={() => enterArea(to)} />;
