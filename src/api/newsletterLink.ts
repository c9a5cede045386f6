import { anyJson, postJson } from './client.ts';
import { isFailure } from './failure.ts';

/** What the link in a letter of the newsletter carries: whose it is, and what signs it. */
type SignedAddress = { mail: string; key: string };

const use = async (path: string, { mail, key }: SignedAddress, signal: AbortSignal): Promise<boolean> => {
  try {
    await postJson(anyJson, path, { mail, key }, { signal });
    return true;
  } catch (error) {
    if (isFailure(error) && error.status === 403) return false;
    throw error;
  }
};

/** Confirms a subscription; false where the link is no longer good. Rejects as any call does. (API-03) */
export const confirmSubscription = (link: SignedAddress, signal: AbortSignal) =>
  use('/newsletter/confirm', link, signal);

/** Takes the address of a link off the list; false where the link is no longer good. Rejects as any call does. (STAT-08) */
export const endSubscription = (link: SignedAddress, signal: AbortSignal) => use('/newsletter/leave', link, signal);
