import * as v from 'valibot';
import { anyJson, getJsonApi, postJson, postJsonApi } from './client.ts';
import { CONTACT_PATH } from './config.ts';
import { isFailure } from './failure.ts';
import { buildQuery } from './jsonapi.ts';

type Value = string | number | boolean;

// Drupal's REST wants every field as a list of value objects.
const toValueLists = (fields: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [{ value }]]));

/** Sends a filled-in form to the shop, `form` by its machine name; the answer states no more than that it came (API-96, API-97). */
export async function sendContactMessage(
  form: string,
  fields: Readonly<Record<string, Value>>,
  signal?: AbortSignal,
): Promise<void> {
  const body = { contact_form: [{ target_id: form }], ...toValueLists(fields) };
  await postJson(anyJson, `${CONTACT_PATH}?_format=json`, body, { signal });
}

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
export async function subscribe(mail: string, signal?: AbortSignal): Promise<void> {
  await postJsonApi(anyJson, LIST, { data: { type: 'node--news_letter', attributes: { title: mail } } }, { signal });
}

/** Takes an address off the list, whether it was on it or not. (STAT-08) */
export async function unsubscribe(mail: string, signal: AbortSignal): Promise<void> {
  await postJson(anyJson, '/newsletter/unsubscribe', { mail }, { signal });
}

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
