import type { ReactNode } from 'react';

/** So many `<li>` of one content, while a list is on its way. */
export const Places = ({ count, className, children }: { count: number; className?: string; children: ReactNode }) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never change
    <li key={place} className={className}>
      {children}
    </li>
  ));
