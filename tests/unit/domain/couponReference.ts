import { Fraction } from './fraction.ts';

/**
 * Coupons once more, slowly, from the sentences of the specification and its decisions: rules are taken as the backend
 * writes them, the bag is laid out piece by piece, and money is reckoned in exact fractions of a rupee.
 */

// biome-ignore lint/suspicious/noExplicitAny: rules as they come in JSON
type Rule = any;
export type Bag = {
  productType: string;
  product: string;
  variationType: string;
  variation: string;
  /** Paise. */
  price: number;
  quantity: number;
}[];
export type Buyer = {
  mail: string;
  customer: string;
  billing: { country: string; area: string; pincode: string };
  shipping: { country: string; area: string; pincode: string };
};
type Line = Bag[number] & { left: Fraction };

const rupeesOf = (paise: number) => Fraction.of(paise, 100);

// "A coupon applies only when today lies between its start and end dates", days as a calendar in India has them
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
export const runs = (now: Date, start: string | null, end: string | null): boolean => {
  const today = calendar.format(now);
  return (!start || calendar.format(new Date(start)) <= today) && (!end || today <= calendar.format(new Date(end)));
};

/** "With AND all conditions must pass; with OR one suffices." */
export function passes(conditions: Rule[], operator: string, bag: Bag, buyer: Buyer): boolean {
  let passed = 0;
  for (const condition of conditions) if (meets(condition, bag, buyer)) passed += 1;
  return operator === 'OR' && conditions.length > 0 ? passed > 0 : passed === conditions.length;
}

function meets(
  { target_plugin_id: kind, target_plugin_configuration: set }: Rule,
  bag: Bag,
  { mail, customer, billing, shipping }: Buyer,
): boolean {
  const pieces = bag.flatMap((line) => Array.from({ length: line.quantity }, () => line));
  if (kind === 'order_total_price') {
    return compares(
      set.operator,
      Fraction.sum(pieces.map(({ price }) => rupeesOf(price))),
      Fraction.decimal(set.amount.number),
    );
  }
  if (kind === 'order_item_quantity')
    return compares(set.operator, Fraction.of(pieces.length), Fraction.of(set.quantity));
  if (kind === 'order_email')
    return [set.mail].flat().some((each: string) => each.toUpperCase() === mail.toUpperCase());
  if (kind === 'order_customer') return set.customers.indexOf(customer) >= 0;
  if (kind === 'order_product_type')
    return pieces.filter((piece) => set.product_types.indexOf(piece.productType) >= 0).length > 0;
  if (kind === 'order_product')
    return pieces.filter((piece) => set.products.some((each: Rule) => each.product === piece.product)).length > 0;
  const place = kind === 'order_billing_address' ? billing : shipping;
  return set.zone.territories.some((territory: Rule) => {
    if (territory.country_code !== place.country) return false;
    if (territory.administrative_area && territory.administrative_area !== place.area) return false;
    if (!territory.included_postal_codes) return true;
    return territory.included_postal_codes.split(',').some((range: string) => {
      const [from, to] = range.trim().split(':').map(Number);
      return Number(place.pincode) >= Number(from) && Number(place.pincode) <= Number(to ?? from);
    });
  });
}

function compares(operator: string, a: Fraction, b: Fraction): boolean {
  if (operator === '<') return a.isLess(b);
  if (operator === '>') return b.isLess(a);
  if (operator === '<=') return !b.isLess(a);
  if (operator === '>=') return !a.isLess(b);
  return !a.isLess(b) && !b.isLess(a);
}

/**
 * What an offer takes off a bag, in rupees, each of its parts by itself: "applied once each, in the order given, on the
 * discounted remainder, never below zero; each is rounded to the rupee".
 */
export function takes(offer: Rule, bag: Bag): number[] {
  const lines: Line[] = [...bag].sort(inOrder).map((line) => ({ ...line, left: rupeesOf(line.price * line.quantity) }));
  return partsOf(offer).map((part) => take(part, lines).toNumber());
}

const partsOf = ({ target_plugin_id, plugin, target_plugin_configuration, configuration }: Rule): Rule[] => {
  const [kind, set] = [target_plugin_id ?? plugin, target_plugin_configuration ?? configuration];
  return kind === 'combination_offer' ? set.offers.flatMap(partsOf) : [{ kind, set }];
};

