import { DEMO } from '../seed/demo.ts';
import type { EndpointDoc, ExampleRequest } from './endpointDoc.ts';

const TO = {
  mobile: 'A mobile number, or',
  mail: 'an e-mail.',
  type: '`login`, `signup` or `guest`.',
};
const INVALID = '`Invalid Entry`: neither a mobile number nor an e-mail, or another type.';
const UNKNOWN = '`User {value} not registered`';
const MANY = '`Try Later!`: the number or address had thirty codes today.';
const BLOCKED =
  '`Try Later!`: five tries of this code were wrong. Other codes stay good, and another one may be requested.';
const IDENTIFIER = '`otp_uid`, by which alone the code is good, so that no other browser can use or guess it';

const requested: ExampleRequest = {
  method: 'POST',
  path: '/otp/request',
  body: { mobile: DEMO.name, type: 'login' },
};

/** One-time codes of four digits, by phone or mail (API-14, API-15, API-17). */
export const otpEndpoints: readonly EndpointDoc[] = [
  {
    name: 'otp.request',
    rows: ['API-14', 'API-17'],
    method: 'POST',
    path: '/otp/request',
    does: 'Sends a code to a phone or a mailbox. A further request sends another code.',
    who: 'Anybody. The number or e-mail must be registered, but for `signup`.',
    body: TO,
    answers: { status: 200, holds: `\`mobile\` or \`mail\`, as it was sent; ${IDENTIFIER}. Never the code.` },
    errors: { 400: INVALID, 404: UNKNOWN, 429: MANY },
    example: requested,
  },
  {
    name: 'otp.guest',
    rows: ['API-15'],
    method: 'POST',
    path: '/otp/anonymous_account',
    does: 'Gives the code of a guest’s temporary account. By phone the account was registered before; by mail it is made here.',
    who: 'Anybody. The code is told in the answer only as long as the account is nobody’s own, goes by this very name (with `signup` by any) and holds nothing: as soon as somebody has signed in with its password, or with a code or a temporary password that reached its phone or mailbox, or it has an address or an order, the code is sent to the owner alone. The first such sign-in ends every session that was begun with a code that had been told, and so does the next code that is told and used.',
    body: { ...TO, type: '`guest`, or `signup` where the same browser has just registered the account.' },
    answers: {
      status: 200,
      holds: `\`mobile\`, the user name of the account; \`mail\` where the code went there; ${IDENTIFIER}; and \`otp\`, the code, unless it is for the owner alone.`,
    },
    errors: { 400: INVALID, 404: `${UNKNOWN}; by mobile number only.`, 429: MANY },
    example: {
      method: 'POST',
      path: '/otp/anonymous_account',
      body: { mail: 'asha@example.com', type: 'guest' },
    },
  },
  {
    name: 'otp.verify',
    rows: ['API-17'],
    method: 'POST',
    path: '/otp/verify',
    does: 'Signs in with a code. A code that was sent to a mailbox also verifies the e-mail. As long as nobody has proven the number (or, by mail, neither), whoever registered it may be a stranger: the sessions of the account end, its password and its e-mail (by mail: its number) are dropped. An e-mail that was verified keeps that account under itself, and the number gets a new one. Nothing is dropped with `signup`, or with a bearer of the same account.',
    who: 'Anybody who has the code.',
    body: { ...TO, otp: 'The code. It is good for ten minutes and one use.', otp_uid: 'What came with the code.' },
    answers: {
      status: 200,
      holds: '`token_type` `Bearer`, `expires_in` 900 (seconds), `access_token` and `refresh_token`.',
    },
    errors: {
      400: `\`Incorrect OTP\`: wrong, old, used, or of another browser. ${INVALID}`,
      404: `${UNKNOWN}. The code stays good, so that whoever signs up may register first.`,
      429: BLOCKED,
    },
    example: {
      method: 'POST',
      path: '/otp/verify',
      body: { mobile: DEMO.name, otp: '{code}', otp_uid: '{otp_uid}', type: 'login' },
      before: [requested],
    },
  },
];
