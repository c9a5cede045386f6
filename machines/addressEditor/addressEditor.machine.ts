import { NO_LOOKUP } from '../pincode/pincodeLookup.ts';
import { addressEditorSetup } from './addressEditor.setup.ts';
import { fillingState } from './filling.state.ts';

/** A new address, or a saved one that is changed, in a popup. */
export const addressEditorMachine = addressEditorSetup.createMachine({
  id: 'addressEditor',
  description: 'An address is added or changed',
  context: ({ input }) => ({
    ...input,
    wasDefault: input.isDefault,
    problems: {},
    placeFields: [],
    lookup: NO_LOOKUP,
    attempts: 0,
    detail: '',
    outcome: { kind: 'closed' },
  }),
  output: ({ context }) => context.outcome,
  initial: 'filling',
  states: {
    filling: fillingState,
    saving: {
      description: 'The address is saved',
      meta: { messages: ['address.saving'], requires: ['API-80', 'API-81'] },
      initial: 'foreground',
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context: { session, id, isNew, address, isDefault } }) => ({
          session,
          id,
          isNew,
          address,
          isDefault,
        }),
        onDone: {
          target: 'closed',
          description: 'The address is saved',
          actions: { type: 'keepSaved', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isFault', params: ({ event }) => ({ is: 'unauthorised', error: event.error }) },
            target: 'closed',
            description: 'The session is over',
            actions: 'expire',
            meta: { requires: ['ADDR-11', 'ADDR-12'] },
          },
          {
            guard: { type: 'isFault', params: ({ event }) => ({ is: 'refused', error: event.error }) },
            target: 'filling.refused',
            description: 'The backend refused the address, and says why',
            actions: { type: 'keepDetail', params: ({ event }) => ({ error: event.error }) },
            meta: { requires: ['ADDR-13'] },
          },
          {
            guard: { type: 'isFault', params: ({ event }) => ({ is: 'unanswered', error: event.error }) },
            target: 'filling.unanswered',
            description: 'No answer: it may be saved or not',
            actions: 'setUnsure',
            meta: { requires: ['ADDR-14'] },
          },
          {
            target: 'filling.failed',
            description: 'Saving failed: the address may be gone',
            actions: [{ type: 'keepDetail', params: ({ event }) => ({ error: event.error }) }, 'setUnsure'],
          },
        ],
      },
      after: { patience: { target: 'filling.unanswered', description: 'No answer at all', actions: 'setUnsure' } },
      states: {
        foreground: {
          description: 'The popup waits',
          on: {
            'editor.closed': {
              target: 'background',
              description: 'The popup is closed; what was typed is saved all the same, or the popup comes back with it',
            },
          },
        },
        background: { description: 'The popup is closed, and the saving goes on' },
      },
    },
    closed: { type: 'final', description: 'Saved, closed, or nobody is logged in any more' },
  },
});
