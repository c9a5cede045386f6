import { isCompletePincode, type Place } from '../../src/domain/fieldFormats.ts';
import type { pincodeMessages } from '../../src/messages/cart.ts';

/** The states of the chart of the pincode. */
export type PincodeStatus = 'unknown' | 'lookingUp' | 'serviceable' | 'unserviceable' | 'unanswered';

/** What the chart of the pincode reports to the chart that runs it. */
export type PincodeResult = {
  type: 'pincode.answered';
  pincode: string;
  status: PincodeStatus;
  place: Place | null;
};

/** The pincode that a chart has requested the one inside it for, and the answer; null while that is on its way. */
export type PincodeLookup = { pincode: string; answer: Pick<PincodeResult, 'status' | 'place'> | null };

export const NO_LOOKUP: PincodeLookup = { pincode: '', answer: null };

/** A pincode whose place stands there already: nobody asks for it. */
export const createSettledLookup = (pincode: string): PincodeLookup => ({
  pincode,
  answer: { status: 'unknown', place: null },
});

export const getPincodeStatus = ({ pincode, answer }: PincodeLookup): PincodeStatus =>
  answer?.status ?? (isCompletePincode(pincode) ? 'lookingUp' : 'unknown');

/** Is this the answer that a chart waits for? */
export const isLookupPending = (lookup: PincodeLookup, { pincode }: Pick<PincodeResult, 'pincode'>): boolean =>
  getPincodeStatus(lookup) === 'lookingUp' && lookup.pincode === pincode;

/** What a shopper reads of a pincode; of one we deliver to it is stated in how many days. */
export const PINCODE_MESSAGES = {
  unknown: null,
  lookingUp: 'pincode.lookingUp',
  serviceable: 'pincode.serviceable',
  unserviceable: 'pincode.unserviceable',
  unanswered: 'pincode.unanswered',
} as const satisfies Record<PincodeStatus, keyof typeof pincodeMessages | null>;
