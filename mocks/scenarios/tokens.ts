import { http, type RequestHandler } from 'msw';
import { isApiCall } from '../apiCalls.ts';
import { createRefusalResponse, Refusal } from '../drupal/errors.ts';
import { createErrorResponse, createRefreshTokenError } from '../handlers/oauthErrors.ts';
import { down, passThrough, type Scenarios, scenario } from './overrides.ts';

const TOKENS = '*/oauth/token';
const VALID_CALLS = 3;

const getBearer = (request: Request) => request.headers.get('Authorization')?.replace(/^bearer\s+/i, '');

/** The first bearer is taken for three calls and never again; the next one lasts. */
const expireMidway = (): RequestHandler[] => {
  let calls = 0;
  let spentBearer: string | undefined;
  const isSpent = (request: Request) => {
    const bearer = getBearer(request);
    if (bearer === undefined) return false;
    if (spentBearer === undefined) {
      calls += 1;
      if (calls > VALID_CALLS) spentBearer = bearer;
    }
    return bearer === spentBearer;
  };
  return [
    http.all(
      ({ request }) => isApiCall(request) && !request.url.includes('/oauth/'),
      ({ request }) =>
        isSpent(request)
          ? createRefusalResponse(new Refusal(401, 'The access token has expired.', { isPage: true }), request.url)
          : undefined,
    ),
  ];
};

const refuseRefresh = () => [http.post(TOKENS, () => createErrorResponse(createRefreshTokenError('spent', 5), 5))];

export const tokenScenarios = {
  'tokens.renewed': passThrough,
  'tokens.expireMidway': scenario('the session ends after three calls, once', expireMidway),
  'tokens.spent': scenario('the session cannot be renewed', refuseRefresh),
  'tokens.down': scenario('no session begins or goes on', down('post', TOKENS)),
} satisfies Scenarios;
