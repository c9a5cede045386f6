import { createContext } from 'react';

/** The address of a list that waits behind another page; null where the list has the address that is open. */
export const ListAddressContext = createContext<{
  params: Readonly<Partial<Record<string, string>>>;
  search: string;
} | null>(null);
