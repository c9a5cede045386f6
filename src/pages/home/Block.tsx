import '../../messages/home.ts';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from '../../ui/Failed.tsx';
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
