import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type Address, formatAddress, resolveAddress } from './address.ts';
import { useAddress } from './useAddress.ts';

type Props = { part: Partial<Address> } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'part'>;

const isPlain = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);

/** A link within the tool: from the present address to the same with another part. It opens in new tabs as any link does. */
export function AddressLink({ part, onClick, ...rest }: Props) {
  const [address, go] = useAddress();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    go(part);
  };
  return <a {...rest} href={formatAddress(resolveAddress(address, part)) || '?'} onClick={follow} />;
}
