import type { Line, Rule } from './basket.ts';
import { Fraction } from './fraction.ts';

/**
 * What offers take off an order, slowly and from the sentences of the specification and its decisions: the order is laid
 * out piece by piece, and money is reckoned in exact fractions of a paisa. The store has rules of its own for the same;
 * that both come to one sum is tested, so neither may use the other's code.
 */

/** One offer that is no combination: its plugin's id and settings. */
type Offer = { kind: string; set: Rule };
/** A line with what the offers before have left of it, in paise. */
type Rest = Line & { left: Fraction };

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
  const set = rule?.target_plugin_configuration ?? rule?.configuration;
  if (kind !== 'combination_offer') return KINDS.has(kind) ? [{ kind, set }] : null;
  const parts: (Offer[] | null)[] = set.offers.map(parseOffers);
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

/**
 * What each offer takes off, in paise: "applied once each, in the order given, on the discounted remainder, never below
 * zero"; each is rounded to `unit` paise, a half up.
 */
export function applyOffers(offers: readonly Offer[], lines: readonly Line[], unit: number): number[] {
  const rests: Rest[] = [...lines]
    .sort(inOrder)
    .map((line) => ({ ...line, left: Fraction.of(line.price * line.quantity) }));
  return offers.map((offer) => take(offer, rests, Fraction.of(unit)).toNumber());
}

// the dearest first, then by what they are: an order that does not depend on how the bag was filled
const inOrder = (a: Line, b: Line): number => {
  const names = (['productType', 'product', 'variationType', 'variation'] as const).map((name) => [a[name], b[name]]);
  const differing = names.find(([mine, other]) => mine !== other) as [string, string] | undefined;
  return b.price - a.price || (differing ? (differing[0] < differing[1] ? -1 : 1) : b.quantity - a.quantity);
};

const getPaise = ({ number }: { number: string }) => Fraction.decimal(number).times(Fraction.of(100));

function take({ kind, set }: Offer, lines: Rest[], unit: Fraction): Fraction {
  const worths = new Map<Rest, Fraction>();
  let requestedDiscount = Fraction.of(0);
  if (kind === 'order_percentage_off' || kind === 'order_fixed_amount_off') {
    const total = Fraction.sum(lines.map(({ left }) => left));
    requestedDiscount = set.percentage
      ? total.times(Fraction.decimal(set.percentage))
      : getPaise(set.amount).least(total);
    for (const line of lines) worths.set(line, line.left);
  } else {
    const pieces = lines.flatMap((line) => {
      const worth = line.left.per(Fraction.of(line.quantity));
      return Array.from({ length: line.quantity }, () => ({ line, worth }));
    });
    const [chosen, percentage, amount] =
      kind === 'order_buy_x_get_y'
        ? [selectPieces(set, pieces), set.offer_type === 'percentage' && set.offer_percentage, set.offer_amount]
        : [pieces.filter(({ line }) => fits(line, set.conditions)), set.percentage, set.amount];
    for (const { line, worth } of chosen) {
      const off = percentage ? worth.times(Fraction.decimal(percentage)) : getPaise(amount).least(worth);
      worths.set(line, (worths.get(line) ?? Fraction.of(0)).plus(off));
      requestedDiscount = requestedDiscount.plus(off);
    }
  }
  return share(requestedDiscount, worths, { lines, unit });
}

// each line bears its share in whole units; the odd ones go to the lines that have most left
function share(
  requestedDiscount: Fraction,
  worths: Map<Rest, Fraction>,
  { lines, unit }: { lines: Rest[]; unit: Fraction },
): Fraction {
  const whole = (amount: Fraction) => amount.per(unit).floor().times(unit);
  const bearing = lines.filter((line) => worths.get(line)?.isZero() === false);
  const total = Fraction.sum(bearing.map(({ left }) => left));
  const due = whole(requestedDiscount.plus(unit.per(Fraction.of(2)))).least(whole(total));
  const all = Fraction.sum([...worths.values()]);
  let open = due;
  for (const line of bearing) {
    const part = due.times(worths.get(line) as Fraction).per(all);
    const off = whole(part).least(whole(line.left));
    line.left = line.left.minus(off);
    open = open.minus(off);
  }
  while (!open.isZero()) {
    let richest = bearing[0] as Rest;
    for (const line of bearing) if (richest.left.isLess(line.left)) richest = line;
    const off = open.least(richest.left);
    richest.left = richest.left.minus(off);
    open = open.minus(off);
  }
  return due;
}

const fits = (line: Line, scopes: readonly Rule[] = []): boolean =>
  scopes.every(({ plugin, configuration: set }) => {
    switch (plugin) {
      case 'order_item_product_type':
        return set.product_types.includes(line.productType);
      case 'order_item_variation_type':
        return set.variation_types.includes(line.variationType);
      case 'order_item_product':
        return set.products.some((each: Rule) => each.product === line.product);
      case 'order_item_variation':
        return set.variations.some((each: Rule) => each.variation === line.variation);
      default:
        return false;
    }
  });

// bought are the dearest pieces, of equally dear ones first those that cannot be given; given are the cheapest of the rest
function selectPieces<Piece extends { line: Line }>(set: Rule, pieces: readonly Piece[]): Piece[] {
  // Drupal leaves out a quantity of one
  const { buy_quantity = 1, get_quantity = 1 } = set;
  const isEligible = ({ line }: Piece) => (fits(line, set.get_conditions) ? 1 : 0);
  const shelf = [...pieces].sort((a, b) => b.line.price - a.line.price || isEligible(a) - isEligible(b));
  const bought = shelf.filter(({ line }) => fits(line, set.buy_conditions)).slice(0, buy_quantity);
  if (bought.length < buy_quantity) return [];
  return shelf.filter((piece) => !bought.includes(piece) && isEligible(piece)).slice(-get_quantity);
}
