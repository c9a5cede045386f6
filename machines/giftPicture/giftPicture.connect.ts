import type { EventFrom, SnapshotFrom } from 'xstate';
import { getMessageId } from '../kit/meta.ts';
import type { giftPictureMachine } from './giftPicture.machine.ts';

type Chart = typeof giftPictureMachine;

/** What the place of a gift's own picture may know and do. */
export function connect(state: SnapshotFrom<Chart>, send: (event: EventFrom<Chart>) => void) {
  const { name, picture, fault } = state.context;
  const isReading = state.matches('reading');
  const refused = state.matches('refused') && fault ? (`upload.${fault}` as const) : null;
  return {
    /** Of the file that is looked into. */
    name,
    /** What is shown; a picture stays until a better one has been found good. */
    picture,
    /** What the gift is made from: nothing while another picture is looked into, for nobody knows yet which it will be. */
    chosenId: isReading ? null : (picture?.id ?? null),
    isReading,
    /** Is it known whether there is a picture of an earlier visit? */
    isRestored: !state.matches('restoring'),
    isTooLow: refused === 'upload.tooLow',
    /** Why the last file was not taken; null where it was. */
    refusal: state.matches('failed') ? getMessageId(state) : refused,
    canRemove: state.can({ type: 'picture.removed' }),
    choose: (file: File) => send({ type: 'file.chosen', file }),
    cancel: () => send({ type: 'reading.cancelled' }),
    remove: () => send({ type: 'picture.removed' }),
  };
}
