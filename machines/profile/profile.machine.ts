import type { UserSession } from '../../src/domain/userSession.ts';
import { decidingState, expiredState, forbiddenState, readErrorTransitions } from '../kit/login.ts';
import { sessionInvocation } from '../session/sessionPort.ts';
import { fillingState } from './filling.state.ts';
import { createContext, getSavedProfile, profileSetup, toProfileChange } from './profile.setup.ts';
import { verifyingMobileState } from './verifyingMobile.state.ts';

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
          actions: [
            { type: 'keep', params: ({ event }) => event.output },
            { type: 'emitDetails', params: ({ event }) => event.output },
          ],
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
              { type: 'emitDetails', params: ({ event }) => getSavedProfile(event.output) },
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
              { type: 'emitDetails', params: ({ event }) => getSavedProfile(event.output) },
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
