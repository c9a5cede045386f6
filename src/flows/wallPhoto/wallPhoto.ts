import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { connect, type Marks } from '../../../machines/wallPhoto/wallPhoto.connect.ts';
import { wallPhotoMachine } from '../../../machines/wallPhoto/wallPhoto.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

/** The chart that measures the shopper's own wall, for its views. */
export const wallPhoto = createFlow(wallPhotoMachine, connect);

/**
 * The photo that is measured, with its marks; null while there is none. It takes the actor as an argument: a provider around
 * the stage would remount it whenever the chart starts or stops.
 */
export function useMarks(actor: ActorRefFrom<typeof wallPhotoMachine> | undefined): Marks | null {
  const snapshot = useSelector(actor, (state) => state);
  return actor && snapshot ? connect(snapshot, actor.send).marks : null;
}
