import type { Samples } from '../kit/samples.ts';
import type { guestAccountMachine } from './guestAccount.machine.ts';

const mobile = '9847012345';
const mail = 'asha@example.com';
const session = {
  token: 'token-of-asha',
  refresh_token: 'refresh-of-asha',
  details: { id: 'a5a1f0de-0000-4000-8000-000000000001', name: mobile, mail },
};

export const guestAccountSamples = {
  input: { mobile, mail, fullName: 'Asha Menon' },
  events: [
    { type: 'code.typed', code: '12' },
    { type: 'code.typed', code: '1234' },
    { type: 'code.submitted' },
    { type: 'code.resent' },
    { type: 'mail.preferred' },
    { type: 'xstate.done.actor.findUser', output: false, reply: 'user.none' },
    { type: 'xstate.done.actor.findUser', output: true, reply: 'user.known' },
    { type: 'xstate.error.actor.findUser', error: 'down', reply: 'user.down' },
    { type: 'xstate.done.actor.signUp', output: true, reply: 'register.done' },
    { type: 'xstate.error.actor.signUp', error: 'down', reply: 'register.down' },
    { type: 'xstate.done.actor.requestCode', output: { code: '4321', account: mobile }, reply: 'code.returned' },
    { type: 'xstate.done.actor.requestCode', output: { code: null, account: mobile }, reply: 'code.withheld' },
    { type: 'xstate.error.actor.requestCode', error: 'down', reply: 'code.down' },
    { type: 'xstate.done.actor.verifyCode', output: session, reply: 'otp.accepted' },
    { type: 'xstate.done.actor.verifyCode', output: null, reply: 'otp.wrong' },
    { type: 'xstate.error.actor.verifyCode', error: 'down', reply: 'otp.down' },
    { type: 'xstate.done.actor.checkTyped', output: session, reply: 'otp.accepted' },
    { type: 'xstate.done.actor.checkTyped', output: null, reply: 'otp.wrong' },
    { type: 'xstate.error.actor.checkTyped', error: 'down', reply: 'otp.down' },
  ],
  distinguish: ({ channel, hasResent }) => ({ channel, hasResent }),
  // Codes, tokens and ids are the backend's own.
  compare: ({ channel, hasResent, session }) => ({ channel, hasResent, mail: session?.details.mail }),
} satisfies Samples<typeof guestAccountMachine>;
