import { couponMachine } from '../../machines/coupon/coupon.machine.ts';
import type { CouponLookup } from '../../machines/coupon/couponContext.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { findCoupon } from '../api/coupons.ts';
import type { UserSession } from '../domain/userSession.ts';

export const couponPorts = {
  /** Rejects with 'unauthorised' where the buyer is no longer known (API-73). */
  async findCoupon(
    { code, session }: { code: string; session: UserSession },
    signal: AbortSignal,
  ): Promise<CouponLookup | null> {
    const coupon = await findCoupon(code, { bearer: session.token, signal });
    return coupon && { coupon, at: Date.now() };
  },
};

export const couponLogic = provideActors(couponMachine, couponPorts);
