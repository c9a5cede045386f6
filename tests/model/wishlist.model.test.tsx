import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { wishlistFixture } from '../../fixtures/wishlist.fixture.tsx';
import { demoSession } from '../../machines/session/session.samples.ts';
import { blueCity } from '../../machines/wishlist/sampleWishlist.ts';
import { toReferences } from '../../mocks/drupal/entity.ts';
import type { WishlistItem } from '../../src/domain/wishlistItem.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const signIn: PathAction = { type: 'customer.changed', uid: demoSession.details.id };
const other: PathAction = { type: 'customer.changed', uid: '0b1e7a5e-0000-4000-8000-0000000000ee' };
const signOut: PathAction = { type: 'customer.changed', uid: null };
const open: PathAction = { type: 'page.opened' };
const close: PathAction = { type: 'page.closed' };
const add: PathAction = { type: 'wish.added', wish: blueCity };
const remove: PathAction = { type: 'wish.removed', wish: blueCity };
const read = (reply: string): PathAction => ({ reply: `wishlist.${reply}` });
const asItIs = read('asItIs');
const listed = [signIn, read('listed')];
/** Nobody has a list yet: it is made, and the thing put on it. */
const adding = [signIn, read('none'), add, read('none')];
const added = [...adding, { reply: 'wishlist.created' }, { reply: 'wish.added' }];
const removing = [...listed, remove, asItIs];
const removed = [...removing, { reply: 'wish.removed' }];

const wall: WishlistItem = {
  variation: { type: 'commerce_product_variation--gallery_wall', id: 'e6da8528-7ef9-5fab-8106-56924852c184' },
  title: 'Two Monsoons',
};

const heart = () => screen.getByTestId('heart').firstElementChild as HTMLElement;
const isSet = (saved: boolean) => (): void => {
  expect(heart()).toHaveAttribute('aria-pressed', String(saved));
};
const page = () => within(screen.getByRole('list', { name: 'Wishlist' }));
const isOffPage = (): void => expect(page().queryByText(blueCity.title)).toBeNull();
const titles = () => page().getAllByRole('heading');
/** How many entries of the thing there are. */
const entries = ({ backend: { store } }: Harness) =>
  store
    .list('commerce_wishlist_item--commerce_product_variation')
    .filter(({ relationships }) => toReferences(relationships.purchasable_entity)[0]?.id === blueCity.variation.id)
    .length;
const become = (count: number) => async (harness: Harness) => {
  await waitFor(() => expect(harness.actor.getSnapshot().value).toMatchObject({ customer: { ready: 'listed' } }));
  expect(entries(harness)).toBe(count);
  isSet(count > 0)();
};

const customers: Outcome[] = [
  { requires: 'WISH-01', after: [...listed, other], check: isSet(false) },
  { requires: 'WISH-01', after: [...listed, other], butNot: 'Two Monsoons' },
  { requires: 'WISH-01', after: [...listed, signOut], check: isSet(false) },
  // at once, before the backend is called
  { requires: 'WISH-02', after: [signIn, read('empty'), add], check: isSet(true) },
  {
    requires: 'WISH-02',
    after: [...listed, remove, asItIs, { reply: 'wish.removed' }, asItIs, add, asItIs, { reply: 'wish.added' }, asItIs],
    check: become(1),
  },
  { requires: 'WISH-03', after: [...listed, remove], check: isSet(false) },
  { requires: 'WISH-03', after: [...removed, asItIs], check: become(0) },
  {
    requires: 'WISH-04',
    after: added,
    check: ({ actor }) => expect(actor.getSnapshot().value).toEqual({ customer: 'loading' }),
  },
  {
    requires: 'WISH-04',
    after: removed,
    check: ({ actor }) => expect(actor.getSnapshot().value).toEqual({ customer: 'loading' }),
  },
  { requires: 'WISH-05', after: adding, butNot: 'Added to Wishlist' },
  { requires: 'WISH-06', after: removing, butNot: 'Removed from Wishlist' },
  { requires: 'WISH-07', after: added, sees: 'Added to Wishlist' },
  { requires: 'WISH-08', after: removed, sees: 'Removed from Wishlist' },
  { requires: 'WISH-10', after: [...listed, remove, read('down')], sees: 'wishlist error', check: isSet(true) },
  {
    requires: 'WISH-11',
    after: [...adding, { reply: 'wishlist.notCreated' }],
    sees: 'whishlist create error',
    check: isSet(false),
  },
  {
    requires: 'WISH-12',
    after: [...adding, { reply: 'wishlist.created' }, { reply: 'wish.notAdded' }],
    sees: 'wishlist item create error',
    check: isSet(false),
  },
  {
    requires: 'WISH-13',
    after: [...removing, { reply: 'wish.notRemoved' }],
    sees: 'error on delete',
    check: isSet(true),
  },
  // pressed twice: it ends as it was pressed, with no entry too many, whether the call was on its way or not
  { requires: 'WISH-02', after: [...listed, remove, add, asItIs], check: become(1) },
  {
    requires: 'WISH-03',
    after: [...removing, add, { reply: 'wish.removed' }, asItIs, { reply: 'wish.added' }, asItIs],
    check: become(1),
  },
  // what another tab has saved meanwhile is not saved again
  { requires: 'API-48', after: [signIn, read('empty'), add, asItIs], check: become(1) },
  { requires: 'SESS-10', after: [...removing, read('expired')], emits: { type: 'session.ended' } },
  {
    requires: 'SESS-10',
    after: [signIn, read('expired')],
    check: ({ effects }) => expect(effects).toEqual([]),
  },
];

