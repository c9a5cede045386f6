import '../../messages/home.ts';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { homeTextsQuery } from '../../api/queries/home.ts';
import { ShopContext } from '../../kit/ShopContext.ts';
import { Failed } from '../../ui/BlockStates.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Block.module.css';
import { useRead } from './useRead.ts';

type Props<T, Key extends QueryKey> = {
  read: UseQueryOptions<T, Error, T, Key>;
  /** Says what did not come; it can be tried again by itself. */
  failed: string;
  /** Stands in its place, in its size, while it is on its way. */
  coming: ReactNode;
  children: (data: T) => ReactNode;
};

/** What home reads for one of its blocks. Whatever becomes of it, the others stand. */
export function Block<T, Key extends QueryKey>({ read, failed, coming, children }: Props<T, Key>) {
  const { data, isError, refetch } = useRead(read);
  if (isError) return <Failed title={failed} retryLabel="Try again" onRetry={refetch} />;
  return data === undefined ? coming : children(data);
}

/** What the shop says under one of home's headings; its place stays empty where it says nothing. */
export function Lead({ of }: { of: string }) {
  const { data } = useRead(homeTextsQuery());
  return <span className={styles.lead}>{data?.find(({ title }) => title === of)?.text}</span>;
}

/** So many `<li>` of one content, while a list is on its way. */
export const Places = ({ count, className, children }: { count: number; className?: string; children: ReactNode }) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never change
    <li key={place} className={className}>
      {children}
    </li>
  ));

type AreaLinkProps = { to: string; className?: string; children?: ReactNode };

/** A link into a part of the shop, which begins it as the same link of the header does. (SHELL-05, SHELL-07) */
export function AreaLink({ to, ...rest }: AreaLinkProps) {
  const { act } = use(ShopContext);
  return <Link to={to} {...rest} onClick={() => act({ type: 'area.begun', path: to }, 'home')} />;
}
