import { HttpResponse, http } from 'msw';
import { stableUuid } from '../drupal/uuid.ts';
import {
  answerWithList,
  down,
  downFor,
  empty,
  failWith,
  inSequence,
  passThrough,
  type Scenarios,
  scenario,
} from './overrides.ts';

const USERS = '*/jsonapi/user/user';
const REGISTER = '*/user/register';
const CODE = '*/otp/anonymous_account';
const VERIFY = '*/otp/verify';

const everyNumberKnown = answerWithList(USERS, ({ url }) => {
  const name = new URL(url).searchParams.get('filter[name]') ?? '9847000000';
  return [{ type: 'user--user', id: stableUuid(`user:${name}`), attributes: { display_name: name, name } }];
});

// as where the code is only sent: the answer names at most the number that was requested
const withholdCode = () => [
  http.post<never, { mobile?: string }>(CODE, async ({ request }) =>
    HttpResponse.json({ mobile: (await request.json()).mobile ?? null }),
  ),
];

const conflict = (line: string) =>
  failWith('post', REGISTER, 422, `Unprocessable Entity: validation failed.\n${line}\n`);
const wrong = failWith('post', VERIFY, 400, 'Incorrect OTP');
const blocked = failWith('post', VERIFY, 429, 'Try Later!');

export const accountScenarios = {
  'user.found': passThrough,
  'user.known': scenario('every number has an account', everyNumberKnown),
  'user.none': scenario('no number has an account', empty(USERS)),
  'user.down': scenario('accounts cannot be looked up', down('get', USERS)),
  'register.done': passThrough,
  'register.nameTaken': scenario(
    'the number is taken at once',
    conflict('name: The username 9847000000 is already taken.'),
  ),
  'register.mailTaken': scenario(
    'the mail address is taken at once',
    conflict('mail: The email address asha@example.com is already taken.'),
  ),
  'register.bothTaken': scenario(
    'number and mail address are taken at once',
    conflict(
      'name: The username 9847000000 is already taken.\nmail: The email address asha@example.com is already taken.',
    ),
  ),
  'register.refused': scenario(
    'a full name is too long for the backend',
    conflict('field_full_name.0.value: Full name: may not be longer than 255 characters.'),
  ),
  'register.down': scenario('nobody can register', down('post', REGISTER)),
  'code.sent': passThrough,
  'code.withheld': scenario('the code is sent, and not told in the answer', withholdCode),
  'code.down': scenario('no code is sent', down('post', CODE)),
  'code.downOnceThenSent': scenario('no code at first, then one', downFor(1, 'post', CODE)),
  'otp.right': passThrough,
  'otp.wrong': scenario('every code is wrong', wrong),
  'otp.wrongTwiceThenBlocked': scenario(
    'two codes are wrong, then none is taken',
    inSequence('post', VERIFY, wrong, wrong, blocked),
  ),
  'otp.blocked': scenario('too many codes were wrong', blocked),
  'otp.down': scenario('codes cannot be checked', down('post', VERIFY)),
} satisfies Scenarios;
