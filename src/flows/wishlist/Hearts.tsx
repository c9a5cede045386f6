import { useLayoutEffect } from 'react';
import { connectHearts } from './connectHearts.ts';
import type { Wishes } from './wishes.ts';
import { wishlist } from './wishlist.ts';

/** Lets the hearts of a story or a walk know the chart above. */
export function Hearts({ of: wishes }: { of: Wishes }) {
  const actor = wishlist.useActor();
  useLayoutEffect(() => connectHearts(wishes, actor), [actor, wishes]);
  return null;
}
