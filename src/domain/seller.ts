import { isGstNumber } from './fieldFormats.ts';

/** Under which code of the tariff goods are sold, and their GST in per cent. */
export type GoodsTax = { hsn: string; rate: number };

/** Who sells, as an invoice states it: name and address a line each, and the tax of each kind of order item. */
export type Seller = { lines: readonly string[]; gstin: string; goods: ReadonlyMap<string, GoodsTax> };

/** What a build is configured with about the seller; each '' where it is not. */
type SellerSettings = { seller: string; gstin: string; rates: string };

/** The embedded store's, made up as its telephone number is: no PAN has the digits 0000, and the rates are an example. */
const EXAMPLE: SellerSettings = {
  seller: 'Mitre & Mat|Old Spice Godown, Bazaar Road|Mattancherry, Kochi 682002|Kerala, India',
  gstin: '32AAACM0000A1Z5',
  rates: 'art=4911:18,custom=4911:18,gallery_wall=4911:18,gifting=4911:18,mixed_media=9701:5,object=8306:5',
};

const RATE = /^(?<kind>\w+)=(?<hsn>\d{4}(?:\d{2}){0,2}):(?<rate>\d{1,2}(?:\.\d{1,2})?)$/;

/**
 * The tax of each kind of order item, from 'art=4911:18,object=8306:5'. Which code and which rate goods have is the seller's
 * own statement: no call of the backend holds it. Throws RangeError for a part that cannot be read.
 */
export function parseGoodsTaxes(text: string): Map<string, GoodsTax> {
  return new Map(
    text.split(',').map((part) => {
      const { kind, hsn, rate } = RATE.exec(part.trim())?.groups ?? {};
      if (!kind || !hsn) throw new RangeError(`No kind with its code and rate: ${part}`);
      return [kind, { hsn, rate: Number(rate) }];
    }),
  );
}

/** The seller; null where a build does not state all of it. Throws RangeError where it states what cannot be read. */
export function createSeller({ seller, gstin, rates }: SellerSettings): Seller | null {
  if (!seller || !gstin || !rates) return null;
  if (!isGstNumber(gstin)) throw new RangeError(`No GST number: ${gstin}`);
  return { lines: seller.split('|').map((line) => line.trim()), gstin, goods: parseGoodsTaxes(rates) };
}

const SETTINGS: SellerSettings = {
  seller: import.meta.env?.VITE_SELLER || '',
  gstin: import.meta.env?.VITE_GSTIN || '',
  rates: import.meta.env?.VITE_GST_RATES || '',
};

/** The seller of this build; null where one for a real host states none, and then there are no invoices. */
export const SELLER: Seller | null = createSeller(
  import.meta.env?.VITE_API_HOST || SETTINGS.gstin ? SETTINGS : EXAMPLE,
);
