import { HttpResponse, http } from 'msw';
import { stableUuid } from '../drupal/uuid.ts';
import {
  createCredentialsError,
  createErrorResponse,
  type OAuthError,
  UNVERIFIED_EMAIL,
} from '../handlers/oauthErrors.ts';
import { down, failWith, passThrough, type Scenarios, scenario } from './overrides.ts';

const CHECK = '*/email_verifications/account_check';
const VERIFY = '*/email_verifications/email_verify';
const TOKENS = '*/oauth/token';
const REGISTER = '*/user/register';

const answerPost = (path: string, data: unknown) => () => [http.post(path, () => HttpResponse.json({ data }))];
const denyToken = (error: OAuthError) => () => [http.post(TOKENS, () => createErrorResponse(error, 5))];

const acceptSignUp = () => [
  http.post<never, { name: unknown }>(REGISTER, async ({ request }) => {
    const { name } = await request.json();
    return HttpResponse.json({ uuid: [{ value: stableUuid('user:accepted') }], name });
  }),
];

export const signInScenarios = {
  'mail.checked': passThrough,
  'mail.verified': scenario('every e-mail is verified', answerPost(CHECK, { account_status: '1' })),
  'mail.pending': scenario('every e-mail waits to be verified', answerPost(CHECK, { account_status: '0' })),
  'mail.unknown': scenario(
    'no account has this e-mail',
    failWith('post', CHECK, 404, 'User asha@example.com not registered'),
  ),
  'mail.down': scenario('no e-mail can be checked', down('post', CHECK)),
  'password.requested': passThrough,
  'password.wrong': scenario('every password is wrong', denyToken(createCredentialsError(true))),
  'password.unverified': scenario('every e-mail is to be verified first', denyToken(UNVERIFIED_EMAIL)),
  'register.accepted': scenario('everybody can register, and nothing is kept', acceptSignUp),
  'mailCode.checked': passThrough,
  'mailCode.right': scenario('every code of an e-mail is right', answerPost(VERIFY, 'verified')),
  'mailCode.wrong': scenario('every code of an e-mail is wrong', answerPost(VERIFY, 'failed')),
  'mailCode.blocked': scenario('too many codes of an e-mail were wrong', failWith('post', VERIFY, 429, 'Try Later!')),
} satisfies Scenarios;
