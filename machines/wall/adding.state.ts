import type { PieceRequest } from './plan.ts';
import { type Source, wallSetup } from './wall.setup.ts';

const opened = {
  target: 'loading',
  reenter: true,
  description: 'Pictures of the shop, the bag, the wishlist or the shopper are looked through',
  actions: {
    type: 'lookAt',
    params: ({ event }: { event: { source: Source; page: number } }) => event,
  },
} as const;
/** What is looked through already is not read again. */
const other = {
  ...opened,
  guard: {
    type: 'isOtherLook',
    params: ({ event: { source, page } }: { event: { source: Source; page: number } }) => ({ source, page }),
  },
} as const;
const closed = { target: 'closed', description: 'The shopper turns back to the wall' } as const;

/** How a picture comes to the wall. */
export const addingState = wallSetup.createStateConfig({
  description: 'Pieces that are added',
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is added',
      on: { 'candidates.opened': { guard: 'hasRoom', ...opened } },
    },
    loading: {
      description: 'The pictures are read',
      meta: { messages: ['wall.candidatesComing'] },
      invoke: {
        id: 'listCandidates',
        src: 'listCandidates',
        input: ({ context }) => context.candidateQuery,
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => event.output },
            target: 'choosing',
            description: 'There they are',
            actions: { type: 'keepList', params: ({ event }) => event.output },
          },
          { target: 'loggedOut', description: 'Only customers have a wishlist, and nobody is signed in' },
        ],
        onError: { target: 'listFailed', description: 'Refused, broken or garbled' },
      },
      on: { 'candidates.opened': other, 'candidates.closed': closed },
    },
    choosing: {
      description: 'One of the pictures is chosen, or other ones are looked at',
      on: {
        'candidate.picked': {
          target: 'fetching',
          description: 'A picture is chosen',
          actions: { type: 'pick', params: ({ event }) => event.request },
        },
        'candidates.opened': other,
        'candidates.closed': closed,
      },
    },
    loggedOut: {
      description: 'A guest is told to sign in; other pictures can be looked at',
      meta: { messages: ['wishlist.loginToAccess'], requires: ['WISH-01'] },
      on: { 'candidates.opened': other, 'candidates.closed': closed },
    },
    listFailed: {
      description: 'The pictures could not be read; it can be tried again',
      meta: { messages: ['wall.candidatesFailed'] },
      on: { 'candidates.opened': opened, 'candidates.closed': closed },
    },
    fetching: {
      description: 'The picture is read in full',
      meta: { messages: ['wall.fetching'] },
      invoke: {
        id: 'openPiece',
        src: 'openPiece',
        input: ({ context }) => ({ subject: (context.pickedRequest as PieceRequest).subject }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'closed',
            description: 'It hangs, at a free place or by the rule',
            actions: [{ type: 'hang', params: ({ event }) => event.output }, 'focusAddPiece'],
          },
          { target: 'fetchFailed', description: 'It is gone' },
        ],
        onError: { target: 'fetchFailed', description: 'It could not be read' },
      },
      on: { 'candidates.closed': closed },
    },
    fetchFailed: {
      description: 'The picture did not come; another can be chosen',
      meta: { messages: ['wall.notFetched'] },
      on: { 'candidates.opened': opened, 'candidates.closed': closed },
    },
  },
});
