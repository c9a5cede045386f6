import { DEMO } from '../seed/demo.ts';
import type { EndpointDoc, ExampleRequest } from './endpointDoc.ts';

const value = (text: string) => [{ value: text }];

const registered: ExampleRequest = {
  method: 'POST',
  path: '/user/register?_format=json',
  body: {
    name: value('9847012345'),
    mail: value('asha@example.com'),
    pass: value('Kolam-2026'),
    field_full_name: value('Asha Menon'),
    field_alternate_number: value(''),
  },
};
const checked: ExampleRequest = {
  method: 'POST',
  path: '/email_verifications/account_check',
  body: { mail: 'asha@example.com' },
};
const lost: ExampleRequest = {
  method: 'POST',
  path: '/user/lost-password?_format=json',
  body: { mail: DEMO.mail },
};
const MANY = '`Try Later!`: the address had thirty codes today.';
const BLOCKED = '`Try Later!`: five tries of this code were wrong. Another one may be requested.';

/** How an account comes to be, is verified, and gets a new password (API-09 to API-13, API-16). */
export const registrationEndpoints: readonly EndpointDoc[] = [
  {
    name: 'user.register',
    rows: ['API-09', 'API-16'],
    method: 'POST',
    path: '/user/register',
    does: 'Registers a customer and sends a welcome to the mailbox. A guest’s checkout makes its temporary account so as well, with a password that is made up.',
    who: 'Anybody who is not signed in.',
    query: { _format: '`json`. Without it Drupal answers with the page of its own form.' },
    body: {
      name: 'The mobile number. Each value is an object `{value}` or a list of one.',
      mail: 'The e-mail.',
      pass: 'The password.',
      field_full_name: 'The full name.',
      field_alternate_number: 'A second number, or an empty text.',
    },
    answers: {
      status: 200,
      holds:
        'The user, each field a list of objects: `uid`, `uuid`, `name`, `created`, `field_full_name` and so on. Mail and password are not among them.',
    },
    errors: {
      400: '`Syntax error`, or no body.',
      403: '`Only anonymous users can register a user.`',
      406: 'The body is not announced as `application/json`.',
      422: '`{message}` with a line for each fault: `mail: The email address {mail} is already taken.`, `name: The username {name} is already taken.`, both, or what is wrong with either. `No password provided.`',
      500: 'A field that a user does not have.',
    },
    example: registered,
  },
  {
    name: 'email.check',
    rows: ['API-12', 'API-16'],
    method: 'POST',
    path: '/email_verifications/account_check',
    does: 'Tells whether an e-mail is taken or waits to be verified. Where it waits, a code of four digits is sent to it. The client asks before it signs in, after it has registered, and to have another code sent.',
    who: 'Anybody.',
    body: { mail: 'The e-mail.' },
    answers: {
      status: 200,
      holds:
        '`data.account_status`: `1` where the e-mail is verified and so taken, `0` where its verification is pending; then `data.otp_uid`, by which alone the code is good.',
    },
    errors: {
      400: '`Invalid Entry`: no e-mail address.',
      404: '`User {mail} not registered`',
      429: MANY,
    },
    example: { ...checked, before: [registered] },
  },
  {
    name: 'email.verify',
    rows: ['API-13'],
    method: 'POST',
    path: '/email_verifications/email_verify',
    does: 'Verifies an e-mail by the code that was sent to it. From then on the password signs in.',
    who: 'Anybody who has the code.',
    body: {
      mail: 'The e-mail.',
      otp: 'The code. It is good for ten minutes and one use.',
      otp_uid: 'What came with the code.',
    },
    answers: {
      status: 200,
      holds: '`data`: `verified`, or `failed` for a code that is wrong, old, used, or of another browser.',
    },
    errors: { 400: '`Invalid Entry`: no e-mail address.', 429: BLOCKED },
    example: {
      method: 'POST',
      path: '/email_verifications/email_verify',
      body: { mail: 'asha@example.com', otp: '{code}', otp_uid: '{data.otp_uid}' },
      before: [registered, checked],
    },
  },
  {
    name: 'password.forget',
    rows: ['API-10'],
    method: 'POST',
    path: '/user/lost-password',
    does: 'Sends a temporary password to the mailbox. It is good for an hour; another request replaces it.',
    who: 'Anybody.',
    query: { _format: '`json`.' },
    body: { mail: 'The e-mail of the account.' },
    answers: { status: 200, holds: '`message`: `Further instructions have been sent to your email address.`' },
    errors: {
      400: '`Please Post mail key.` `This User was not found or invalid`: nobody has this e-mail. In `drupal10` that is 200 too, and nothing is sent.',
    },
    example: lost,
  },
  {
    name: 'password.reset',
    rows: ['API-11'],
    method: 'POST',
    path: '/user/lost-password-reset',
    does: 'Sets a new password in exchange for the temporary one. Every session of the user ends, and the e-mail counts as verified.',
    who: 'Anybody who has the temporary password.',
    query: { _format: '`json`.' },
    body: {
      name: 'The user name or the e-mail.',
      temp_pass: 'The temporary password of the letter.',
      new_pass: 'The new password.',
    },
    answers: { status: 200, holds: '`message`: `Your New Password has been saved please log in.`' },
    errors: {
      400: '`This User was not found or invalid`. `No valid temp password request.`: none was asked for, it is used or older than an hour, or five tries from the same network were wrong in the last hour. `The recovery password is not valid.` `Please Post new_pass key.`',
    },
    example: {
      method: 'POST',
      path: '/user/lost-password-reset?_format=json',
      body: { name: DEMO.name, temp_pass: '{code}', new_pass: 'Another@Frame2026' },
      before: [lost],
    },
  },
];
