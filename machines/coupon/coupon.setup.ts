import { assign, emit, enqueueActions, setup } from 'xstate';
import type { BillingAddress, DeliveryAddress } from '../../src/domain/address.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import {
  type CouponAddress,
  type CouponBasket,
  isCouponCode,
  normalizeCouponCode,
  toCouponLines,
} from '../../src/domain/coupon.ts';
import type { Discount, Offer, OfferDiscount, Reduction } from '../../src/domain/discount.ts';
import { isCompletePincode } from '../../src/domain/fieldFormats.ts';
import { formatRupees } from '../../src/domain/money.ts';
import { type AppliedCoupon, type Coupon, type CouponEvaluation, evaluateCoupon } from '../../src/domain/promotion.ts';
import { STATES, toStateCode } from '../../src/domain/states.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import { couponMessages } from '../../src/messages/coupon.ts';
import { formatMessage } from '../../src/messages/message.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { type Listener, port } from '../kit/port.ts';

/** The coupon as the order shall have it; null where it does not apply, or takes nothing off and would be used for nothing. */
function toAppliedCoupon({ id, code }: Coupon, evaluation: CouponEvaluation): AppliedCoupon | null {
  if (evaluation.status === 'undecided') return { id, code, discount: null, parts: [] };
  if (evaluation.status !== 'applies' || evaluation.discount === 0) return null;
  return { id, code, discount: evaluation.discount, parts: getDiscounts(code, evaluation.parts) };
}

const KINDS = {
  order: 'coupon.part.order',
  items: 'coupon.part.items',
  buyXGetY: 'coupon.part.bought',
} as const satisfies Record<Offer['kind'], keyof typeof couponMessages>;

// one offer goes by the code that the shopper knows; of several each is named, and those of one name are one row
function getDiscounts(code: string, parts: readonly OfferDiscount[]): Discount[] {
  const rows = new Map<string, number>();
  for (const { offer, amount } of parts) {
    const label =
      parts.length === 1
        ? code
        : formatMessage(couponMessages[KINDS[offer.kind]], { off: formatReduction(offer.reduction) });
    if (amount > 0) rows.set(label, (rows.get(label) ?? 0) + amount);
  }
  return [...rows].map(([label, amount]) => ({ label, amount }));
}

const formatReduction = (off: Reduction): string =>
  'percentage' in off ? `${Number((off.percentage * 100).toFixed(4))}%` : formatRupees(off.amount);

/** The field of the code, which takes the focus of the button that goes with the coupon. */
export const COUPON_FIELD = 'coupon-code';

/** What a coupon is held against, as far as the checkout knows it; `delivery` is null where it is the billing address. */
export type CouponSubject = {
  lines: readonly CartLine[];
  session: UserSession | null;
  billing: BillingAddress | null;
  delivery: DeliveryAddress | null;
};

/** The same in the terms of the coupon's rules; an address that is not whole is not known yet (COUP-08). */
const toCouponBasket = ({ lines, session, billing, delivery }: CouponSubject): CouponBasket => ({
  lines: toCouponLines(lines),
  mail: session?.details.mail ?? null,
  customer: session?.details.id ?? null,
  billing: getPlace(billing),
  shipping: getPlace(billing && (delivery ?? billing)),
});

const getPlace = (address: BillingAddress | DeliveryAddress | null): CouponAddress | null =>
  address && STATES.includes(address.state) && isCompletePincode(address.pincode)
    ? { country: address.country, area: toStateCode(address.state), pincode: address.pincode }
    : null;

/** What the chart of the order learns of its coupon. */
type CouponReport =
  | { type: 'coupon.changed'; coupon: AppliedCoupon | null }
  | { type: 'coupon.lookup'; isRunning: boolean };

/** `code` is the one that the browser stored, or ''; `order` hears of the coupon, where something runs this chart. */
export type CouponInput = { code: string; subject: CouponSubject; order?: Listener<CouponReport> | undefined };
/** A coupon that was found, and when, in milliseconds since 1970. */
export type CouponLookup = { coupon: Coupon; at: number };
export type CouponEffect =
  | Effect
  | { type: 'coupon.changed'; coupon: AppliedCoupon | null }
  /** A code that was applied and is not decided yet, to be stored over a reload; '' for none. */
  | { type: 'code.stored'; code: string };

export type Context = CouponInput & {
  lookup: CouponLookup | null;
  /** How the coupon that was found stands to what it was last held against. */
  evaluation: CouponEvaluation | null;
  /** The coupon that the order has, as it was last reported; undefined while one that was stored is yet to be looked up. */
  applied: AppliedCoupon | null | undefined;
};

export const createContext = ({ code, subject, order }: CouponInput): Context => ({
  code,
  subject,
  order,
  lookup: null,
  evaluation: null,
  applied: code === '' ? null : undefined,
});

const getEvaluation = ({ lookup, subject }: Context): CouponEvaluation | null =>
  lookup && evaluateCoupon(lookup.coupon, toCouponBasket(subject), lookup.at);

/** Types, ports, guards and actions of the coupon chart. */
export const couponSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'code.typed'; code: string }
      | { type: 'code.applied' }
      | { type: 'coupon.removed' }
      | { type: 'subject.changed'; subject: CouponSubject }
      | { type: 'coupon.refused' },
    emitted: {} as CouponEffect,
    input: {} as CouponInput,
    meta: {} as Meta<keyof typeof couponMessages>,
  },
  actors: { findCoupon: port<CouponLookup | null, { code: string; session: UserSession }>('findCoupon') },
  guards: {
    hasCode: ({ context }) => context.code !== '',
    hasSession: ({ context }) => context.subject.session !== null,
    isMalformed: ({ context }) => !isCouponCode(context.code),
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
    focusField: emit({ type: 'focus', field: COUPON_FIELD }),
    storeSubject: assign((_, subject: CouponSubject) => ({ subject })),
    storeLookup: assign((_, lookup: CouponLookup | null) => ({ lookup })),
    evaluate: assign(({ context }) => ({ evaluation: getEvaluation(context) })),
    /** The order has the coupon from now on, with what it takes off now. */
    apply: enqueueActions(({ context: { lookup, evaluation, applied, order }, enqueue }) => {
      const coupon = lookup && evaluation && toAppliedCoupon(lookup.coupon, evaluation);
      if (JSON.stringify(coupon) === JSON.stringify(applied)) return;
      enqueue.assign({ applied: coupon });
      enqueue.emit({ type: 'coupon.changed', coupon });
      if (order) enqueue.sendTo(order, { type: 'coupon.changed', coupon });
    }),
    /** The order has no coupon any more. */
    revoke: enqueueActions(({ context: { applied, order }, enqueue }) => {
      if (applied === null) return;
      enqueue.assign({ applied: null });
      enqueue.emit({ type: 'coupon.changed', coupon: null });
      if (order) enqueue.sendTo(order, { type: 'coupon.changed', coupon: null });
    }),
    keepCode: emit(({ context: { code } }) => ({ type: 'code.stored', code })),
    dropCode: emit({ type: 'code.stored', code: '' }),
    reportLookup: enqueueActions(({ context: { order }, enqueue }, isRunning: boolean) => {
      if (order) enqueue.sendTo(order, { type: 'coupon.lookup', isRunning });
    }),
    forget: assign({ lookup: null, evaluation: null }),
    toastRevoked: emit({ type: 'toast', text: formatMessage(couponMessages['coupon.letGo']), tone: 'plain' }),
    toastExpired: emit({ type: 'toast', text: formatMessage(couponMessages['coupon.expired']), tone: 'bad' }),
  },
  delays: { patience: 25_000 },
});
