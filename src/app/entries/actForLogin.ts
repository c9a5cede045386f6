import type { EventObject } from 'xstate';
import type { LoginEffect } from '../../../machines/kit/ownReading.ts';
import type { UserSession } from '../../domain/userSession.ts';
import { keptGuest } from '../../ports/keptCheckout.ts';
import { keptUser } from '../../ports/keptUser.ts';

/** Where this user's login is kept now; nowhere once it is signed out. */
const keeperOf = ({ details: { id } }: UserSession) =>
  [keptUser, keptGuest].find((keeper) => keeper.read()?.details.id === id);

/** Keeps or forgets a login that a chart renewed or came to the end of; true where that was let out. (API-05, SESS-10, SESS-12) */
export function actForLogin(asked: EventObject): boolean {
  const effect = asked as LoginEffect;
  if (effect.type === 'session.renewed') {
    keeperOf(effect.session)?.write(effect.session);
    return true;
  }
  if (effect.type !== 'session.ended') return false;
  if (effect.session) keeperOf(effect.session)?.drop();
  return true;
}
