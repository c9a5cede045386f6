import type { EventFrom, SnapshotFrom } from 'xstate';
import { inRupees } from '../../src/domain/money.ts';
import { saysOf } from '../kit/saysOf.ts';
import type { couponMachine } from './coupon.machine.ts';
import { couponNeeds } from './couponNeeds.ts';

type Coupon = typeof couponMachine;

/** What the coupon's field may know and do. */
export function connect(state: SnapshotFrom<Coupon>, send: (event: EventFrom<Coupon>) => void) {
  const { code, granted, weighing } = state.context;
  return {
    code,
    says: saysOf(state),
    /** What the sentence above speaks of. */
    values: { code, amount: inRupees(granted?.discount ?? 0), needs: couponNeeds(weighing) },
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
