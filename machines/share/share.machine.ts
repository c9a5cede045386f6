import { assign, emit, setup } from 'xstate';
import type { ShareContent, ShareNetwork } from '../../src/domain/shareLink.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { shareMessages } from '../../src/messages/saveAndShare.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** `hasSheet` states whether the device has a list of its own to share by. */
type Input = { content: ShareContent; hasSheet: boolean };

/** A picture with all that is chosen, passed on. Its code comes when the shopper first asks for it, so it begins open. */
export const shareMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as
      | { type: 'share.requested'; shared: ShareContent }
      | { type: 'share.closed' }
      | { type: 'copy.chosen' }
      | { type: 'network.chosen'; network: ShareNetwork }
      | { type: 'manual.chosen' }
      | { type: 'sheet.chosen' },
    emitted: {} as Effect,
    meta: {} as Meta<keyof typeof shareMessages>,
  },
  actors: {
    copyLink: port<void, { link: string }>('copyLink'),
    /** Settles once the device's list is closed, whether anything was chosen there or not. */
    openSheet: port<void, ShareContent>('openSheet'),
  },
  guards: { hasSheet: ({ context }) => context.hasSheet },
  actions: {
    keepShared: assign((_, content: ShareContent) => ({ content })),
    toastCopied: emit({ type: 'toast', text: formatMessage(shareMessages['share.copied']), tone: 'good' }),
    track: emit((_, method: string) => ({ type: 'track', event: { event: 'share', method } })),
  },
}).createMachine({
  id: 'share',
  description: 'Passes the address of a picture on, with all that is chosen',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    closed: {
      description: 'Nothing to see but the button',
      on: {
        'share.requested': {
          target: 'open',
          description: 'The shopper asks to share what is chosen now',
          actions: { type: 'keepShared', params: ({ event }) => event.shared },
        },
      },
    },
    open: {
      description: 'The ways to share stand open',
      meta: { requires: ['ART-22', 'ART-23'] },
      initial: 'choosing',
      on: {
        'share.closed': { target: 'closed', description: 'The shopper closes it, or presses beside it' },
        'copy.chosen': { target: '.copying', description: 'The link is wanted', meta: { requires: ['ART-22'] } },
        'manual.chosen': { target: '.copyingToPaste', description: 'Instagram', meta: { requires: ['ART-23'] } },
        'network.chosen': {
          target: 'closed',
          description: 'A network opens beside this page',
          actions: { type: 'track', params: ({ event }) => event.network },
        },
        'sheet.chosen': { guard: 'hasSheet', target: 'sheet', description: "The device's own list is wanted" },
      },
      states: {
        choosing: { description: 'Which way?' },
        copying: {
          description: 'The link goes to the clipboard',
          invoke: {
            id: 'copyLink',
            src: 'copyLink',
            input: ({ context }) => ({ link: context.content.link }),
            onDone: {
              target: '#share.closed',
              description: 'It is there',
              meta: { messages: ['share.copied'], requires: ['ART-22'] },
              actions: ['toastCopied', { type: 'track', params: 'link' }],
            },
            onError: { target: 'manual', description: 'The browser refuses its clipboard' },
          },
        },
        copyingToPaste: {
          description: 'The link goes to the clipboard, for Instagram',
          invoke: {
            id: 'copyLink',
            src: 'copyLink',
            input: ({ context }) => ({ link: context.content.link }),
            onDone: {
              target: 'pasting',
              description: 'It is there',
              meta: { messages: ['share.copied'], requires: ['ART-22', 'ART-23'] },
              actions: ['toastCopied', { type: 'track', params: 'Instagram' }],
            },
            onError: { target: 'manual', description: 'The browser refuses its clipboard' },
          },
        },
        pasting: {
          description: 'The shopper reads how to paste it',
          meta: { messages: ['share.pasting'], requires: ['ART-23'] },
        },
        manual: {
          description: 'The link stands there, marked, to be copied by hand',
          meta: { messages: ['share.manual'], requires: ['ART-22'] },
        },
        openFailed: {
          description: "The device's list did not open; the other ways are still there",
          meta: { messages: ['share.openFailed'] },
        },
      },
    },
    sheet: {
      description: "The device's own list is open",
      invoke: {
        id: 'openSheet',
        src: 'openSheet',
        input: ({ context }) => context.content,
        onDone: { target: 'closed', description: 'The list was closed' },
        onError: { target: 'open.openFailed', description: 'The list did not open' },
      },
    },
  },
});
