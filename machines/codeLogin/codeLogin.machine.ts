import { sessionInvocation } from '../session/sessionPort.ts';
import { codeState, resendingState } from './code.state.ts';
import { codeLoginSetup, createContext } from './codeLogin.setup.ts';
import { detailsState, registeringState } from './details.state.ts';

/** Signing in, and registering, with a one-time code to a phone or a mailbox. */
export const codeLoginMachine = codeLoginSetup.createMachine({
  id: 'codeLogin',
  description: 'The popup in which one signs in with a one-time code',
  context: ({ input }) => createContext(input),
  initial: 'restoring',
  invoke: sessionInvocation,
  on: {
    'popup.closed': {
      guard: 'isOpen',
      target: '.closed',
      description: 'The popup is closed; an answer that is still to come signs nobody in',
      actions: 'leave',
    },
    'page.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event.path },
      target: '.closed',
      description: 'The page behind the popup is another one',
      actions: 'leave',
    },
  },
  states: {
    restoring: {
      description: 'Is there a code on its way that was requested before?',
      meta: { requires: ['OTP-24'] },
      invoke: {
        id: 'recallCode',
        src: 'recallCode',
        onDone: [
          {
            guard: { type: 'isPending', params: ({ event }) => event.output },
            target: 'code',
            description: 'It may be typed still',
            actions: { type: 'goOnWith', params: ({ event }) => event.output },
            meta: { requires: ['OTP-24'] },
          },
          { target: 'entering', description: 'No code is waiting to be typed' },
        ],
      },
    },
    entering: {
      description: 'One field asks for a mobile number or an e-mail',
      meta: { requires: ['OTP-02', 'OTP-14', 'AUTH-08'] },
      initial: 'noErrors',
      on: {
        'address.typed': {
          target: '.noErrors',
          description: 'Number or e-mail',
          actions: { type: 'type', params: ({ event }) => event.text },
        },
        'address.submitted': [
          {
            guard: 'isAddress',
            target: 'requesting',
            description: 'A mobile number or e-mail address is submitted',
            actions: 'setContact',
            meta: { requires: ['OTP-14'] },
          },
          { target: '.malformed', description: 'Neither of both', meta: { requires: ['OTP-15'] } },
        ],
      },
      states: {
        noErrors: { description: 'Nothing is wrong so far' },
        malformed: {
          description: 'What is typed is neither a mobile number nor an e-mail',
          meta: { messages: ['codeLogin.malformed'], requires: ['OTP-15'] },
          entry: 'focusContact',
        },
        invalid: {
          description: 'The backend does not take what is typed',
          meta: { messages: ['codeLogin.invalid'], requires: ['OTP-16'] },
          entry: 'focusContact',
        },
        blocked: {
          description: 'Too many codes were wrong for this number or e-mail',
          meta: { messages: ['code.later', 'codeLogin.blocked'], requires: ['OTP-23'] },
        },
        failed: {
          description: 'No code could be requested; what is typed is still there',
          meta: { messages: ['code.later', 'account.stored'], requires: ['OTP-23'] },
        },
      },
    },
    requesting: {
      description: 'A code is requested',
      meta: { messages: ['codeLogin.requesting'], requires: ['API-14'] },
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { to, type } }) => ({ to, type }),
        onDone: [
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, is: 'sent' }) },
            target: 'code',
            description: 'The code is sent',
            actions: 'awaitCode',
            meta: { requires: ['OTP-03'] },
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, is: 'unknown' }) },
            target: 'details',
            description: 'Nobody is registered so',
            actions: 'beginDetails',
            meta: { requires: ['OTP-07', 'OTP-08'] },
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, is: 'invalid' }) },
            target: 'entering.invalid',
            description: 'The backend takes no such address',
            meta: { requires: ['OTP-16'] },
          },
          { target: 'entering.blocked', description: 'Too many codes were asked for', meta: { requires: ['OTP-23'] } },
        ],
        onError: {
          target: 'entering.failed',
          description: 'The code could not be sent',
          meta: { requires: ['OTP-23'] },
        },
      },
      after: { patience: { target: 'entering.failed', description: 'No answer at all' } },
    },
    details: detailsState,
    registering: registeringState,
    code: codeState,
    resending: resendingState,
    opening: {
      description: 'The code was right; it is read whose account it opens',
      meta: { messages: ['codeLogin.opening'], requires: ['SESS-02'] },
      initial: 'plain',
      states: {
        plain: { description: 'By phone' },
        verified: {
          description: 'By e-mail: the address is verified with it',
          meta: { messages: ['account.verified'], requires: ['OTP-21'] },
        },
      },
      invoke: {
        id: 'openAccount',
        src: 'openAccount',
        input: ({ context }) => context.tokens ?? { token: '', refresh_token: '' },
        onDone: [
          {
            guard: 'isBuying',
            target: 'done',
            description: 'On to the shipping, for the popup was opened in the checkout',
            actions: [{ type: 'begin', params: ({ event }) => event.output }, 'toastLoggedIn', 'goOnBuying'],
            meta: { messages: ['codeLogin.loggedIn'], requires: ['OTP-10', 'OTP-11', 'OTP-12', 'SESS-01'] },
          },
          {
            target: 'done',
            description: 'The page stays, and shows what a customer sees',
            actions: [{ type: 'begin', params: ({ event }) => event.output }, 'toastLoggedIn'],
            meta: { messages: ['codeLogin.loggedIn'], requires: ['OTP-10', 'OTP-13', 'SESS-01'] },
          },
        ],
        onError: { target: 'openFailed', description: 'The account could not be read' },
      },
      after: { patience: { target: 'openFailed', description: 'No answer at all' } },
    },
    openFailed: {
      description: 'The code was right and is used up, but nobody could say whose account it opens',
      meta: { messages: ['codeLogin.openFailed'] },
      on: { 'opening.retried': { target: 'opening', description: 'Once more, without another code' } },
    },
    done: { type: 'final', description: 'Somebody is signed in' },
    closed: { type: 'final', description: 'The popup is closed' },
  },
});
