import type { JsonObject } from '../drupal/entity.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { arts } from './arts.ts';
import { give, scope, when } from './couponPlugins.ts';
import { DEMO } from './demo.ts';

export type SeedCoupon = {
  code: string;
  /** Shown as the line of the discount. */
  label: string;
  /** What it gives, and to whom, in a sentence. */
  description: string;
  offer: JsonObject;
  conditions?: readonly JsonObject[];
  operator?: 'AND' | 'OR';
  start?: string;
  end?: string;
  limit?: number;
  limitEach?: number;
  off?: true;
  /** How often it was used before the backend started. */
  uses?: number;
};

const [favourite = arts[0], second = arts[1]] = arts.filter(({ favourite }) => favourite);
const artId = (slug: string | undefined) => stableUuid(`art:${slug}`);
const variationId = (slug: string | undefined) => stableUuid(`variation:${slug}`);

/** A coupon of every condition, offer, scope and standing that the specification names (COUP-02 to COUP-16). */
export const COUPONS: readonly SeedCoupon[] = [
  { code: 'WELCOME10', label: '10% off', description: '10% off any order.', offer: give.percent(10) },
  {
    code: 'MONSOON500',
    label: '₹500 off',
    description: '₹500 off orders of ₹3,000 or more.',
    offer: give.rupees(500),
    conditions: [when.total('>=', 3000)],
  },
  {
    code: 'LITTLE50',
    label: '₹50 off',
    description: '₹50 off orders under ₹2,000.',
    offer: give.rupees(50),
    conditions: [when.total('<', 2000)],
  },
  {
    code: 'FIVEUP',
    label: '15% off five or more',
    description: '15% off orders of five pieces or more.',
    offer: give.percent(15),
    conditions: [when.pieces('>=', 5)],
  },
  {
    code: 'JUSTFORYOU',
    label: '20% off',
    description: `20% off for ${DEMO.mail} only.`,
    offer: give.percent(20),
    conditions: [when.mail(DEMO.mail)],
  },
  {
    code: 'DEMO1000',
    label: '₹1,000 off',
    description: '₹1,000 off for the demo customer only.',
    offer: give.rupees(1000),
    conditions: [when.customers(DEMO.id)],
  },
  {
    code: 'WALL2000',
    label: '₹2,000 off gallery walls',
    description: '₹2,000 off orders with a gallery wall in them.',
    offer: give.rupees(2000),
    conditions: [when.productTypes('gallery_wall')],
  },
  {
    code: 'STARPIECE',
    label: 'Star piece offer',
    description: `10% off orders with “${favourite?.title}” in them.`,
    offer: give.percent(10),
    conditions: [when.products(artId(favourite?.slug))],
  },
  {
    code: 'KOCHI250',
    label: '₹250 off in Kochi',
    description: '₹250 off orders billed to Kochi (pincodes 682001 to 682040).',
    offer: give.rupees(250),
    conditions: [when.billedTo({ administrative_area: 'KL', included_postal_codes: '682001:682040' })],
  },
  {
    code: 'KERALA5',
    label: '5% off in Kerala',
    description: '5% off orders sent to Kerala.',
    offer: give.percent(5),
    conditions: [when.sentTo({ administrative_area: 'KL' })],
  },
  {
    code: 'BOTHWAYS',
    label: '12% off',
    description: '12% off orders of ₹5,000 or more that have a decor object in them: both conditions.',
    offer: give.percent(12),
    conditions: [when.total('>=', 5000), when.productTypes('object')],
  },
  {
    code: 'EITHERWAY',
    label: '8% off',
    description: '8% off orders of ₹10,000 or more, or of three pieces or more: either condition.',
    offer: give.percent(8),
    conditions: [when.total('>=', 10_000), when.pieces('>=', 3)],
    operator: 'OR',
  },
  {
    code: 'PRINTS15',
    label: '15% off prints',
    description: '15% off every art print.',
    offer: give.percentOfItems(15, scope.productTypes('default')),
  },
  {
    code: 'GIFT100',
    label: '₹100 off gifts',
    description: '₹100 off every gift.',
    offer: give.rupeesOffItems(100, scope.productTypes('gifting')),
  },
  {
    code: 'FRAMED750',
    label: '₹750 off framed orders',
    description: '₹750 off orders with a frame in them.',
    offer: give.rupees(750),
    conditions: [when.productTypes('frame')],
  },
  {
    code: 'OBJECTS20',
    label: '20% off objects and mixed media',
    description: '20% off every decor object and mixed-media piece.',
    offer: give.percentOfItems(20, scope.productTypes('object', 'mixed_media')),
  },
  {
    code: 'QUARTER',
    label: '25% off one piece',
    description: `25% off “${second?.title}”.`,
    offer: give.percentOfItems(25, scope.products(artId(second?.slug))),
  },
  {
    code: 'THATONE150',
    label: '₹150 off one piece',
    description: `₹150 off each print of “${favourite?.title}”.`,
    offer: give.rupeesOffItems(150, scope.variations(variationId(favourite?.slug))),
  },
  {
    code: 'MYPHOTO',
    label: '10% off own pictures',
    description: '10% off prints of a picture of your own.',
    offer: give.percentOfItems(10, scope.variationTypes('Custom_image')),
  },
  {
    code: 'THIRDFREE',
    label: 'The third print is free',
    description: 'Buy two art prints and the cheapest further one is free, once in an order.',
    offer: give.buying(
      { pieces: 2, of: [scope.productTypes('default')] },
      { pieces: 1, of: [scope.productTypes('default')] },
      { percent: 100 },
    ),
  },
  {
    code: 'PAIRUP300',
    label: '₹300 off an object',
    description: 'Buy a mixed-media piece and take ₹300 off a decor object, once in an order.',
    offer: give.buying(
      { pieces: 1, of: [scope.productTypes('mixed_media')] },
      { pieces: 1, of: [scope.productTypes('object')] },
      { rupees: 300 },
    ),
  },
  {
    code: 'DOUBLEUP',
    label: '5% and ₹200 off',
    description: '5% off, and then ₹200 off what is left.',
    offer: give.all(give.percent(5), give.rupees(200)),
  },
  {
    code: 'ONTHEHOUSE',
    label: '₹5,00,000 off',
    description: '₹5,00,000 off: more than any order, which then costs nothing.',
    offer: give.rupees(500_000),
  },
  {
    code: 'ONCEEACH',
    label: '10% off, once',
    description: '10% off once for each customer.',
    offer: give.percent(10),
    limitEach: 1,
  },
  {
    code: 'FIRST100',
    label: '₹300 off',
    description: '₹300 off for the first hundred orders that use it.',
    offer: give.rupees(300),
    limit: 100,
    uses: 2,
  },
  {
    code: 'FESTIVE26',
    label: '10% off',
    description: '10% off from 1 January 2026 to the end of 2035.',
    offer: give.percent(10),
    end: '2035-12-31T00:00:00+05:30',
  },
  {
    code: 'LASTYEAR',
    label: '30% off',
    description: 'Expired: it ran until 31 December 2025.',
    offer: give.percent(30),
    start: '2025-01-01T00:00:00+05:30',
    end: '2025-12-31T00:00:00+05:30',
  },
  {
    code: 'NOTYET',
    label: '30% off',
    description: 'Not yet: it starts on 1 January 2099.',
    offer: give.percent(30),
    start: '2099-01-01T00:00:00+05:30',
  },
  {
    code: 'USEDUP',
    label: '30% off',
    description: 'Used up: it was good for one order.',
    offer: give.percent(30),
    limit: 1,
    uses: 1,
  },
  { code: 'SWITCHEDOFF', label: '30% off', description: 'Switched off.', offer: give.percent(30), off: true },
];
