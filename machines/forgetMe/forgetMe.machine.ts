import { emit, setup } from 'xstate';
import type { forgetMeMessages } from '../../src/messages/forgetMe.ts';
import type { Effect, Meta } from '../kit/meta.ts';

/** Whoever uses this browser, guest or customer, has it forget them. The shell does it, and begins the page anew behind it. */
export const forgetMeMachine = setup({
  types: {
    events: {} as { type: 'forgetting.chosen' } | { type: 'forgetting.done' },
    emitted: {} as Effect,
    meta: {} as Meta<keyof typeof forgetMeMessages>,
  },
  actions: { forget: emit({ type: 'forget', to: '/privacy-policy/?forgotten=true#forget-me' }) },
}).createMachine({
  id: 'forgetMe',
  description: 'Has the device forget who used it',
  initial: 'offered',
  on: {
    'forgetting.done': {
      target: '.forgotten',
      description: 'The page was reloaded, and its address says why',
      meta: { requires: ['SESS-06'] },
    },
  },
  states: {
    offered: {
      description: 'Says what goes and what stays',
      meta: { messages: ['forgetMe.offer'], requires: ['SESS-06'] },
      on: {
        'forgetting.chosen': {
          target: 'forgetting',
          description: 'The shopper wants to be forgotten here',
          actions: 'forget',
          meta: { requires: ['SESS-06'] },
        },
      },
    },
    forgetting: {
      description: 'The data is deleted; then the page is loaded again',
      meta: { messages: ['forgetMe.forgetting'], requires: ['SESS-06'] },
    },
    forgotten: {
      description: 'No personal data is left in this browser',
      meta: { messages: ['forgetMe.forgotten'], requires: ['SESS-06'] },
    },
  },
});
