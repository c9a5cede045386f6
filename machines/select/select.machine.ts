import { assign, emit, setup } from 'xstate';
import type { selectMessages } from '../../src/messages/frameList.ts';
import type { Meta } from '../kit/meta.ts';
import type { UploadEffect } from '../upload/upload.machine.ts';

/** What the browser is to keep under the specification's names. (CONF-27 to CONF-29) */
export type SelectEffect =
  | UploadEffect
  | { type: 'purpose.stored'; artmode: 'print' | 'frame'; flowtype: 'shopart' | 'framing' };

type AddressOpened = { type: 'address.opened'; requested: string };

/** One's own picture, or one of the shop's? `requested` is the last part of '/select/{type}', whatever stands there. */
export const selectMachine = setup({
  types: {
    input: {} as { requested: string },
    context: {} as { requested: string },
    events: {} as AddressOpened | { type: 'upload.chosen' } | { type: 'art.chosen' },
    emitted: {} as SelectEffect,
    meta: {} as Meta<keyof typeof selectMessages>,
  },
  guards: {
    asks: ({ context }, type: 'print' | 'frame') => context.requested === type,
    isHere: ({ context }, requested: string) => context.requested === requested,
  },
  actions: {
    storeRequested: assign((_, requested: string) => ({ requested })),
    aboutPrints: emit({ type: 'purpose.stored', artmode: 'print', flowtype: 'shopart' }),
    aboutFraming: emit({ type: 'purpose.stored', artmode: 'frame', flowtype: 'framing' }),
    setUpload: emit({ type: 'userUpload.stored', userUpload: true }),
    clearUpload: emit({ type: 'userUpload.stored', userUpload: false }),
    openUpload: emit({ type: 'navigate', to: '/custom-framing/' }),
    openArt: emit({ type: 'navigate', to: '/art/' }),
    openNotFound: emit({ type: 'navigate', to: '/404s', replace: true }),
  },
}).createMachine({
  id: 'select',
  description: 'Where does the picture come from that is to be printed or framed?',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'address.opened': [
      {
        guard: { type: 'isHere', params: ({ event }) => event.requested },
        description: 'The address that the chart began with',
      },
      {
        target: '.deciding',
        description: 'Another address, by a link or by Back',
        actions: { type: 'storeRequested', params: ({ event }) => event.requested },
      },
    ],
  },
  states: {
    deciding: {
      description: 'What the address asks for',
      always: [
        {
          guard: { type: 'asks', params: 'print' },
          target: 'choosing.printing',
          description: 'Prints',
          meta: { requires: ['CONF-01'] },
        },
        {
          guard: { type: 'asks', params: 'frame' },
          target: 'choosing.framing',
          description: 'Frames',
          meta: { requires: ['CONF-01'] },
        },
        {
          target: 'unknown',
          description: 'Nothing that there is',
          meta: { requires: ['CONF-06'] },
          actions: 'openNotFound',
        },
      ],
    },
    choosing: {
      description: 'The shopper chooses between a picture of their own and art',
      initial: 'printing',
      on: {
        'upload.chosen': {
          description: 'Digital Upload',
          meta: { requires: ['CONF-04'] },
          actions: ['setUpload', 'openUpload'],
        },
        'art.chosen': {
          description: 'Art',
          meta: { requires: ['CONF-05'] },
          actions: ['clearUpload', 'openArt'],
        },
      },
      states: {
        printing: {
          description: 'For a print',
          entry: 'aboutPrints',
          meta: { messages: ['select.printing'], requires: ['CONF-02', 'CONF-28', 'CONF-29'] },
        },
        framing: {
          description: 'For a frame',
          entry: 'aboutFraming',
          meta: { messages: ['select.framing'], requires: ['CONF-03', 'CONF-28', 'CONF-29'] },
        },
      },
    },
    unknown: { description: 'The page that states that there is none opens', meta: { requires: ['CONF-06'] } },
  },
});
