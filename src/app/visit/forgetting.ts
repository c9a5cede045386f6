import type { UserSession } from '../../domain/userSession.ts';
import { clearFormDraftsOnSignOut } from '../../ports/formDraft.ts';
import { forgottenHereStorage, forgottenStorage } from '../../storage/forgottenStorage.ts';
import { closeStorage } from '../../storage/persisted.ts';
import { dropOutdated } from '../../storage/persistedForDay.ts';

/**
 * Reloads the page once the device forgot a person: in another tab, while this page was in the back-forward cache, or while
 * this tab was suspended, and clears the storage of this tab. Drops expired data, and the drafts of a customer at a sign-out;
 * until `signal` aborts. (SESS-06)
 */
export function watchForgetting(reload: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  dropOutdated();
  signal.addEventListener('abort', clearFormDraftsOnSignOut());
  const mark = forgottenHereStorage.read() ?? forgottenStorage.read() ?? '';
  forgottenHereStorage.write(mark);
  const checkForgotten = () => {
    const now = forgottenStorage.read();
    if (now === null || now === mark) return;
    window.sessionStorage.clear();
    forgottenHereStorage.write(now);
    closeStorage();
    reload();
  };
  checkForgotten();
  for (const eventName of ['storage', 'pageshow']) window.addEventListener(eventName, checkForgotten, { signal });
}

/** Removes all of a person from this device; the page must be reloaded after it. `customer` was signed in. (SESS-06) */
export async function forget(customer: UserSession | null): Promise<void> {
  try {
    const { forgetPerson } = await import('../../ports/forgetPerson.ts');
    await forgetPerson(customer);
  } catch {
    // The code that knows what may stay failed to load: remove all.
    closeStorage();
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
}
