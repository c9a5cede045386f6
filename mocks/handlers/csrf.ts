import { Refusal } from '../drupal/errors.ts';
import { randomUuid, stableUuid } from '../drupal/uuid.ts';

/** A token that writes have to carry; one of a cookie session is good for that session only (API-19). */
export function createCsrfToken(session = ''): string {
  const seed = removeDashes(randomUuid());
  return `${seed}${createSeal(seed, session)}`;
}

/** Throws 403 with Drupal's words where the token is missing, or is none of this backend's. */
export function requireCsrfToken(request: Request, session = ''): void {
  const token = request.headers.get('X-CSRF-Token');
  if (token === null) throw new Refusal(403, 'X-CSRF-Token request header is missing');
  if (token.length !== 64 || token.slice(32) !== createSeal(token.slice(0, 32), session))
    throw new Refusal(403, 'X-CSRF-Token request header is invalid');
}

// nothing is stored of a token: it is known by its second half, which belongs to the first
const createSeal = (seed: string, session: string) => removeDashes(stableUuid(`csrf:${session}:${seed}`));

const removeDashes = (uuid: string) => uuid.replaceAll('-', '');
