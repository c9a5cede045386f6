import { isCompletePincode, type Place } from '../../src/domain/fieldFormats.ts';
import { omit } from '../../src/domain/omit.ts';
import type { pincodeMessages } from '../../src/messages/cart.ts';

/** The states of the chart of the pincode. */
export type PincodeStatus = 'unknown' | 'lookingUp' | 'serviceable' | 'unserviceable' | 'unanswered';

/** A pincode that a chart had the chart inside it look up, and what is known of it so far. */
export type PincodeLookup = { pincode: string; status: PincodeStatus; place: Place | null };

/** What the chart of the pincode reports to the chart that runs it. */
export type PincodeResult = { type: 'pincode.answered' } & PincodeLookup;

export const NO_LOOKUP: PincodeLookup = { pincode: '', status: 'unknown', place: null };

/** A lookup that begins now; only a whole pincode is looked up. */
export const createLookup = (pincode: string): PincodeLookup => ({
  pincode,
  status: isCompletePincode(pincode) ? 'lookingUp' : 'unknown',
  place: null,
});

/** Is this the answer that a chart waits for? */
export const isLookupPending = (lookup: PincodeLookup, { pincode }: PincodeLookup): boolean =>
  lookup.status === 'lookingUp' && lookup.pincode === pincode;

/** What the pincode of an address fills in. */
export type PlaceField = 'city' | 'state';

/** What a pincode fills in once a field of its address was typed: all after the pincode itself, and not what was typed since. */
export const followTyping = (placeFields: readonly PlaceField[], typed: string): readonly PlaceField[] =>
  typed === 'pincode' ? ['city', 'state'] : placeFields.filter((field) => field !== typed);

/** An address with the place of its pincode in these fields, and in those that are empty; their problems are gone. (PIN-12) */
export function fillPlace<
  Address extends Record<PlaceField, string>,
  Problems extends Partial<Record<PlaceField, unknown>>,
>(address: Address, problems: Problems, placeFields: readonly PlaceField[], { city, state }: Place) {
  const found = { city, state };
  const filled = (['city', 'state'] as const).filter((field) => placeFields.includes(field) || address[field] === '');
  return {
    address: { ...address, ...Object.fromEntries(filled.map((field) => [field, found[field]])) },
    problems: omit(problems, ...filled),
  };
}

/** What a shopper reads of a pincode; of one we deliver to it is stated in how many days. */
export const PINCODE_MESSAGES = {
  unknown: null,
  lookingUp: 'pincode.lookingUp',
  serviceable: 'pincode.serviceable',
  unserviceable: 'pincode.unserviceable',
  unanswered: 'pincode.unanswered',
} as const satisfies Record<PincodeStatus, keyof typeof pincodeMessages | null>;
