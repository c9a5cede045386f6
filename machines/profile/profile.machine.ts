import type { UserSession } from '../../src/domain/userSession.ts';
import { decidingState, expiredState, forbiddenState, readErrorTransitions } from '../kit/login.ts';
import { sessionInvocation } from '../session/sessionPort.ts';
import { createContext, getSavedProfile, profileSetup, toProfileChange } from './profile.setup.ts';
import { verifyingMobileState } from './verifyingMobile.state.ts';

/** The form of the profile. */
const fillingState = profileSetup.createStateConfig({
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

/** The account of whoever is signed in, which can be changed. */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  description: 'Name, e-mail and numbers of the customer',
  context: ({ input }) => createContext(input),
  initial: 'deciding',
  invoke: sessionInvocation,
  states: {
    deciding: decidingState,
    loading: {
      description: 'The account is read',
      meta: { requires: ['ACCT-07', 'API-07'] },
      invoke: {
        id: 'readProfile',
        src: 'readProfile',
        input: ({ context }) => ({ session: context.session as UserSession }),
        onDone: {
          target: 'filling',
          description: 'It may have changed on another device, so the browser keeps it, too',
          actions: [{ type: 'keep', params: ({ event }) => event.output }, 'reportDetails'],
        },
        onError: readErrorTransitions,
      },
    },
    failed: {
      description: 'The account could not be read; it can be tried again',
      meta: { messages: ['profile.unread'] },
      on: { 'profile.retried': { target: 'loading', description: 'Try again' } },
    },
    filling: fillingState,
    submitting: {
      description: 'Is everything as it should be?',
      entry: 'check',
      always: [
        {
          guard: 'hasProblems',
          target: 'filling.invalid',
          description: 'Something is wrong',
          actions: 'focusFirst',
          meta: { requires: ['ACCT-08', 'ACCT-10', 'ACCT-12'] },
        },
        { target: 'saving', description: 'Nothing is wrong' },
      ],
    },
    saving: {
      description: 'The account is saved',
      meta: { requires: ['API-18', 'SESS-08', 'SESS-13'] },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => toProfileChange(context),
        onDone: [
          {
            guard: { type: 'isNewMobile', params: ({ event }) => event.output },
            target: 'verifyingMobile',
            description: 'Saved, with another mobile number',
            actions: [
              { type: 'keep', params: ({ event }) => getSavedProfile(event.output) },
              'reportDetails',
              { type: 'toast', params: 'profile.saved' },
            ],
            meta: { messages: ['profile.saved'], requires: ['ACCT-13', 'ACCT-14', 'ACCT-15'] },
          },
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'filling',
            description: 'Saved; the login went on by itself',
            actions: [
              { type: 'keep', params: ({ event }) => getSavedProfile(event.output) },
              'reportDetails',
              { type: 'toast', params: 'profile.saved' },
            ],
            meta: { messages: ['profile.saved'], requires: ['ACCT-13', 'ACCT-14'] },
          },
          {
            target: 'filling.invalid',
            description: 'The backend does not take a field',
            actions: [{ type: 'setProblems', params: ({ event }) => event.output }, 'focusFirst'],
            meta: { requires: ['ACCT-16'] },
          },
        ],
        onError: [
          {
            ...readErrorTransitions[0],
            description: 'Users can only change their own account',
            meta: { requires: ['ACCT-17', 'SESS-13'] },
          },
          { target: 'filling.failed', description: 'Refused, broken or garbled', meta: { requires: ['ACCT-18'] } },
        ],
      },
    },
    verifyingMobile: verifyingMobileState,
    forbidden: forbiddenState,
    expired: expiredState,
  },
});
