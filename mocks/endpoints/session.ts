import type { EndpointDoc } from './endpointDoc.ts';

const token = (name: string, path: string, where: string): EndpointDoc => ({
  name,
  rows: ['API-19'],
  method: 'GET',
  path,
  does: `Answers the CSRF token that an upload carries as \`X-CSRF-Token\`. ${where}`,
  who: 'Anybody.',
  answers: { status: 200, holds: 'The token, as plain text.' },
  errors: path.startsWith('/rest/') ? { 404: 'In `drupal10`, which has the other path.' } : {},
  example: { method: 'GET', path },
});

/** The CSRF token (API-19). */
export const sessionEndpoints: readonly EndpointDoc[] = [
  token(
    'session.token',
    '/rest/session/token',
    'This is the specification’s path; a Drupal since version 9 does not have it.',
  ),
  token('session.tokenNow', '/session/token', 'This is the path of a present Drupal, and is there in `spec` too.'),
];
