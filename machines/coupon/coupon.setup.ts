import { assign, emit, enqueueActions, setup } from 'xstate';
import { typedCode } from '../../src/domain/coupon.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { Weighing } from '../../src/domain/weigh.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { appliedCoupon } from './appliedCoupon.ts';
import type { Weighed } from './couponBasket.ts';
import { type Context, type CouponEffect, type CouponInput, type Looked, weighingOf } from './couponContext.ts';

/** What the coupon chart knows, asks and does by name. */
export const couponSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'code.typed'; code: string }
      | { type: 'code.applied' }
      | { type: 'coupon.removed' }
      | { type: 'weighed.changed'; weighed: Weighed }
      | { type: 'coupon.refused' },
    emitted: {} as CouponEffect,
    input: {} as CouponInput,
    meta: {} as Meta,
  },
  actors: { findCoupon: port<Looked | null, { code: string; session: UserSession }>('findCoupon') },
  guards: {
    hasCode: ({ context }) => context.code !== '',
    hasSession: ({ context }) => context.weighed.session !== null,
    isUnchanged: ({ context }, code: string) => typedCode(code) === context.code,
    isBlank: (_, code: string) => typedCode(code) === '',
    isFound: (_, looked: Looked | null) => looked !== null,
    isAnotherSession: ({ context }, { session }: Weighed) =>
      session !== null && session.token !== context.weighed.session?.token,
    isLookedUp: ({ context }) => context.looked !== null,
    stands: ({ context: { weighing } }, stands: Weighing['stands']) => weighing?.stands === stands,
    takesNothingOff: ({ context: { weighing } }) => weighing?.stands === 'applies' && weighing.discount === 0,
    isLetGo: ({ context: { granted, looked, weighing } }) =>
      Boolean(granted && looked && weighing && appliedCoupon(looked.coupon, weighing) === null),
  },
  actions: {
    write: assign((_, code: string) => ({ code: typedCode(code) })),
    erase: assign({ code: '' }),
    keepWeighed: assign((_, weighed: Weighed) => ({ weighed })),
    keepLooked: assign((_, looked: Looked | null) => ({ looked })),
    weigh: assign(({ context }) => ({ weighing: weighingOf(context) })),
    /** The order has the coupon from now on, with what it takes off now. */
    grant: enqueueActions(({ context: { looked, weighing, granted, order }, enqueue }) => {
      const coupon = looked && weighing && appliedCoupon(looked.coupon, weighing);
      if (JSON.stringify(coupon) === JSON.stringify(granted)) return;
      enqueue.assign({ granted: coupon });
      enqueue.emit({ type: 'coupon.changed', coupon });
      if (order) enqueue.sendTo(order, { type: 'coupon.changed', coupon });
    }),
    /** The order has no coupon any more. */
    withdraw: enqueueActions(({ context: { granted, order }, enqueue }) => {
      if (granted === null) return;
      enqueue.assign({ granted: null });
      enqueue.emit({ type: 'coupon.changed', coupon: null });
      if (order) enqueue.sendTo(order, { type: 'coupon.changed', coupon: null });
    }),
    keepCode: emit(({ context: { code } }) => ({ type: 'code.kept', code })),
    dropCode: emit({ type: 'code.kept', code: '' }),
    tellLookup: enqueueActions(({ context: { order }, enqueue }, isRunning: boolean) => {
      if (order) enqueue.sendTo(order, { type: 'coupon.lookup', isRunning });
    }),
    forget: assign({ looked: null, weighing: null }),
    sayLetGo: emit({ type: 'toast', says: 'coupon.letGo', tone: 'plain' }),
    sayExpired: emit({ type: 'toast', says: 'coupon.expired', tone: 'bad' }),
  },
  delays: { patience: 25_000 },
});
