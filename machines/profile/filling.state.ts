import { profileSetup } from './profile.setup.ts';

/** The form of the profile. */
export const fillingState = profileSetup.createStateConfig({
  description: 'The profile is shown, and can be changed',
  meta: { requires: ['ACCT-06', 'ACCT-07'] },
  initial: 'noErrors',
  on: {
    'field.typed': {
      guard: { type: 'isOther', params: ({ event }) => event },
      description: 'A field is typed into, and is wrong no longer',
      actions: { type: 'type', params: ({ event }) => event },
    },
    'profile.submitted': { target: 'submitting', description: 'Save' },
  },
  states: {
    noErrors: { description: 'Nothing to mend' },
    invalid: {
      description: 'A field is wrong, taken, or not to be changed, and says so itself',
      meta: { requires: ['ACCT-08', 'ACCT-09', 'ACCT-10', 'ACCT-11', 'ACCT-12', 'ACCT-16'] },
      always: { guard: 'hasNoProblems', target: 'noErrors', description: 'Each was mended' },
    },
    failed: {
      description: 'It could not be saved; what was typed is still there',
      meta: { messages: ['profile.failed', 'account.stored'], requires: ['ACCT-18'] },
    },
  },
});
