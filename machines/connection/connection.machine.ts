import { assign, emit, setup } from 'xstate';
import type { connectionMessages } from '../../src/messages/shell.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** `readAt`: the moment of the oldest thing on the page, in milliseconds since 1970; null where nothing of it was read. */
type Read = { readAt: number | null };

export type ConnectionEffect =
  /** What did not come is to be requested again. */
  | { type: 'reading.requested' }
  /** The page is to be loaded anew. */
  | { type: 'reload.requested' };

const keepRead = { type: 'keepRead', params: ({ event }: { event: Read }) => event } as const;
const lost = {
  target: '#connection.offline',
  description: 'The device states that it has no network',
  actions: keepRead,
} as const;
const newBuildTransition = {
  target: '#connection.renewed',
  description: 'A part of the store is no more where this page looks for it: another one has been put in its place',
} as const;

/** Is the store to be reached? Its code comes once somebody is here; it is silent until something fails. */
export const connectionMachine = setup({
  types: {
    context: {} as Read,
    events: {} as
      | ({ type: 'network.lost' } & Read)
      | { type: 'network.returned' }
      | ({ type: 'reading.missed' } & Read)
      | ({ type: 'refreshing.failed' } & Read)
      | { type: 'code.gone' }
      | { type: 'again.requested' }
      | { type: 'reload.requested' }
      | { type: 'notice.closed' },
    emitted: {} as ConnectionEffect,
    meta: {} as Meta<keyof typeof connectionMessages>,
  },
  actors: {
    /** Settles where the store's own origin answers, whatever it states; rejects where it does not. */
    reach: port<void>('reach'),
  },
  delays: { nextLook: 5_000, goodNews: 4_000, nextRead: 4_000, retryEnd: 15_000 },
  actions: {
    keepRead: assign((_, { readAt }: Read) => ({ readAt })),
    readAgain: emit({ type: 'reading.requested' }),
    reload: emit({ type: 'reload.requested' }),
  },
}).createMachine({
  id: 'connection',
  description: 'Tells when the network or the store cannot be reached, and reads again what did not come',
  context: { readAt: null },
  initial: 'online',
  states: {
    online: {
      description: 'Nothing to say',
      on: {
        'network.lost': lost,
        'code.gone': newBuildTransition,
        'reading.missed': {
          target: 'probing',
          description: 'Something did not come, whatever the device states about its network',
          actions: keepRead,
        },
        'refreshing.failed': {
          target: 'stale',
          description: 'What stands here was to be read again, and could not be',
          actions: keepRead,
        },
      },
    },
    probing: {
      description: 'Is it the network? The store is queried before anything is said',
      invoke: {
        id: 'reach',
        src: 'reach',
        onDone: { target: 'retrying', description: 'The store answers: the network only hesitated' },
        onError: { target: 'offline', description: 'It does not' },
      },
      on: { 'network.lost': lost, 'code.gone': newBuildTransition },
    },
    offline: {
      description: 'No network: what is seen is from before. The store is queried again by and by',
      meta: { messages: ['connection.offline'] },
      after: { nextLook: { target: 'checking', description: 'It may be back without the device knowing' } },
      on: {
        'network.returned': { target: 'checking', description: 'The device says that it has a network again' },
        'again.requested': { target: 'checking', description: 'The shopper asks' },
      },
    },
    checking: {
      description: 'The store is called, to see whether it can be reached',
      meta: { messages: ['connection.checking'] },
      invoke: {
        id: 'reach',
        src: 'reach',
        onDone: { target: 'back', description: 'It can: what did not come is read again', actions: 'readAgain' },
        onError: { target: 'offline', description: 'Still not' },
      },
    },
    back: {
      description: 'The network is back; the notice closes by itself',
      meta: { messages: ['connection.back'] },
      after: { goodNews: { target: 'online', description: 'It has been read' } },
      on: {
        'network.lost': lost,
        'reading.missed': {
          target: 'retrying',
          description: 'The first reads of a network that is back fail at times',
        },
      },
    },
    retrying: {
      description:
        'The store can be reached, and something did not come all the same. It is read once more, not without end',
      after: {
        nextRead: { description: 'What did not come is read once more', actions: 'readAgain' },
        retryEnd: { target: 'online', description: 'Each part that failed again says so in its own place' },
      },
      on: { 'network.lost': lost, 'code.gone': newBuildTransition },
    },
    stale: {
      description: 'The store answers nothing new: prices are reported with their time',
      meta: { messages: ['connection.stale'] },
      on: {
        'network.lost': lost,
        'again.requested': {
          target: 'online',
          description: 'The shopper asks for newer ones',
          actions: 'readAgain',
        },
        'notice.closed': { target: 'online', description: 'The shopper has read it' },
      },
    },
    renewed: {
      description: 'The store was updated, and this page cannot go on without a reload',
      meta: { messages: ['connection.renewed'] },
      on: {
        'reload.requested': { description: 'The shopper reloads it', actions: 'reload' },
        'notice.closed': { target: 'online', description: 'The shopper stays with what is here' },
      },
    },
  },
});
