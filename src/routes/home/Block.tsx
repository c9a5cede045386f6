import { type Query, type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { getCachedQuery } from '../../api/queries/cachedQuery.ts';
import { homeTextsQuery } from '../../api/queries/home.ts';
import { EffectHostContext } from '../../kit/flow/EffectHostContext.ts';
import { PageDataContext } from '../../kit/hydration/hydration.tsx';
import { retryImport } from '../../kit/loading/retryImport.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Block.module.css';

/** Does what is drawn here stand in the document already, as HTML that was made at build time? */
export const PrerenderedContext = createContext(false);

const answers = new WeakMap<object, Promise<void>>();

/** Settles once a query was answered. Meanwhile its HTML stands, and can be read and followed, so that it is requested as often as need be. */
function getAnswer(query: Query): Promise<void> {
  const coming = answers.get(query) ?? retryImport(() => query.fetch()).then(() => undefined);
  answers.set(query, coming);
  return coming;
}

/**
 * What home reads for one of its blocks. A block that stands in HTML whose answers did not come with it is as it is until
 * they are here, so that it never turns back into its own skeleton.
 */
function useHomeQuery<T, Key extends QueryKey>(read: UseQueryOptions<T, Error, T, Key>) {
  const queries = useQueryClient();
  const page = use(PageDataContext);
  const isPrerendered = use(PrerenderedContext);
  const query = getCachedQuery(queries, read as Parameters<typeof getCachedQuery>[1]);
  if (page && 'note' in page) page.read(query.queryHash);
  // React replays a render that waited, and needs the same `use` in it, although the answer is here by then.
  if (isPrerendered && (query.state.status === 'pending' || answers.has(query))) use(getAnswer(query));
  return useQuery(read);
}

type Props<T, Key extends QueryKey> = {
  read: UseQueryOptions<T, Error, T, Key>;
  /** States what did not come; it can be tried again by itself. */
  failed: string;
  /** Stands in its place, in its size, while it is on its way. */
  coming: ReactNode;
  children: (data: T) => ReactNode;
};

/** What home reads for one of its blocks. Whatever becomes of it, the others stand. */
export function HomeBlock<T, Key extends QueryKey>({ read, failed, coming, children }: Props<T, Key>) {
  const { data, isError, refetch } = useHomeQuery(read);
  if (isError) return <ErrorState title={failed} retryLabel="Try again" onRetry={refetch} />;
  return data === undefined ? coming : children(data);
}

/** What the shop states under one of home's headings; its place stays empty where it is silent. */
export function HomeLead({ of }: { of: string }) {
  const { data } = useHomeQuery(homeTextsQuery());
  return <span className={styles.lead}>{data?.find(({ title }) => title === of)?.text}</span>;
}

/** So many `<li>` of one content, while a list is on its way. */
export const SkeletonItems = ({
  count,
  className,
  children,
}: {
  count: number;
  className?: string;
  children: ReactNode;
}) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never change
    <li key={place} className={className}>
      {children}
    </li>
  ));

type AreaLinkProps = { to: string; className?: string; children?: ReactNode };

/** A link into a part of the shop, which begins it as the same link of the header does. (SHELL-05, SHELL-07) */
export function AreaLink({ to, ...rest }: AreaLinkProps) {
  const { handleEffect } = use(EffectHostContext);
  return <Link to={to} {...rest} onClick={() => handleEffect({ type: 'area.begun', path: to }, 'home')} />;
}
