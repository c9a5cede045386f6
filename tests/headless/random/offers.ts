import type { BillingAddress } from '../../../src/domain/address.ts';
import type { ChartName, View } from '../world/views.ts';
import type { Story } from './story.ts';

/** Something that the view offers now: what a shopper would call it, and the doing. */
export type Offer = { label: string; act(): void };

/** The offers of a chart that runs now; none where it does not. */
export const chartOffers = <Name extends ChartName>(
  { visit }: Story,
  name: Name,
  offers: (view: View<Name>) => readonly (Offer | false | null)[],
): Offer[] => {
  const view = visit.find(name);
  return view ? offers(view).filter((offer): offer is Offer => Boolean(offer)) : [];
};

export const createOffer = (label: string, act: () => void): Offer => ({ label, act });

/** An offer for where a control can be used. */
export const offerIf = (can: unknown, label: string, act: () => void): Offer | null => (can ? { label, act } : null);

/** What a guest types of the address, well or badly. */
export const FIELDS: readonly (readonly [keyof BillingAddress, string])[] = [
  ['first_name', 'Asha'],
  ['last_name', 'Menon'],
  ['mail', 'asha@example.com'],
  ['mail', 'asha.menon@example.com'],
  ['phone', '9847123456'],
  ['phone', '98471'],
  ['house', '12 B, Lotus Court'],
  ['street_name', 'Marine Drive'],
  ['city', 'Fort Kochi'],
  ['pincode', '682001'],
  ['pincode', '110001'],
  ['pincode', '6820'],
];
