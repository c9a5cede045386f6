import type { EventFrom, SnapshotFrom } from 'xstate';
import type { Condition } from '../../src/domain/coupon.ts';
import { BUNDLES } from '../../src/domain/listArea.ts';
import { formatRupees } from '../../src/domain/money.ts';
import type { CouponEvaluation } from '../../src/domain/promotion.ts';
import { couponMessages } from '../../src/messages/coupon.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { getMessageId } from '../kit/meta.ts';
import type { couponMachine } from './coupon.machine.ts';

const TYPES = [...Object.values(BUNDLES), 'frame'] as const;

const formatList = (texts: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en-IN', { type }).format([...new Set(texts)]);

/** What stands between a coupon and a bag, as part of a sentence; '' where nothing does (COUP-08). */
const formatCouponNeeds = (evaluation: CouponEvaluation | null): string =>
  evaluation?.status === 'unmet'
    ? formatList(evaluation.missing.map(getNeed), evaluation.operator === 'OR' ? 'disjunction' : 'conjunction')
    : '';

function getNeed(condition: Condition): string {
  switch (condition.kind) {
    case 'order_total_price':
      return formatMessage(couponMessages[`couponTotal.${condition.operator}`], {
        amount: formatRupees(condition.amount),
      });
    case 'order_item_quantity':
      return formatMessage(couponMessages[`couponPieces.${condition.operator}`], { quantity: condition.quantity });
    case 'order_product_type':
      return formatList(condition.types.map(formatType), 'disjunction');
    case 'order_product':
      return formatMessage(couponMessages['coupon.needs.product']);
    case 'order_email':
    case 'order_customer':
      return formatMessage(couponMessages['coupon.needs.account']);
    case 'order_billing_address':
      return formatMessage(couponMessages['coupon.needs.billing']);
    case 'order_shipping_address':
      return formatMessage(couponMessages['coupon.needs.delivery']);
  }
}

function formatType(type: string): string {
  const known = TYPES.find((each) => each === type);
  return formatMessage(couponMessages[known ? (`couponType.${known}` as const) : 'coupon.needs.product']);
}

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
