import { revokeToken } from '../api/session.ts';
import type { UserSession } from '../domain/userSession.ts';
import { guestSessionStorage } from '../storage/checkoutStorage.ts';
import { forgottenHereStorage, forgottenStorage } from '../storage/forgottenStorage.ts';
import { closeStorage } from '../storage/persisted.ts';
import { clearPictures } from '../storage/pictureStorage.ts';
import { handedOrderCookie } from '../storage/recoveryCopyStorage.ts';
import { isImpersonal } from '../storage/storageKeys.ts';

/** So long, in milliseconds, the shopper waits at most for pictures to be deleted. */
const DELETION_TIMEOUT = 1_000;

function clear(area: Storage): void {
  const names = Array.from({ length: area.length }, (_, at) => area.key(at) ?? '');
  for (const name of names) if (!isImpersonal(name)) area.removeItem(name);
}

/** Both tokens, the one first that can bring others. A backend that is away, or has no such call, keeps nobody waiting. */
async function revoke({ refresh_token, token }: UserSession): Promise<void> {
  if (refresh_token) await revokeToken(refresh_token, 'refresh_token').catch(() => undefined);
  await revokeToken(token, 'access_token').catch(() => undefined);
}

/**
 * Leaves nothing of a person on this device, and ends their tokens at the backend. What still runs in this page writes
 * nothing any more, and every other page of the store begins anew; so must this one. Settles once it may. (SESS-06)
 */
export async function forgetPerson(customer: UserSession | null): Promise<void> {
  for (const session of [customer, guestSessionStorage.read()]) if (session) void revoke(session);
  const mark = crypto.randomUUID();
  forgottenHereStorage.write(mark);
  forgottenStorage.write(mark);
  closeStorage();
  handedOrderCookie.write('');
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      clear(window[name]);
    } catch {
      // blocked: nothing is stored there
    }
  }
  await Promise.race([clearPictures(), new Promise((resolve) => setTimeout(resolve, DELETION_TIMEOUT))]);
}
