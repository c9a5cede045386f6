import { anything } from './anything.ts';
import { postJson } from './client.ts';
import { CONTACT_PATH } from './config.ts';

type Value = string | number | boolean;

// Drupal's REST wants every field as a list of value objects.
const listed = (fields: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [{ value }]]));

/** Sends a filled-in form to the shop, `form` by its machine name; the answer says no more than that it came (API-96, API-97). */
export async function sendContactMessage(
  form: string,
  fields: Readonly<Record<string, Value>>,
  signal?: AbortSignal,
): Promise<void> {
  const body = { contact_form: [{ target_id: form }], ...listed(fields) };
  await postJson(anything, `${CONTACT_PATH}?_format=json`, body, { signal });
}
