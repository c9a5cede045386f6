/** A line of an order as a promotion looks at it: types are bundles ('default', 'frame', …), the others uuids. */
export type Line = {
  productType: string;
  product: string;
  variationType: string;
  variation: string;
  /** Price of one piece, in paise. */
  price: number;
  quantity: number;
};

/** Where something goes; `area` is the two letters of a state after ISO 3166-2. */
export type Location = { country: string; area: string; pincode: string };

/** An order as conditions are held against it; null where the backend knows nothing. */
export type Basket = {
  lines: readonly Line[];
  mail: string | null;
  /** uuid of the customer's user. */
  customer: string | null;
  billing: Location | null;
  shipping: Location | null;
};

/** A condition or an offer as JSON:API brings it: a plugin's id and what it is set to. */
// biome-ignore lint/suspicious/noExplicitAny: each plugin has its own settings
export type Rule = any;

/** What the lines come to before any offer, in paise. */
export const getSubtotal = (lines: readonly Line[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