const guests: Outcome[] = [
  { requires: 'WISH-09', after: [add], sees: 'Login to add to wishlist', check: isSet(false) },
  { requires: 'WISH-09', after: [add], emits: { type: 'log', message: 'logged_out' } },
  { requires: 'WISH-09', after: [add], emits: { type: 'login.requested' } },
  { requires: 'WISH-09', after: [add, signIn, read('empty'), { reply: 'wish.added' }], sees: 'Added to Wishlist' },
  {
    requires: 'WISH-09',
    after: [add, { type: 'login.left' }, signIn, read('empty')],
    sees: 'No items added in wishlist',
    check: isSet(false),
  },
  { requires: 'ACCT-24', after: [open], sees: 'Login to access wishlist' },
  { requires: 'ACCT-24', after: [open], emits: { type: 'navigate', to: '/403', replace: true } },
];

const pages: Outcome[] = [
  {
    requires: 'ACCT-20',
    after: listed,
    check: () =>
      expect(titles().map((title) => within(title).getByRole('link').getAttribute('href'))).toEqual([
        expect.stringMatching(/^\/decor-objects\/poornima-moon-jar\?v=[\da-f-]{36}$/),
        expect.stringMatching(/^\/mixed-media\/six-ridges-to-munnar\?v=[\da-f-]{36}$/),
        '/gifts/lotus-for-a-wedding',
        '/gallery-walls/two-monsoons',
        '/art/moonrise-at-hampi',
        '/art/blue-city-jali',
      ]),
  },
  {
    requires: 'ACCT-20',
    after: [...listed, { type: 'wish.removed', wish: wall }],
    check: () => expect(page().queryByRole('button', { name: 'Remove Two Monsoons from wishlist' })).toBeNull(),
  },
  // a removal that was under way as the page was left: nothing is left of it as one comes back, done or not
  { requires: 'ACCT-20', after: [...listed, open, remove, close, open], check: isOffPage },
  {
    requires: 'ACCT-20',
    after: [...listed, open, remove, asItIs, close, open, { reply: 'wish.removed' }, asItIs],
    check: isOffPage,
  },
  {
    requires: 'WISH-13',
    after: [...listed, open, remove, asItIs, close, open, { reply: 'wish.notRemoved' }, asItIs],
    check: () => page().getByRole('button', { name: `Remove ${blueCity.title} from wishlist` }),
  },
  {
    requires: 'ACCT-22',
    after: [signIn, read('empty')],
    sees: 'No items added in wishlist',
  },
  ...['Art Prints', 'Mixed Media Art', 'Gifts', 'Gallery Walls', 'Decor Objects'].map((label) => ({
    requires: 'ACCT-23',
    after: listed,
    sees: label,
  })),
  {
    requires: 'ACCT-20',
    after: [signIn, { reply: 'wishlist.oneGone' }],
    sees: 'Not in the shop any more',
  },
];

testPaths({ ...wishlistFixture, outcomes: [...customers, ...guests, ...pages] });
