import type { ContextFrom } from 'xstate';
import { isEmail } from '../../src/domain/contactDetails.ts';
import type { Samples } from '../kit/samples.ts';
import { demoSession } from '../session/session.samples.ts';
import type { passwordResetMachine } from './passwordReset.machine.ts';

export const newPassword = 'Kolam 2026';

const events = [
  { type: 'mail.typed', text: 'asha@' },
  { type: 'mail.typed', text: demoSession.details.mail },
  { type: 'temporary.requested' },
  { type: 'temporary.had' },
  { type: 'password.typed', field: 'temporary', text: 'f00d5eed' },
  { type: 'password.typed', field: 'password', text: newPassword },
  { type: 'reset.submitted' },
  { type: 'mail.changed' },
  { type: 'xstate.done.actor.sendTemporary', output: true, reply: 'temporary.sent' },
  { type: 'xstate.done.actor.sendTemporary', output: false, reply: 'temporary.unknown' },
  { type: 'xstate.error.actor.sendTemporary', error: 'down', reply: 'temporary.down' },
  { type: 'xstate.done.actor.resetPassword', output: 'done', reply: 'reset.done' },
  { type: 'xstate.done.actor.resetPassword', output: 'wrong', reply: 'reset.wrong' },
  { type: 'xstate.done.actor.resetPassword', output: 'spent', reply: 'reset.spent' },
  { type: 'xstate.done.actor.resetPassword', output: 'refused', reply: 'reset.refused' },
  { type: 'xstate.done.actor.resetPassword', output: 'unknown', reply: 'reset.unknown' },
  { type: 'xstate.error.actor.resetPassword', error: 'down', reply: 'reset.down' },
  { type: 'xstate.done.actor.signInAgain', output: demoSession, reply: 'password.right' },
  { type: 'xstate.error.actor.signInAgain', error: 'down', reply: 'tokens.down' },
] as const satisfies Samples<typeof passwordResetMachine>['events'];

const distinguish = ({ mail, temporary, password }: ContextFrom<typeof passwordResetMachine>) => [
  isEmail(mail),
  temporary !== '',
  password !== '',
];

/** The same in the account, where the e-mail is known. */
export const ownPasswordResetSamples = {
  input: { mail: demoSession.details.mail, uid: demoSession.details.id },
  events,
  distinguish,
} satisfies Samples<typeof passwordResetMachine>;

export const passwordResetSamples = {
  input: { mail: '' },
  events,
  distinguish,
  starts: { signedIn: { input: ownPasswordResetSamples.input } },
} satisfies Samples<typeof passwordResetMachine>;
