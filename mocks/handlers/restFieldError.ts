import { unexpected } from '../drupal/errors.ts';

/** Drupal's REST stumbles over a field that it does not know, and states it in a plain text. */
export function createRestFieldError(): Response {
  const { message, status } = unexpected();
  return new Response(message, { status, headers: { 'Content-Type': 'text/plain; charset=UTF-8' } });
}
