import * as v from 'valibot';
import { send, TEXT } from './client.ts';
import { isFailure } from './failure.ts';

const Token = v.pipe(v.string(), v.trim(), v.minLength(1));
const SPECIFIED = '/rest/session/token';
const PRESENT = '/session/token';

const tokenAt = (path: string, signal?: AbortSignal) =>
  send(Token, path, { method: 'GET', headers: { Accept: TEXT } }, signal ? { signal } : {});

/**
 * The token that an upload carries (API-19, SESS-09), from the specification's path, or from that of a Drupal since
 * version 9 where the other is not there.
 */
export async function csrfToken(signal?: AbortSignal): Promise<string> {
  try {
    return await tokenAt(SPECIFIED, signal);
  } catch (error) {
    if (!isFailure(error, 'notFound')) throw error;
    return tokenAt(PRESENT, signal);
  }
}
