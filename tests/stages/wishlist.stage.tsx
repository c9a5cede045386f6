import { useState } from 'react';
import { demoSession } from '../../machines/orderHistory/demoSession.ts';
import { blueCity } from '../../machines/wishlist/sampleWishlist.ts';
import { wishlistSamples as samples } from '../../machines/wishlist/wishlist.samples.ts';
import type { EmbeddedBackend } from '../../mocks/backend.ts';
import { demoWishlist } from '../../mocks/seed/demoWishlist.ts';
import { Heart } from '../../src/flows/wishlist/Heart.tsx';
import { Hearts } from '../../src/flows/wishlist/Hearts.tsx';
import { WishesContext } from '../../src/flows/wishlist/useWishes.ts';
import { Wishlist } from '../../src/flows/wishlist/Wishlist.tsx';
import { createWishes } from '../../src/flows/wishlist/wishes.ts';
import { wishlistGestures as gestures } from '../../src/flows/wishlist/wishlist.gestures.ts';
import { wishlist as flow } from '../../src/flows/wishlist/wishlist.ts';
import { wishlistPorts } from '../../src/ports/wishlist.ts';
import { customerSignedIn } from '../support/orders.ts';
import { noteHeard } from '../support/walk/noteHeard.ts';
import { type Stage, stage } from '../support/walk/stage.ts';

/** The demo customer's list as it was, whatever a walk has done to it. */
function asAtFirst({ store }: EmbeddedBackend) {
  for (const draft of demoWishlist()) {
    const there = store.get(draft.type, draft.id);
    if (there) store.put({ ...there, ...draft });
    else store.add(draft);
  }
}

const answers: Stage<typeof flow.machine>['answers'] = {
  'wishlist.listed': ({ backend }) => asAtFirst(backend),
  // as the walk has left it
  'wishlist.asItIs': ({ gate }) => gate.open(),
  'wishlist.oneGone': ({ backend: { store }, gate }) => {
    const { type, id } = blueCity.variation;
    const sold = store.get(type, id);
    if (sold) store.put({ ...sold, attributes: { ...sold.attributes, status: false } });
    gate.open();
  },
};

/** The page of the wishlist, and a heart as it is on a card. */
function OnScreen() {
  const [wishes] = useState(createWishes);
  return (
    <WishesContext value={wishes}>
      <Hearts of={wishes} />
      <div data-testid="heart">
        <Heart {...blueCity} />
      </div>
      <Wishlist />
    </WishesContext>
  );
}

export const wishlistStage = stage({
  flow,
  ports: wishlistPorts(() => window.location.pathname),
  children: { visitor: noteHeard },
  samples,
  gestures,
  answers,
  view: <OnScreen />,
  prepare: (backend) => {
    localStorage.setItem('user', JSON.stringify(demoSession));
    customerSignedIn(backend);
  },
});
