import type { EventFrom, SnapshotFrom } from 'xstate';
import type { framedPictureMachine } from './framedPicture.machine.ts';

type FramedPicture = typeof framedPictureMachine;

/** What a view may know and do of a picture that is on its way. */
export const connect = (state: SnapshotFrom<FramedPicture>, send: (event: EventFrom<FramedPicture>) => void) => ({
  hasFailed: state.matches('failed'),
  retry: () => send({ type: 'picture.retried' }),
});
