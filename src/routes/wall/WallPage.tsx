import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { wallEffects } from '../../effects/wallEffects.ts';
import { cart } from '../../flows/cart/CartButton.tsx';
import { Wall } from '../../flows/wall/Wall.tsx';
import { wall } from '../../flows/wall/wall.ts';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { readOwnWishlist } from '../../ports/ownWishlist.ts';
import { getWallInput, wallLogic } from '../../ports/wall.ts';
import { releaseWallPhotos } from '../../ports/wallPhoto.ts';
import { Page } from '../../ui/Layout.tsx';
import { Head } from '../head/Head.tsx';

/** Loaded with the first piece: an empty wall does not need them. */
const PieceEditor = createLazyPart(async () => (await import('./PieceEditor.tsx')).PieceEditor);
const SharePlanButton = createLazyPart(async () => (await import('./planActions.tsx')).SharePlanButton, 'share');
const WallPurchase = createLazyPart(async () => (await import('./planActions.tsx')).WallPurchase);

/** The planner: a whole wall, to scale, what hangs where, for how much, and where each nail goes. */
export function WallPage() {
  const queries = useQueryClient();
  const cartActor = cart.useActorRef();
  const { search, key } = useLocation();
  useEffect(() => releaseWallPhotos, []);
  const logic = useMemo(
    () => wallLogic({ queries, readBag: () => cartActor.getSnapshot().context.lines, readWishlist: readOwnWishlist }),
    [queries, cartActor],
  );
  return (
    <Page>
      <Head
        title="Plan the wall"
        description="Hang prints and frames on a wall to scale: by rule or by hand, on your own photo too, with the place of every nail on paper."
        path="/wall"
      />
      <wall.Provider key={key} logic={logic} effects={wallEffects} options={{ input: getWallInput(search) }}>
        <Wall
          editor={<PieceEditor isActive />}
          purchase={<WallPurchase isActive />}
          share={<SharePlanButton isActive />}
        />
      </wall.Provider>
    </Page>
  );
}
