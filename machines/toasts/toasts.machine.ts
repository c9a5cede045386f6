import { assign, setup } from 'xstate';
import type { Meta } from '../kit/meta.ts';

export type Toast = { text: string; tone: 'good' | 'bad' | 'plain' };

/** One short notice at a time at the top of the window; a newer one takes the place of an older. */
export const toastsMachine = setup({
  types: {
    /** `count` is the number of notices of the visit, so that two of one text are still two. */
    context: {} as { toast: Toast | null; count: number },
    events: {} as
      | ({ type: 'toast.raised' } & Toast)
      | { type: 'toast.dismissed' }
      | { type: 'toast.hovered' }
      | { type: 'toast.released' },
    meta: {} as Meta,
  },
  delays: { toastTime: 5_000 },
  actions: {
    forget: assign({ toast: null }),
  },
}).createMachine({
  id: 'toasts',
  description: 'Short notices at the top centre of the window',
  context: { toast: null, count: 0 },
  initial: 'empty',
  on: {
    'toast.raised': {
      target: '.showing',
      reenter: true,
      description: 'A notice appears, in place of an older one',
      meta: { requires: ['SHELL-27'] },
      actions: assign(({ context, event }) => ({
        toast: { text: event.text, tone: event.tone },
        count: context.count + 1,
      })),
    },
  },
  states: {
    empty: { description: 'No notice on the screen' },
    showing: {
      description: 'A notice is on the screen',
      initial: 'counting',
      on: { 'toast.dismissed': { target: 'empty', actions: 'forget', description: 'The shopper closes the notice' } },
      states: {
        counting: {
          description: 'The notice goes by itself after five seconds',
          meta: { requires: ['SHELL-28'] },
          after: {
            toastTime: { target: '#toasts.empty', description: 'It has been there long enough', actions: 'forget' },
          },
          on: { 'toast.hovered': { target: 'hovered', description: 'The pointer or the focus rests on the notice' } },
        },
        hovered: {
          description: 'The notice stays while the shopper rests on it',
          on: { 'toast.released': { target: 'counting', description: 'Nobody points at it any longer' } },
        },
      },
    },
  },
});
