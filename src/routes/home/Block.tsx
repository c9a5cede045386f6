import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CachedQuery } from '../../api/queries/cachedQuery.ts';
import { homeTextsQuery } from '../../api/queries/home.ts';
import { enterArea } from '../../storage/listingStorage.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Block.module.css';

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
  const { data, isError, refetch } = useQuery(read);
  if (isError) return <ErrorState title={errorText} onRetry={refetch} />;
  return data === undefined ? skeleton : children(data);
}

/** The shop's text under one of home's headings; its space stays empty where there is none. */
export function HomeLead({ title }: { title: string }) {
  const { data } = useQuery(homeTextsQuery());
  return <span className={styles.lead}>{data?.find((text) => text.title === title)?.text}</span>;
}

type AreaLinkProps = { to: string; className?: string; children?: ReactNode };

/** A link to an area of the shop, with the same effect as that of the header. (SHELL-05, SHELL-07) */
export const AreaLink = ({ to, ...rest }: AreaLinkProps) => <Link to={to} {...rest} onClick={() => enterArea(to)} />;
