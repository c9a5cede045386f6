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
    { type: 'xstate.done.actor.findUser', output: false, answer: 'user.none' },
    { type: 'xstate.done.actor.findUser', output: true, answer: 'user.known' },
    { type: 'xstate.error.actor.findUser', error: 'down', answer: 'user.down' },
    { type: 'xstate.done.actor.signUp', output: undefined, answer: 'register.done' },
    { type: 'xstate.error.actor.signUp', error: 'down', answer: 'register.down' },
    { type: 'xstate.done.actor.requestCode', output: { code: '4321', account: mobile }, answer: 'code.told' },
    { type: 'xstate.done.actor.requestCode', output: { code: null, account: mobile }, answer: 'code.withheld' },
    { type: 'xstate.error.actor.requestCode', error: 'down', answer: 'code.down' },
    { type: 'xstate.done.actor.verifyCode', output: { session }, answer: 'otp.accepted' },
    { type: 'xstate.done.actor.verifyCode', output: { wrongCode: true }, answer: 'otp.wrong' },
    { type: 'xstate.error.actor.verifyCode', error: 'down', answer: 'otp.down' },
    { type: 'xstate.done.actor.checkTyped', output: { session }, answer: 'otp.accepted' },
    { type: 'xstate.done.actor.checkTyped', output: { wrongCode: true }, answer: 'otp.wrong' },
    { type: 'xstate.error.actor.checkTyped', error: 'down', answer: 'otp.down' },
  ],
  distinguish: ({ via, resent }) => ({ via, resent }),
  // Codes, tokens and ids are the backend's own.
  compare: ({ via, resent, session }) => ({ via, resent, mail: session?.details.mail }),
} satisfies Samples<typeof guestAccountMachine>;
