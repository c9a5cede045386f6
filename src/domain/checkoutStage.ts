const NAMED_STAGES = ['shopping-bag', 'details', 'shipping', 'payment', 'review', 'payment_fail'] as const;

/** A stage as an address names it; an order's own page by the order's number (CHK-03 to CHK-10). */
export type StageSegment = (typeof NAMED_STAGES)[number] | `order-${string}`;

/** A stage by its meaning, with a name for the order pages and for every path that is no stage (CHK-03 to CHK-10). */
export type StageName = (typeof NAMED_STAGES)[number] | 'confirmation' | 'unknown';

const ORDER = /^order-([\w-]{1,64})$/;

/** The stage a path segment asks for; an order page comes with its order number (CHK-03 to CHK-10). */
export function parseStage(text: string): { stage: StageName; orderNo?: string } {
  const orderNo = ORDER.exec(text)?.[1];
  if (orderNo !== undefined) return { stage: 'confirmation', orderNo };
  return { stage: NAMED_STAGES.find((stage) => stage === text) ?? 'unknown' };
}

/**
 * Where a stage sends the visitor instead of showing itself, or null. `lines` is the number of cart
 * lines, `hasShipping` whether the checkout record holds shipping data. The stage's own redirect
 * comes first, then the rule of the empty cart, then review's (CHK-04, CHK-10, CHK-12 to CHK-14).
 */
export function getStageRedirect({
  stage,
  lines,
  hasShipping,
}: {
  stage: StageName;
  lines: number;
  hasShipping: boolean;
}): null | 'shopping-bag' | 'shipping' | '/403' | '/404c' {
  switch (stage) {
    case 'details':
      return 'shopping-bag';
    case 'unknown':
      return '/404c';
    case 'shipping':
      return lines === 0 ? '/403' : null;
    case 'review':
      if (lines === 0) return '/403';
      return hasShipping ? null : 'shipping';
    default:
      return null;
  }
}

/** The two prefixes under which the same checkout runs; the second always pays at the test gateway (CHK-01). */
export type CheckoutPrefix = '/checkout' | '/mock_checkout';

/** The prefix that a path begins with; whatever begins with neither counts as the first (CHK-01). */
export const parseCheckoutPrefix = (path: string): CheckoutPrefix =>
  /^\/mock_checkout(\/|$)/.test(path) ? '/mock_checkout' : '/checkout';

/** The path of a stage, with the order it speaks of. */
export const formatStagePath = (prefix: CheckoutPrefix, stage: StageSegment, orderNo: string | null = null) =>
  `${prefix}/${stage}${orderNo === null ? '' : `?order_no=${orderNo}`}`;
