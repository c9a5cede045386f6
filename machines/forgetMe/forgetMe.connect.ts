import type { EventFrom, SnapshotFrom } from 'xstate';
import { getMessageId } from '../kit/meta.ts';
import type { forgetMeMachine } from './forgetMe.machine.ts';

type ForgetMe = typeof forgetMeMachine;

/** What the view may know and do. */
export function connect(state: SnapshotFrom<ForgetMe>, send: (event: EventFrom<ForgetMe>) => void) {
  return {
    message: getMessageId(state),
    isForgotten: state.matches('forgotten'),
    isForgetting: state.matches('forgetting'),
    forget: () => send({ type: 'forgetting.chosen' }),
  };
}
