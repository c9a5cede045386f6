import * as v from 'valibot';
import { anyJson, getJsonApi, postJson, postJsonApi } from './client.ts';
import { isFailure } from './failure.ts';
import { buildQuery } from './jsonapi.ts';
import { findRefusal, type Refusal } from './refusedFields.ts';

const LIST = '/jsonapi/node/news_letter';
// of a subscriber nothing is read but that there is one, and a host shows strangers no more
const Subscribers = v.object({ data: v.array(v.unknown()) });

/** Is the address on the list of the newsletter? (API-02) */
export async function isSubscribed(mail: string, signal?: AbortSignal): Promise<boolean> {
  const path = buildQuery(LIST, { filter: { title: mail }, page: { limit: 1 } });
  const { data } = await getJsonApi(Subscribers, path, { signal });
  return data.length > 0;
}

/** Puts an address on the list; the backend does not mind one that is on it. (API-03, NEWS-07) */
export function subscribe(mail: string, signal?: AbortSignal): Promise<Refusal | null> {
  const body = { data: { type: 'node--news_letter', attributes: { title: mail } } };
  return findRefusal(postJsonApi(anyJson, LIST, body, { signal }), { mail: 'title' });
}

/** Takes an address off the list, whether it was on it or not. (STAT-08) */
export const unsubscribe = (mail: string, signal: AbortSignal): Promise<Refusal | null> =>
  findRefusal(postJson(anyJson, '/newsletter/unsubscribe', { mail }, { signal }), { mail: 'mail' });

/** What the link in a letter of the newsletter carries: whose it is, and what signs it. */
type SignedAddress = { mail: string; key: string };

const postSignedAddress = async (path: string, { mail, key }: SignedAddress, signal: AbortSignal): Promise<boolean> => {
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
  postSignedAddress('/newsletter/confirm', link, signal);

/** Takes the address of a link off the list; false where the link is no longer good. Rejects as any call does. (STAT-08) */
export const endSubscription = (link: SignedAddress, signal: AbortSignal) =>
  postSignedAddress('/newsletter/leave', link, signal);
