import { createMediaQueryHook } from '../../kit/browser/mediaQuery.ts';
import type { Direction } from '../layout/layout.ts';
import { useAddress } from './useAddress.ts';

/** Is there room for list, diagram and panel beside each other? Else they stand below each other, the list behind a button. */
export const useIsDesktop = createMediaQueryHook('(width > 900px)', true);

/** Which way diagrams run: as the address has it, else downwards where the window is narrow. */
export function useDirection(): Direction {
  const [{ direction }] = useAddress();
  const isDesktop = useIsDesktop();
  return direction ?? (isDesktop ? 'right' : 'down');
}
