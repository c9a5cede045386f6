/**
 * Stands where a password would, for whoever signs in by code alone: made for this one account and never shown, so that
 * nobody can sign in with it. (GUEST-03)
 */
export const createRandomPassword = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(36).padStart(2, '0')).join('');
