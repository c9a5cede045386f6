import { type Paise, toDecimal } from '../money.ts';
import type { Thing, ToAbsoluteUrl } from './thing.ts';

type OfferInput = {
  price: Paise;
  isSoldOut: boolean;
  /** Where it is bought. */
  path: string;
  /** In how many days it comes: '5-7'. */
  days: string;
  /** What of the product costs this much, where there are several. */
  name?: string;
};

const COUNTRY = 'IN';
const CURRENCY = 'INR';

/** '5-7' as schema.org counts days; undefined for anything else. */
function parseDays(days: string): Thing | undefined {
  const { least, most = least } = /^(?<least>\d+)(?:-(?<most>\d+))?$/.exec(days)?.groups ?? {};
  if (least === undefined) return undefined;
  return { '@type': 'QuantitativeValue', minValue: Number(least), maxValue: Number(most), unitCode: 'DAY' };
}

/** Free within India, and nowhere else (CONST-06, CONST-09). */
const createShippingDetails = (days: string): Thing => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: CURRENCY },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
  deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: parseDays(days) },
});

/** Nothing is taken back (CONST-07, CONST-08). */
const NO_RETURNS: Thing = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRY,
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
};

/** What something costs in rupees, whether it can be had, and how it travels. (CONST-01) */
export const toOfferJsonLd = (
  { price, isSoldOut, path, days, name }: OfferInput,
  toAbsoluteUrl: ToAbsoluteUrl,
): Thing => ({
  '@type': 'Offer',
  name,
  url: toAbsoluteUrl(path),
  price: toDecimal(price),
  priceCurrency: CURRENCY,
  availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  shippingDetails: createShippingDetails(days),
  hasMerchantReturnPolicy: NO_RETURNS,
});
