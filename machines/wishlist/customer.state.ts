import { isUserWaiting, type WishlistContext, wishlistSetup } from './wishlist.setup.ts';

const own = ({ context }: { context: WishlistContext }) => ({ uid: context.uid ?? '' });

/** What a call that changes the list does where it fails: the heart goes back, and the list is read again all the same. */
const createFailure = <MessageOf extends 'wishlist.notCreated' | 'wishlist.notAdded' | 'wishlist.notRemoved'>(
  message: MessageOf,
  saved: boolean,
  requirement: string,
) =>
  [
    {
      guard: { type: 'hasExpired', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
      target: '#wishlist.guest.expired',
      description: 'The backend does not know the login any more',
      meta: { requires: ['SESS-10'] },
    },
    {
      target: 'loading',
      description: 'It failed: the heart is as it was, and the shopper is notified',
      actions: [
        { type: 'rollBack', params: saved },
        { type: 'toastFailure', params: message },
      ],
      meta: { messages: [message], requires: [requirement] },
    },
  ] as const;

/** A customer’s list is read, shown and changed, one thing after the other. */
export const customerState = wishlistSetup.createStateConfig({
  description: 'A customer is signed in',
  meta: { requires: ['WISH-01', 'SESS-16'] },
  initial: 'loading',
  on: {
    'wish.added': {
      guard: { type: 'isNotSaved', params: ({ event }) => event.wish },
      description: 'A heart that is not set is pressed: it is set at once, and the backend called in its turn',
      actions: [
        { type: 'ask', params: ({ event }) => ({ wish: event.wish, saved: true }) },
        { type: 'focusRemoval', params: ({ event }) => event.wish },
      ],
      meta: { requires: ['WISH-02'] },
    },
    'wish.removed': {
      guard: { type: 'isSaved', params: ({ event }) => event.wish },
      description: 'A heart that is set is pressed: it is empty at once, and the backend called in its turn',
      actions: { type: 'ask', params: ({ event }) => ({ wish: event.wish, saved: false }) },
      meta: { requires: ['WISH-03'] },
    },
  },
  states: {
    loading: {
      description: 'The list is read: at first, before anything is added, and after each change',
      meta: { requires: ['WISH-04', 'API-44', 'API-48'] },
      invoke: {
        id: 'readWishlist',
        src: 'readWishlist',
        input: ({ context }) => ({ uid: context.uid ?? '', stayOnPage: !isUserWaiting(context) }),
        onDone: {
          target: 'deciding',
          description: 'The list has come',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'hasExpired', params: ({ event }) => ({ error: event.error }) },
            target: '#wishlist.guest.expired',
            description: 'The backend does not know the login any more, and the shopper waits for an answer',
            meta: { requires: ['SESS-10'] },
          },
          {
            guard: 'hasChanges',
            target: 'ready',
            description: 'It failed before what was requested could be done: the hearts are as they were',
            actions: ['rollAllBack', { type: 'toastFailure', params: 'wishlist.error' }],
            meta: { messages: ['wishlist.error'], requires: ['WISH-10'] },
          },
          { target: 'ready', description: 'It failed, and nothing was requested' },
        ],
      },
    },
    deciding: {
      description: 'What is to be done next?',
      always: [
        { guard: 'mayAdd', target: 'adding', description: 'Something is to be saved', actions: 'turnToNext' },
        { guard: 'needsList', target: 'creating', description: 'It is the first thing ever', actions: 'turnToNext' },
        { guard: 'mayRemove', target: 'removing', description: 'Something is to be taken off', actions: 'turnToNext' },
        { target: 'ready', description: 'Nothing more is to be done' },
      ],
    },
    creating: {
      description: 'The default list is made',
      meta: { requires: ['WISH-14', 'API-45'] },
      invoke: {
        id: 'createWishlist',
        src: 'createWishlist',
        input: own,
        onDone: {
          target: 'adding',
          description: 'The list is made',
          actions: { type: 'keepNew', params: ({ event }) => event.output },
        },
        onError: createFailure('wishlist.notCreated', true, 'WISH-11'),
      },
    },
    adding: {
      description: 'The thing is put on the list',
      meta: { requires: ['WISH-02', 'API-46'] },
      invoke: {
        id: 'addWish',
        src: 'addWish',
        input: ({ context: { uid, list, activeItem } }) => ({
          uid: uid ?? '',
          listId: list?.id ?? '',
          wish: activeItem as NonNullable<typeof activeItem>,
        }),
        onDone: {
          target: 'loading',
          description: 'The backend states: item added',
          actions: [
            { type: 'done', params: true },
            { type: 'toastSuccess', params: 'wishlist.added' },
          ],
          meta: { messages: ['wishlist.added'], requires: ['WISH-05', 'WISH-07', 'WISH-04'] },
        },
        onError: createFailure('wishlist.notAdded', true, 'WISH-12'),
      },
    },
    removing: {
      description: 'The thing is taken off the list',
      meta: { requires: ['WISH-03', 'API-47'] },
      invoke: {
        id: 'removeWish',
        src: 'removeWish',
        input: ({ context: { uid, list, activeItem } }) => ({
          uid: uid ?? '',
          items: list?.entries.find(({ variation }) => variation.id === activeItem?.variation.id)?.items ?? [],
        }),
        onDone: {
          target: 'loading',
          description: 'The backend states: item deleted',
          actions: [
            { type: 'done', params: false },
            { type: 'toastSuccess', params: 'wishlist.removed' },
          ],
          meta: { messages: ['wishlist.removed'], requires: ['WISH-06', 'WISH-08', 'WISH-04'] },
        },
        onError: createFailure('wishlist.notRemoved', false, 'WISH-13'),
      },
    },
    ready: {
      description: 'All that was requested is done',
      initial: 'deciding',
      on: {
        'wish.added': {
          guard: { type: 'isNotSaved', params: ({ event }) => event.wish },
          target: 'loading',
          description: 'A heart that is not set is pressed: it is set at once, and the list looked at first',
          actions: [
            { type: 'ask', params: ({ event }) => ({ wish: event.wish, saved: true }) },
            { type: 'focusRemoval', params: ({ event }) => event.wish },
          ],
          meta: { requires: ['WISH-02', 'API-48'] },
        },
        'wish.removed': {
          guard: { type: 'isSaved', params: ({ event }) => event.wish },
          target: 'loading',
          description: 'A heart that is set, or a remove control, is pressed: it is empty at once',
          actions: { type: 'ask', params: ({ event }) => ({ wish: event.wish, saved: false }) },
          meta: { requires: ['WISH-03', 'ACCT-20'] },
        },
        'tab.visible': {
          target: 'loading',
          description: 'The tab comes back to the front: another one may have changed the list',
          meta: { requires: ['WISH-04'] },
        },
      },
      states: {
        deciding: {
          description: 'What is there to show?',
          always: [
            { guard: 'isEmpty', target: 'empty', description: 'The list is empty' },
            { guard: 'isRead', target: 'listed', description: 'The list has been read' },
            { target: 'failed', description: 'The list could not be read' },
          ],
        },
        listed: {
          description: 'There are saved things',
          meta: { requires: ['ACCT-20', 'ACCT-21', 'ACCT-23', 'WISH-16'] },
        },
        empty: {
          description: 'Nothing is saved',
          meta: { messages: ['wishlist.none', 'wishlist.noneYet'], requires: ['ACCT-22'] },
        },
        failed: {
          description: 'The list could not be read; it can be tried again',
          meta: { messages: ['wishlist.failed'] },
          on: { 'wishlist.retried': { target: '#wishlist.customer.loading', description: 'Try again' } },
        },
      },
    },
  },
});
