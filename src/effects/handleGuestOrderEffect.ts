import type { AreaEffectHandler } from '../kit/flow/effects.ts';
import { guestSessionStorage } from '../storage/checkoutStorage.ts';

/** What the page of a guest's order emits for storage. (GUEST-04) */
export const handleGuestOrderEffect: AreaEffectHandler = ({ type }) => {
  if (type !== 'guest.forgotten') return false;
  guestSessionStorage.remove();
  return true;
};
