import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { homeTextsQuery } from '../../api/queries/home.ts';
import { EffectHostContext } from '../../kit/flow/EffectHostContext.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Block.module.css';
import { useHomeQuery } from './useHomeQuery.ts';

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
