import { validateForm } from '../../src/domain/form.ts';
import { getProfileChanges, PROFILE_FIELDS, type Profile } from '../../src/domain/profileForm.ts';
import type { Samples } from '../kit/samples.ts';
import { demoSession } from '../session/session.samples.ts';
import type { profileMachine } from './profile.machine.ts';
import { isMailChanged } from './profile.setup.ts';

const { name, mail } = demoSession.details;
const account: Profile = { name, mail, fullName: 'Demo Customer', alternateNumber: '' };
const renamed: Profile = { ...account, fullName: 'Zoë D’Souza' };
const moved: Profile = { ...account, name: '9847012345' };

export const profileSamples = {
  input: { session: demoSession },
  events: [
    { type: 'profile.retried' },
    { type: 'field.typed', field: 'fullName', text: renamed.fullName },
    { type: 'field.typed', field: 'mobile', text: '98470' },
    { type: 'field.typed', field: 'mobile', text: '+91 98470 12345' },
    { type: 'profile.submitted' },
    { type: 'code.typed', code: '12' },
    { type: 'code.typed', code: '1234' },
    { type: 'code.submitted' },
    { type: 'code.resent' },
    { type: 'proof.left' },
    { type: 'xstate.done.actor.readProfile', output: account, reply: 'profile.read' },
    { type: 'xstate.error.actor.readProfile', error: { kind: 'unauthorised' }, reply: 'profile.notOwn' },
    { type: 'xstate.error.actor.readProfile', error: 'down', reply: 'profile.down' },
    { type: 'xstate.done.actor.saveProfile', output: { account: renamed }, reply: 'profile.renamed' },
    { type: 'xstate.done.actor.saveProfile', output: { account: moved }, reply: 'profile.moved' },
    {
      type: 'xstate.done.actor.saveProfile',
      output: { problems: { mobile: 'mobileTaken' } },
      reply: 'profile.mobileTaken',
    },
    { type: 'xstate.error.actor.saveProfile', error: { kind: 'unauthorised' }, reply: 'profile.foreign' },
    { type: 'xstate.error.actor.saveProfile', error: 'down', reply: 'profile.unsaved' },
    { type: 'xstate.done.actor.sendCode', output: undefined, reply: 'codeRequest.sent' },
    { type: 'xstate.error.actor.sendCode', error: 'down', reply: 'codeRequest.down' },
    { type: 'xstate.done.actor.proveMobile', output: demoSession, reply: 'proof.right' },
    { type: 'xstate.done.actor.proveMobile', output: null, reply: 'otp.wrong' },
    { type: 'xstate.error.actor.proveMobile', error: 'down', reply: 'otp.down' },
  ],
  distinguish: (context) => [
    Object.keys(context.problems),
    Object.keys(validateForm(PROFILE_FIELDS, context.form)),
    Object.keys(getProfileChanges(context.form, context.account)),
    isMailChanged(context),
    context.account.name,
    context.code.length,
  ],
  compare: ({ account, form, problems, code }) => ({ account, form, problems, code }),
  starts: { signedOut: { input: { session: null } } },
} satisfies Samples<typeof profileMachine>;
