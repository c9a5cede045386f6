import { DENIED } from '../drupal/errors.ts';
import { createJsonResponse } from './respond.ts';

/** Why there are no tokens, as an OAuth server states it. */
export type OAuthError = { status: number; error: string; message: string; hint?: string };

const MALFORMED =
  'The request is missing a required parameter, includes an invalid parameter value, includes a parameter more than once, or is otherwise malformed.';
const WRONG_GRANT =
  'The provided authorization grant (e.g., authorization code, resource owner credentials) or refresh token is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.';
const CREDENTIALS = 'The user credentials were incorrect.';

export const createMissingParameterError = (name: string): OAuthError => ({
  status: 400,
  error: 'invalid_request',
  message: MALFORMED,
  hint: `Check the \`${name}\` parameter`,
});

export const UNKNOWN_CLIENT: OAuthError = {
  status: 401,
  error: 'invalid_client',
  message: 'Client authentication failed',
};

export const createUnknownScopeError = (scope: string): OAuthError => ({
  status: 400,
  error: 'invalid_scope',
  message: 'The requested scope is invalid, unknown, or malformed',
  hint: `Check the \`${scope}\` scope`,
});

/** The specification's host states it as an older OAuth server did (AUTH-25). */
export const createCredentialsError = (isSpec: boolean): OAuthError =>
  isSpec
    ? { status: 401, error: 'invalid_credentials', message: CREDENTIALS }
    : { status: 400, error: 'invalid_grant', message: CREDENTIALS };

/** The e-mail waits to be verified (AUTH-28). */
export const UNVERIFIED_EMAIL: OAuthError = {
  status: 401,
  error: 'access_denied',
  message: DENIED,
  hint: 'You need to verify email',
};

/** By the version of simple_oauth. */
export const createUnknownGrantError = (version: 5 | 6): OAuthError =>
  version === 5
    ? {
        status: 400,
        error: 'invalid_grant',
        message: WRONG_GRANT,
        hint: 'Check the configuration to see if the grant is enabled.',
      }
    : {
        status: 400,
        error: 'unsupported_grant_type',
        message: 'The authorization grant type is not supported by the authorization server.',
        hint: 'Check that all required parameters have been provided',
      };

export const createRefreshTokenError = (reason: 'spent' | 'unknown', version: 5 | 6): OAuthError => ({
  ...(version === 5 ? { status: 401, error: 'invalid_request' } : { status: 400, error: 'invalid_grant' }),
  message: 'The refresh token is invalid.',
  hint: reason === 'spent' ? 'Token has been revoked' : 'Cannot decrypt the refresh token',
});

/** The error as an answer; version 6 of simple_oauth states its sentence once. */
export const createErrorResponse = ({ status, error, message, hint }: OAuthError, version: 5 | 6): Response =>
  createJsonResponse(
    { error, error_description: message, ...(hint ? { hint } : {}), ...(version === 5 ? { message } : {}) },
    status,
  );
