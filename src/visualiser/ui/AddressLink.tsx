import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type Address, formatAddress, resolveAddress } from './address.ts';
import { useAddress } from './useAddress.ts';

type Props = { to: Partial<Address> } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'part'>;

const isPlainClick = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);

/** A link within the tool: the present address with these changes. It opens in new tabs as any link does. */
export function AddressLink({ to, onClick, ...rest }: Props) {
  const [address, navigate] = useAddress();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={formatAddress(resolveAddress(address, to)) || '?'} onClick={handleClick} />;
}
