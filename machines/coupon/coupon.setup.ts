import { assign, emit, enqueueActions, setup } from 'xstate';
import { normalizeCouponCode } from '../../src/domain/coupon.ts';
import type { CouponEvaluation } from '../../src/domain/evaluateCoupon.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import { couponMessages } from '../../src/messages/coupon.ts';
import { formatMessage } from '../../src/messages/message.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { toAppliedCoupon } from './appliedCoupon.ts';
import type { CouponSubject } from './couponBasket.ts';
import {
  type Context,
  type CouponEffect,
  type CouponInput,
  type CouponLookup,
  getEvaluation,
} from './couponContext.ts';

/** What the coupon chart knows, asks and does by name. */
export const couponSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'code.typed'; code: string }
      | { type: 'code.applied' }
      | { type: 'coupon.removed' }
      | { type: 'weighed.changed'; subject: CouponSubject }
      | { type: 'coupon.refused' },
    emitted: {} as CouponEffect,
    input: {} as CouponInput,
    meta: {} as Meta<keyof typeof couponMessages>,
  },
  actors: { findCoupon: port<CouponLookup | null, { code: string; session: UserSession }>('findCoupon') },
  guards: {
    hasCode: ({ context }) => context.code !== '',
    hasSession: ({ context }) => context.subject.session !== null,
    isUnchanged: ({ context }, code: string) => normalizeCouponCode(code) === context.code,
    isBlank: (_, code: string) => normalizeCouponCode(code) === '',
    isFound: (_, lookup: CouponLookup | null) => lookup !== null,
    isAnotherSession: ({ context }, { session }: CouponSubject) =>
      session !== null && session.token !== context.subject.session?.token,
    hasLookup: ({ context }) => context.lookup !== null,
    hasStatus: ({ context: { evaluation } }, status: CouponEvaluation['status']) => evaluation?.status === status,
    takesNothingOff: ({ context: { evaluation } }) => evaluation?.status === 'applies' && evaluation.discount === 0,
    isRevoked: ({ context: { applied, lookup, evaluation } }) =>
      Boolean(applied && lookup && evaluation && toAppliedCoupon(lookup.coupon, evaluation) === null),
  },
  actions: {
    write: assign((_, code: string) => ({ code: normalizeCouponCode(code) })),
    erase: assign({ code: '' }),
    storeSubject: assign((_, subject: CouponSubject) => ({ subject })),
    storeLookup: assign((_, lookup: CouponLookup | null) => ({ lookup })),
    evaluate: assign(({ context }) => ({ evaluation: getEvaluation(context) })),
    /** The order has the coupon from now on, with what it takes off now. */
    grant: enqueueActions(({ context: { lookup, evaluation, applied, order }, enqueue }) => {
      const coupon = lookup && evaluation && toAppliedCoupon(lookup.coupon, evaluation);
      if (JSON.stringify(coupon) === JSON.stringify(applied)) return;
      enqueue.assign({ applied: coupon });
      enqueue.emit({ type: 'coupon.changed', coupon });
      if (order) enqueue.sendTo(order, { type: 'coupon.changed', coupon });
    }),
    /** The order has no coupon any more. */
    withdraw: enqueueActions(({ context: { applied, order }, enqueue }) => {
      if (applied === null) return;
      enqueue.assign({ applied: null });
      enqueue.emit({ type: 'coupon.changed', coupon: null });
      if (order) enqueue.sendTo(order, { type: 'coupon.changed', coupon: null });
    }),
    keepCode: emit(({ context: { code } }) => ({ type: 'code.kept', code })),
    dropCode: emit({ type: 'code.kept', code: '' }),
    reportLookup: enqueueActions(({ context: { order }, enqueue }, isRunning: boolean) => {
      if (order) enqueue.sendTo(order, { type: 'coupon.lookup', isRunning });
    }),
    forget: assign({ lookup: null, evaluation: null }),
    toastRevoked: emit({ type: 'toast', text: formatMessage(couponMessages['coupon.letGo']), tone: 'plain' }),
    toastExpired: emit({ type: 'toast', text: formatMessage(couponMessages['coupon.expired']), tone: 'bad' }),
  },
  delays: { patience: 25_000 },
});
