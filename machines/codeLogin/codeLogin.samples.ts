import { parseContactMethod } from '../../src/domain/contactMethod.ts';
import { validateForm } from '../../src/domain/form.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { Samples } from '../kit/samples.ts';
import { session } from '../orderPlacement/samplePurchase.ts';
import type { codeLoginMachine } from './codeLogin.machine.ts';
import type { PendingCode } from './codeLogin.setup.ts';
import { DETAIL_FIELDS } from './registration.ts';

const mobile = '9847012345';
const mail = 'asha@example.com';
const pending: PendingCode = { to: { mobile }, type: 'login', resendIn: 60_000 };
const opened: UserSession = session;
const tokens = { token: session.token, refresh_token: session.refresh_token };

export const codeLoginSamples = {
  input: { path: '/art/', search: '' },
  events: [
    { type: 'address.typed', text: 'asha' },
    { type: 'address.typed', text: '+91 98470 12345' },
    { type: 'address.typed', text: 'Asha@Example.com' },
    { type: 'address.submitted' },
    { type: 'address.changed' },
    { type: 'detail.typed', field: 'name', text: 'Asha Menon' },
    { type: 'detail.typed', field: 'mail', text: mail },
    { type: 'detail.typed', field: 'alternate', text: '12345' },
    { type: 'details.submitted' },
    { type: 'code.typed', code: '12' },
    { type: 'code.typed', code: '1234' },
    { type: 'code.submitted' },
    { type: 'code.resent' },
    { type: 'opening.retried' },
    { type: 'page.changed', path: '/gifts/' },
    { type: 'popup.closed' },
    { type: 'xstate.done.actor.recallCode', output: null, reply: 'recall.nothing' },
    { type: 'xstate.done.actor.recallCode', output: pending, reply: 'recall.pending' },
    { type: 'xstate.done.actor.requestCode', output: 'sent', reply: 'codeRequest.sent' },
    { type: 'xstate.done.actor.requestCode', output: 'unknown', reply: 'codeRequest.unknown' },
    { type: 'xstate.done.actor.requestCode', output: 'invalid', reply: 'codeRequest.invalid' },
    { type: 'xstate.done.actor.requestCode', output: 'blocked', reply: 'codeRequest.blocked' },
    { type: 'xstate.error.actor.requestCode', error: 'down', reply: 'codeRequest.down' },
    { type: 'xstate.done.actor.requestAnother', output: 'sent', reply: 'codeRequest.sent' },
    { type: 'xstate.done.actor.requestAnother', output: 'unknown', reply: 'codeRequest.unknown' },
    { type: 'xstate.done.actor.requestAnother', output: 'blocked', reply: 'codeRequest.blocked' },
    { type: 'xstate.error.actor.requestAnother', error: 'down', reply: 'network.broken' },
    { type: 'xstate.done.actor.register', output: { kind: 'made' }, reply: 'register.done' },
    {
      type: 'xstate.done.actor.register',
      output: { kind: 'taken', mobile: true, mail: true },
      reply: 'register.bothTaken',
    },
    {
      type: 'xstate.done.actor.register',
      output: { kind: 'taken', mobile: false, mail: true },
      reply: 'register.mailTaken',
    },
    {
      type: 'xstate.done.actor.register',
      output: { kind: 'taken', mobile: true, mail: false },
      reply: 'register.nameTaken',
    },
    { type: 'xstate.error.actor.register', error: 'down', reply: 'register.down' },
    { type: 'xstate.done.actor.verifyCode', output: { kind: 'right', tokens }, reply: 'otp.accepted' },
    { type: 'xstate.done.actor.verifyCode', output: { kind: 'wrong' }, reply: 'otp.wrong' },
    { type: 'xstate.done.actor.verifyCode', output: { kind: 'blocked' }, reply: 'otp.blocked' },
    { type: 'xstate.error.actor.verifyCode', error: 'down', reply: 'otp.down' },
    { type: 'xstate.done.actor.openAccount', output: opened, reply: 'account.opened' },
    { type: 'xstate.error.actor.openAccount', error: 'down', reply: 'account.openFailed' },
    { type: 'page.changed', path: '/art/' },
  ],
  distinguish: ({ contactText, to, details, isUnsure, code }) => ({
    address: Object.keys(parseContactMethod(contactText) ?? {}),
    isByMail: 'mail' in to,
    problems: validateForm(DETAIL_FIELDS, details),
    isUnsure,
    isComplete: code.length === 4,
  }),
  // Tokens are the backend's own, and what is left of a minute depends on the moment.
  compare: ({ tokens: _, resendIn: __, ...context }) => context,
  starts: { overCheckout: { input: { path: '/checkout/shipping/', search: '' } } },
} satisfies Samples<typeof codeLoginMachine>;
