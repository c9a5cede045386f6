import type { LoginEffect } from '../../machines/kit/ownReading.ts';
import type { AreaEffects } from '../kit/effects.ts';
import { isGuest } from '../ports/asGuest.ts';
import { keptGuest } from '../storage/checkout.ts';

/** A guest's temporary account is no login of the visit: where the order's page finds it over, it is forgotten here. (GUEST-04) */
export const guestOrderEffects: AreaEffects = (asked, chart, { act }) => {
  const effect = asked as LoginEffect;
  if (effect.type !== 'session.ended' || !effect.session || !isGuest(effect.session)) return false;
  keptGuest.drop();
  act({ type: 'navigate', to: '/?expired=true', replace: true }, chart);
  return true;
};
