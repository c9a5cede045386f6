import { normalizeMobile } from '../../src/domain/contactDetails.ts';
import { validateSignUp } from '../../src/domain/signInForm.ts';
import type { Samples } from '../kit/samples.ts';
import type { signInMachine } from './signIn.machine.ts';

const details = { id: 'a5a1f0de-0000-4000-8000-000000000001', name: '9847012345', mail: 'asha@example.com' };
const session = { token: 'token-of-asha', refresh_token: 'refresh-of-asha', details };

export const signInSamples = {
  input: { path: '/signup', search: '' },
  events: [
    { type: 'address.opened', path: '/login', search: '' },
    { type: 'address.opened', path: '/signup', search: '' },
    { type: 'customer.recognised' },
    { type: 'field.typed', field: 'fullName', text: 'Asha Menon' },
    { type: 'field.typed', field: 'mobile', text: '+91 98470 12345' },
    { type: 'field.typed', field: 'mail', text: 'asha@example.com' },
    { type: 'field.typed', field: 'mail', text: '9847012345' },
    { type: 'field.typed', field: 'password', text: 'Kolam 2026' },
    { type: 'field.typed', field: 'confirm', text: 'Kolam 2026' },
    { type: 'remember.toggled' },
    { type: 'form.submitted' },
    { type: 'signUp.chosen' },
    { type: 'signIn.chosen' },
    { type: 'password.forgotten' },
    { type: 'login.byCode' },
    { type: 'code.typed', code: '12' },
    { type: 'code.typed', code: '1234' },
    { type: 'code.submitted' },
    { type: 'code.resent' },
    { type: 'xstate.done.actor.checkMail', output: 'verified', reply: 'mail.verified' },
    { type: 'xstate.done.actor.checkMail', output: 'pending', reply: 'mail.pending' },
    { type: 'xstate.done.actor.checkMail', output: 'unknown', reply: 'mail.unknown' },
    { type: 'xstate.error.actor.checkMail', error: 'down', reply: 'mail.down' },
    { type: 'xstate.done.actor.signIn', output: { session }, reply: 'password.right' },
    { type: 'xstate.done.actor.signIn', output: { refused: 'credentials' }, reply: 'password.wrong' },
    { type: 'xstate.done.actor.signIn', output: { refused: 'unverified' }, reply: 'password.unverified' },
    { type: 'xstate.error.actor.signIn', error: 'down', reply: 'tokens.down' },
    { type: 'xstate.done.actor.register', output: 'done', reply: 'register.accepted' },
    { type: 'xstate.done.actor.register', output: 'bothTaken', reply: 'register.bothTaken' },
    { type: 'xstate.done.actor.register', output: 'mailTaken', reply: 'register.mailTaken' },
    { type: 'xstate.done.actor.register', output: 'nameTaken', reply: 'register.nameTaken' },
    { type: 'xstate.done.actor.register', output: { refused: {} }, reply: 'register.down' },
    {
      type: 'xstate.done.actor.register',
      output: { refused: { fullName: 'long' } },
      reply: 'register.refused',
    },
    { type: 'xstate.error.actor.register', error: 'unanswered', reply: 'network.broken' },
    { type: 'xstate.done.actor.verifyMail', output: true, reply: 'mailCode.right' },
    { type: 'xstate.done.actor.verifyMail', output: false, reply: 'mailCode.wrong' },
    { type: 'xstate.error.actor.verifyMail', error: 'blocked', reply: 'mailCode.blocked' },
    {
      type: 'xstate.done.actor.passwordReset',
      output: { mail: 'asha@example.com', done: true },
      reply: 'passwordReset.done',
    },
  ],
  distinguish: ({ path, form, problems, code }) => ({
    path,
    missing: Object.keys(validateSignUp(form)),
    byMobile: normalizeMobile(form.mail) !== '',
    problems,
    code,
  }),
} satisfies Samples<typeof signInMachine>;
