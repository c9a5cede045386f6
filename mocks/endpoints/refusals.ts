/** Who may call, in the same words everywhere. */
export const WHO = {
  anybody: 'Anybody.',
  customer: 'A signed-in user, the temporary account of a guest included.',
  owner: 'The user it belongs to.',
  proxy:
    'The reverse proxy in front of the backend, which adds its Basic credential to this one call. The browser holds none. Where no proxy stands in front, the backend plays it for exactly this call.',
} as const;

/** What each call for a signed-in user may be refused with. */
export const NOT_SIGNED_IN = {
  401: '`drupal10`: the bearer has expired or is unknown. A host with basic_auth: nobody is signed in.',
  403: 'Nobody is signed in, the bearer has expired or is unknown (`spec`), or it belongs to somebody else.',
} as const;

/** What a list that only its owner sees may be refused with. */
export const EXPIRED = {
  401: '`drupal10`: the bearer has expired or is unknown.',
  403: '`spec`: the bearer has expired or is unknown.',
} as const;

/** What each JSON:API document that is sent may be refused with. */
export const NOT_A_DOCUMENT = {
  400: 'The body is empty or no JSON (`Syntax error`), has no `type`, or names another id than the path.',
  415: 'Content-Type is not `application/vnd.api+json`.',
} as const;

/** Where a client makes the uuid itself. */
export const ALREADY_CREATED =
  'An entity with this `id` is there already: the call was made before, and its answer got lost.';
