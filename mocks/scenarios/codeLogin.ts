import { down, failWith, passThrough, type Scenarios, scenario } from './overrides.ts';

const REQUEST = '*/otp/request';
const VERIFY = '*/otp/verify';

export const codeLoginScenarios = {
  'codeRequest.sent': passThrough,
  'codeRequest.unknown': scenario(
    'nobody is registered who asks for a code',
    failWith('post', REQUEST, 404, 'User 9847000000 not registered'),
  ),
  'codeRequest.invalid': scenario(
    'no number and no e-mail is taken for a code',
    failWith('post', REQUEST, 400, 'Invalid Entry'),
  ),
  'codeRequest.blocked': scenario(
    'no code is sent after too many wrong ones',
    failWith('post', REQUEST, 429, 'Try Later!'),
  ),
  'codeRequest.down': scenario('codes cannot be sent', down('post', REQUEST)),
  'otp.unknownCredentials': scenario(
    'codes are wrong in the words of a login',
    failWith('post', VERIFY, 401, 'invalid_credentials'),
  ),
  'account.opened': passThrough,
  'account.openFailed': scenario('nobody can say whose login it is', down('get', '*/jsonapi')),
} satisfies Scenarios;
