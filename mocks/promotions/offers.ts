import type { Line, Rule } from './basket.ts';
import { Fraction } from './fraction.ts';

/**
 * What offers take off an order, slowly and from the sentences of the specification and its decisions: the order is laid
 * out piece by piece, and money is reckoned in exact fractions of a paisa. The store has rules of its own for the same;
 * that both come to one sum is tested, so neither may use the other's code.
 */

/** One offer that is no combination: its plugin's id and settings. */
type Offer = { kind: string; configuration: Rule };
/** A line with its remaining price after earlier offers, in paise. */
type DiscountedLine = Line & { remaining: Fraction };

const KINDS = new Set([
  'order_percentage_off',
  'order_fixed_amount_off',
  'order_item_percentage_off',
  'order_item_fixed_amount_off',
  'order_buy_x_get_y',
]);

/** The offers that make up one, in the order in which they apply; null where one of them is of no known kind. (COUP-09 to COUP-14) */
export function parseOffers(rule: Rule): Offer[] | null {
  const kind = rule?.target_plugin_id ?? rule?.plugin;
  const configuration = rule?.target_plugin_configuration ?? rule?.configuration;
  if (kind !== 'combination_offer') return KINDS.has(kind) ? [{ kind, configuration }] : null;
  const parts: (Offer[] | null)[] = configuration.offers.map(parseOffers);
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

/**
 * What each offer takes off, in paise: "applied once each, in the order given, on the discounted remainder, never below
 * zero"; each is rounded to `unit` paise, a half up.
 */
export function applyOffers(offers: readonly Offer[], lines: readonly Line[], unit: number): number[] {
  const discountedLines: DiscountedLine[] = [...lines]
    .sort(compareLines)
    .map((line) => ({ ...line, remaining: Fraction.of(line.price * line.quantity) }));
  return offers.map((offer) => applyOffer(offer, discountedLines, Fraction.of(unit)).toNumber());
}

// the dearest first, then by what they are: an order that does not depend on how the bag was filled
const compareLines = (a: Line, b: Line): number => {
  const names = (['productType', 'product', 'variationType', 'variation'] as const).map((name) => [a[name], b[name]]);
  const firstDifference = names.find(([mine, other]) => mine !== other) as [string, string] | undefined;
  return (
    b.price - a.price ||
    (firstDifference ? (firstDifference[0] < firstDifference[1] ? -1 : 1) : b.quantity - a.quantity)
  );
};

const getPaise = ({ number }: { number: string }) => Fraction.decimal(number).times(Fraction.of(100));

function applyOffer({ kind, configuration }: Offer, lines: DiscountedLine[], unit: Fraction): Fraction {
  const weights = new Map<DiscountedLine, Fraction>();
  let requestedDiscount = Fraction.of(0);
  if (kind === 'order_percentage_off' || kind === 'order_fixed_amount_off') {
    const total = Fraction.sum(lines.map(({ remaining }) => remaining));
    requestedDiscount = configuration.percentage
      ? total.times(Fraction.decimal(configuration.percentage))
      : getPaise(configuration.amount).min(total);
    for (const line of lines) weights.set(line, line.remaining);
  } else {
    const pieces = lines.flatMap((line) => {
      const piecePrice = line.remaining.dividedBy(Fraction.of(line.quantity));
      return Array.from({ length: line.quantity }, () => ({ line, piecePrice }));
    });
    const [selectedPieces, percentage, amount] =
      kind === 'order_buy_x_get_y'
        ? [
            selectPieces(configuration, pieces),
            configuration.offer_type === 'percentage' && configuration.offer_percentage,
            configuration.offer_amount,
          ]
        : [
            pieces.filter(({ line }) => matchesConditions(line, configuration.conditions)),
            configuration.percentage,
            configuration.amount,
          ];
    for (const { line, piecePrice } of selectedPieces) {
      const discount = percentage ? piecePrice.times(Fraction.decimal(percentage)) : getPaise(amount).min(piecePrice);
      weights.set(line, (weights.get(line) ?? Fraction.of(0)).plus(discount));
      requestedDiscount = requestedDiscount.plus(discount);
    }
  }
  return share(requestedDiscount, weights, { lines, unit });
}

// each line bears its share in whole units; the odd ones go to the lines that have most left
function share(
  requestedDiscount: Fraction,
  weights: Map<DiscountedLine, Fraction>,
  { lines, unit }: { lines: DiscountedLine[]; unit: Fraction },
): Fraction {
  const roundDown = (amount: Fraction) => amount.dividedBy(unit).floor().times(unit);
  const affectedLines = lines.filter((line) => weights.get(line)?.isZero() === false);
  const total = Fraction.sum(affectedLines.map(({ remaining }) => remaining));
  const totalDiscount = roundDown(requestedDiscount.plus(unit.dividedBy(Fraction.of(2)))).min(roundDown(total));
  const totalWeight = Fraction.sum([...weights.values()]);
  let undistributed = totalDiscount;
  for (const line of affectedLines) {
    const part = totalDiscount.times(weights.get(line) as Fraction).dividedBy(totalWeight);
    const discount = roundDown(part).min(roundDown(line.remaining));
    line.remaining = line.remaining.minus(discount);
    undistributed = undistributed.minus(discount);
  }
  while (!undistributed.isZero()) {
    let largestLine = affectedLines[0] as DiscountedLine;
    for (const line of affectedLines) if (largestLine.remaining.isLess(line.remaining)) largestLine = line;
    const discount = undistributed.min(largestLine.remaining);
    largestLine.remaining = largestLine.remaining.minus(discount);
    undistributed = undistributed.minus(discount);
  }
  return totalDiscount;
}

const matchesConditions = (line: Line, scopes: readonly Rule[] = []): boolean =>
  scopes.every(({ plugin, configuration }) => {
    switch (plugin) {
      case 'order_item_product_type':
        return configuration.product_types.includes(line.productType);
      case 'order_item_variation_type':
        return configuration.variation_types.includes(line.variationType);
      case 'order_item_product':
        return configuration.products.some((item: Rule) => item.product === line.product);
      case 'order_item_variation':
        return configuration.variations.some((item: Rule) => item.variation === line.variation);
      default:
        return false;
    }
  });

// bought are the dearest pieces, of equally dear ones first those that cannot be given; given are the cheapest of the rest
function selectPieces<Piece extends { line: Line }>(configuration: Rule, pieces: readonly Piece[]): Piece[] {
  // Drupal leaves out a quantity of one
  const { buy_quantity = 1, get_quantity = 1 } = configuration;
  const isEligible = ({ line }: Piece) => (matchesConditions(line, configuration.get_conditions) ? 1 : 0);
  const sortedPieces = [...pieces].sort((a, b) => b.line.price - a.line.price || isEligible(a) - isEligible(b));
  const bought = sortedPieces
    .filter(({ line }) => matchesConditions(line, configuration.buy_conditions))
    .slice(0, buy_quantity);
  if (bought.length < buy_quantity) return [];
  return sortedPieces.filter((piece) => !bought.includes(piece) && isEligible(piece)).slice(-get_quantity);
}
