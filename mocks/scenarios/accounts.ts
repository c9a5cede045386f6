import { HttpResponse, http } from 'msw';
import { stableUuid } from '../drupal/uuid.ts';
import { documented, down, empty, honest, refusing, type Scenarios } from './faults.ts';

const USERS = '*/jsonapi/user/user';
const REGISTER = '*/user/register';
const CODE = '*/otp/anonymous_account';
const VERIFY = '*/otp/verify';
const TOKENS = '*/oauth/token';

const known = documented(USERS, ({ url }) => {
  const name = new URL(url).searchParams.get('filter[name]') ?? '9847000000';
  const user = { type: 'user--user', id: stableUuid(`user:${name}`), attributes: { display_name: name, name } };
  return { data: [user], meta: { count: 1 }, links: { self: { href: url } } };
});

// as where the code is only sent: the answer names at most the number that was asked for
const withheld = () => [
  http.post<never, { mobile?: string }>(CODE, async ({ request }) =>
    HttpResponse.json({ mobile: (await request.json()).mobile ?? null }),
  ),
];

const taken = (line: string) => refusing('post', REGISTER, 422, `Unprocessable Entity: validation failed.\n${line}\n`);

export const accountScenarios = {
  'user.found': honest,
  'user.known': known,
  'user.none': empty(USERS),
  'user.down': down('get', USERS),
  'register.done': honest,
  'register.nameTaken': taken('name: The username 9847000000 is already taken.'),
  'register.mailTaken': taken('mail: The email address asha@example.com is already taken.'),
  'register.down': down('post', REGISTER),
  'code.sent': honest,
  'code.withheld': withheld,
  'code.down': down('post', CODE),
  'otp.right': honest,
  'otp.wrong': refusing('post', VERIFY, 400, 'Incorrect OTP'),
  'otp.blocked': refusing('post', VERIFY, 429, 'Try Later!'),
  'otp.down': down('post', VERIFY),
  'tokens.renewed': honest,
  'tokens.spent': () => [
    http.post(TOKENS, () =>
      HttpResponse.json({ error: 'invalid_request', message: 'The refresh token is invalid.' }, { status: 401 }),
    ),
  ],
  'tokens.down': down('post', TOKENS),
} satisfies Scenarios;
