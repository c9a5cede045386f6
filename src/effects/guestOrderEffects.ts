import type { AreaEffects } from '../kit/effects.ts';
import { keptGuest } from '../storage/checkout.ts';

/** What the page of a guest's order emits for storage. (GUEST-04) */
export const guestOrderEffects: AreaEffects = ({ type }) => {
  if (type !== 'guest.forgotten') return false;
  keptGuest.drop();
  return true;
};
