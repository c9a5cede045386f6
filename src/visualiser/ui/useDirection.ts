import type { Direction } from '../layout/layout.ts';
import type { Address } from './address.ts';
import { useIsDesktop } from './useIsDesktop.ts';

/** Which way diagrams run: as the address has it, else downwards where the window is narrow. */
export function useDirection({ direction }: Pick<Address, 'direction'>): Direction {
  const isDesktop = useIsDesktop();
  return direction ?? (isDesktop ? 'right' : 'down');
}
