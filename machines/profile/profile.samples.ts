import { changesIn, type Profile, profileProblems } from '../../src/domain/profileForm.ts';
import type { Samples } from '../kit/samples.ts';
import { demoSession } from '../orderHistory/demoSession.ts';
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
    { type: 'xstate.done.actor.readProfile', output: account, answer: 'profile.read' },
    { type: 'xstate.error.actor.readProfile', error: { kind: 'unauthorised' }, answer: 'profile.notOwn' },
    { type: 'xstate.error.actor.readProfile', error: 'down', answer: 'profile.down' },
    { type: 'xstate.done.actor.saveProfile', output: { account: renamed }, answer: 'profile.renamed' },
    { type: 'xstate.done.actor.saveProfile', output: { account: moved }, answer: 'profile.moved' },
    {
      type: 'xstate.done.actor.saveProfile',
      output: { problems: { mobile: 'mobileTaken' } },
      answer: 'profile.mobileTaken',
    },
    { type: 'xstate.error.actor.saveProfile', error: { kind: 'unauthorised' }, answer: 'profile.foreign' },
    { type: 'xstate.error.actor.saveProfile', error: 'down', answer: 'profile.unsaved' },
    { type: 'xstate.done.actor.sendCode', output: undefined, answer: 'codeRequest.sent' },
    { type: 'xstate.error.actor.sendCode', error: 'down', answer: 'codeRequest.down' },
    { type: 'xstate.done.actor.proveMobile', output: { session: demoSession }, answer: 'proof.right' },
    { type: 'xstate.done.actor.proveMobile', output: 'wrong', answer: 'otp.wrong' },
    { type: 'xstate.error.actor.proveMobile', error: 'down', answer: 'otp.down' },
  ],
  distinguish: (context) => [
    Object.keys(context.problems),
    Object.keys(profileProblems(context.form)),
    Object.keys(changesIn(context.form, context.account)),
    isMailChanged(context),
    context.account.name,
    context.code.length,
  ],
  compare: ({ account: known, form, problems, code }) => ({ known, form, problems, code }),
  starts: { signedOut: { input: { session: null } } },
} satisfies Samples<typeof profileMachine>;
