import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { demoSession } from '../../machines/orderHistory/demoSession.ts';
import { blueCity } from '../../machines/wishlist/sampleWishlist.ts';
import { wishlistSamples as samples } from '../../machines/wishlist/wishlist.samples.ts';
import type { EmbeddedBackend } from '../../mocks/backend.ts';
import { demoWishlist } from '../../mocks/seed/demoWishlist.ts';
import { Heart } from '../../src/flows/wishlist/Heart.tsx';
import { Hearts } from '../../src/flows/wishlist/Hearts.tsx';
import { Wishlist } from '../../src/flows/wishlist/Wishlist.tsx';
import { createWishes, WishesContext } from '../../src/flows/wishlist/wishes.ts';
import { wishlistGestures as gestures } from '../../src/flows/wishlist/wishlist.gestures.ts';
import { wishlist as flow } from '../../src/flows/wishlist/wishlist.ts';
import { wishlistPorts as ports } from '../../src/ports/wishlist.ts';
import { customerSignedIn } from '../support/orders.ts';
import type { Doing, Outcome, Walk, Walker } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

/** The demo customer's list as it was, whatever a walk has done to it. */
function asAtFirst({ store }: EmbeddedBackend) {
  for (const draft of demoWishlist()) {
    const there = store.get(draft.type, draft.id);
    if (there) store.put({ ...there, ...draft });
    else store.add(draft);
  }
}

const answers: Walk<typeof flow.machine>['answers'] = { 'wishlist.listed': ({ backend }) => asAtFirst(backend) };

const signIn: Doing = { type: 'customer.changed', uid: demoSession.details.id };
const signOut: Doing = { type: 'customer.changed', uid: null };
const open: Doing = { type: 'page.opened' };
const add: Doing = { type: 'wish.added', wish: blueCity };
const remove: Doing = { type: 'wish.removed', wish: blueCity };
const read = (answer: string): Doing => ({ answer: `wishlist.${answer}` });
const listed = [signIn, read('listed')];
const adding = [signIn, read('empty'), add, read('empty')];
const removing = [...listed, remove, read('listed')];

const isSet = (saved: boolean) => () =>
  expect(screen.getAllByRole('button', { name: /Blue City Jali/ })[0]).toHaveAttribute('aria-pressed', String(saved));
const titles = () => within(screen.getByRole('list', { name: 'Wishlist' })).getAllByRole('heading');
const asks = (method: string) => (walker: Walker) =>
  expect(walker.gate.asked.filter((request) => request.method === method)).toHaveLength(1);

const outcomes: Outcome[] = [
  {
    requires: 'ACCT-20',
    after: listed,
    check: () =>
      expect(titles().map((title) => [title.textContent, within(title).getByRole('link').getAttribute('href')])).toEqual([
        ['Poornima Moon Jar', '/decor-objects/poornima-moon-jar'],
        ['Six Ridges to Munnar', '/mixed-media/six-ridges-to-munnar'],
        ['Lotus for a Wedding', '/gifts/lotus-for-a-wedding'],
        ['Two Monsoons', '/gallery-walls/two-monsoons'],
        ['Moonrise at Hampi', '/art/moonrise-at-hampi'],
        ['Blue City Jali', '/art/blue-city-jali'],
      ]),
  },
];

walkView({
  flow,
  ports,
  samples,
  gestures,
  outcomes,
  answers,
  view: <OnScreen />,
  prepare: (backend) => {
    localStorage.setItem('user', JSON.stringify(demoSession));
    customerSignedIn(backend);
  },
});

/** The page of the wishlist, and a heart as it is on a card. */
function OnScreen() {
  return (
    <WishesContext value={wishes}>
      <Hearts of={wishes} />
      <Heart {...blueCity} />
      <Wishlist />
    </WishesContext>
  );
}
