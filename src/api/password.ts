import { anything } from './anything.ts';
import { postJson } from './client.ts';

/**
 * Has a temporary password sent, which replaces the last one (API-10). Rejects with 'refused' where nobody has this
 * e-mail, for those hosts that tell.
 */
export async function sendTemporaryPassword(mail: string, signal?: AbortSignal): Promise<void> {
  await postJson(anything, '/user/lost-password?_format=json', { mail }, { signal });
}

export type PasswordChange = { name: string; temporary: string; password: string };

/**
 * Sets a new password in exchange for the temporary one; every session of the user ends (API-11). `name` may be the
 * e-mail. Rejects with 'refused', its detail says why.
 */
export async function resetPassword(
  { name, temporary, password }: PasswordChange,
  signal?: AbortSignal,
): Promise<void> {
  const body = { name, temp_pass: temporary, new_pass: password };
  await postJson(anything, '/user/lost-password-reset?_format=json', body, { signal });
}