// the dearest first, then by what they are: an order that does not depend on how the bag was filled
const inOrder = (a: Line | Bag[number], b: Line | Bag[number]): number => {
  const names = (['productType', 'product', 'variationType', 'variation'] as const).map((name) => [a[name], b[name]]);
  const differing = names.find(([mine, other]) => mine !== other) as [string, string] | undefined;
  return b.price - a.price || (differing ? (differing[0] < differing[1] ? -1 : 1) : b.quantity - a.quantity);
};

function take({ kind, set }: Rule, lines: Line[]): Fraction {
  const pieces = lines.flatMap((line) => {
    const worth = line.left.per(Fraction.of(line.quantity));
    return Array.from({ length: line.quantity }, () => ({ line, worth }));
  });
  const worths = new Map<Line, Fraction>();
  let wished = Fraction.of(0);
  if (kind === 'order_percentage_off' || kind === 'order_fixed_amount_off') {
    const total = Fraction.sum(lines.map(({ left }) => left));
    wished = set.percentage
      ? total.times(Fraction.decimal(set.percentage))
      : Fraction.decimal(set.amount.number).least(total);
    for (const line of lines) worths.set(line, line.left);
  } else {
    const [chosen, percentage, amount] =
      kind === 'order_buy_x_get_y'
        ? [given(set, pieces), set.offer_type === 'percentage' && set.offer_percentage, set.offer_amount]
        : [pieces.filter(({ line }) => fits(line, set.conditions)), set.percentage, set.amount];
    for (const { line, worth } of chosen) {
      const off = percentage ? worth.times(Fraction.decimal(percentage)) : Fraction.decimal(amount.number).least(worth);
      worths.set(line, (worths.get(line) ?? Fraction.of(0)).plus(off));
      wished = wished.plus(off);
    }
  }
  return share(wished, worths, lines);
}

// each line bears its share in whole rupees; the odd rupees go to the lines that have most left
function share(wished: Fraction, worths: Map<Line, Fraction>, lines: Line[]): Fraction {
  const bearing = lines.filter((line) => worths.get(line)?.isZero() === false);
  const total = Fraction.sum(bearing.map(({ left }) => left)).floor();
  const due = wished.plus(Fraction.of(1, 2)).floor().least(total);
  const all = Fraction.sum([...worths.values()]);
  let open = due;
  for (const line of bearing) {
    const off = due
      .times(worths.get(line) as Fraction)
      .per(all)
      .floor()
      .least(line.left.floor());
    line.left = line.left.minus(off);
    open = open.minus(off);
  }
  while (!open.isZero()) {
    let richest = bearing[0] as Line;
    for (const line of bearing) if (richest.left.isLess(line.left)) richest = line;
    const off = open.least(richest.left);
    richest.left = richest.left.minus(off);
    open = open.minus(off);
  }
  return due;
}

const fits = (line: Line, scopes: Rule[]): boolean =>
  scopes.every(({ plugin, configuration: set }) => {
    if (plugin === 'order_item_product_type') return set.product_types.includes(line.productType);
    if (plugin === 'order_item_variation_type') return set.variation_types.includes(line.variationType);
    if (plugin === 'order_item_product') return set.products.some((each: Rule) => each.product === line.product);
    return set.variations.some((each: Rule) => each.variation === line.variation);
  });

// bought are the dearest pieces, of equally dear ones first those that cannot be given; given are the cheapest of the rest
function given<Piece extends { line: Line }>(set: Rule, pieces: Piece[]): Piece[] {
  const canBeGiven = ({ line }: Piece) => (fits(line, set.get_conditions) ? 1 : 0);
  const shelf = [...pieces].sort((a, b) => b.line.price - a.line.price || canBeGiven(a) - canBeGiven(b));
  const bought = shelf.filter(({ line }) => fits(line, set.buy_conditions)).slice(0, set.buy_quantity);
  if (bought.length < set.buy_quantity) return [];
  return shelf.filter((piece) => !bought.includes(piece) && canBeGiven(piece)).slice(-set.get_quantity);
}
