import type { UserSession } from '../../domain/userSession.ts';
import { clearFormDraftsOnSignOut } from '../../ports/formDraft.ts';
import { forgottenHereStorage, forgottenStorage } from '../../storage/forgottenStorage.ts';
import { closeStorage } from '../../storage/persisted.ts';
import { dropOutdated } from '../../storage/persistedForDay.ts';

/**
 * Begins the page anew once the device forgets a person: in another tab, while this page was put away for the Back button, or
 * while this tab slept, which then empties what it alone stores. Drops what has outlasted its day, and what a customer began
 * once another one is here; until `signal` aborts. (SESS-06)
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
