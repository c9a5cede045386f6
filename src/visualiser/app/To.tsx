import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type Address, gone, writeAddress } from './address.ts';
import { useAddress } from './useAddress.ts';

type Props = { part: Partial<Address> } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'part'>;

const isPlain = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);

/** A link within the tool: from the present address to the same with another part. It opens in new tabs as any link does. */
export function To({ part, onClick, ...rest }: Props) {
  const [address, go] = useAddress();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    go(part);
  };
  return <a {...rest} href={writeAddress(gone(address, part)) || '?'} onClick={follow} />;
}
