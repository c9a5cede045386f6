import type { EventFrom, SnapshotFrom } from 'xstate';
import { formatRupees } from '../../src/domain/money.ts';
import { getMessageId } from '../kit/messageIds.ts';
import type { couponMachine } from './coupon.machine.ts';
import { formatCouponNeeds } from './couponNeeds.ts';

type Coupon = typeof couponMachine;

/** What the coupon's field may know and do. */
export function connect(state: SnapshotFrom<Coupon>, send: (event: EventFrom<Coupon>) => void) {
  const { code, applied, evaluation } = state.context;
  return {
    code,
    message: getMessageId(state),
    /** What the sentence above speaks of. */
    values: { code, amount: formatRupees(applied?.discount ?? 0), needs: formatCouponNeeds(evaluation) },
    isApplied: state.matches('applied'),
    isRefused: state.matches('refused'),
    isLookingUp: state.matches('lookingUp'),
    canApply: state.can({ type: 'code.applied' }),
    canRemove: state.can({ type: 'coupon.removed' }),
    type: (text: string) => send({ type: 'code.typed', code: text }),
    apply: () => send({ type: 'code.applied' }),
    remove: () => send({ type: 'coupon.removed' }),
  };
}
