import { isCompletePincode, type Place } from '../../src/domain/pincode.ts';
import type { MessageId } from '../../src/messages/messages.ts';

/** The states of the chart of the pincode. */
export type PincodeStanding = 'unknown' | 'lookingUp' | 'serviceable' | 'unserviceable' | 'unanswered';

/** What the chart of the pincode tells the chart that runs it. */
export type PincodeAnswered = {
  type: 'pincode.answered';
  pincode: string;
  standing: PincodeStanding;
  place: Place | null;
};

/** The pincode that a chart has asked the one inside it for, and the answer; null while that is on its way. */
export type PincodeLookup = { pincode: string; answer: Pick<PincodeAnswered, 'standing' | 'place'> | null };

export const NO_LOOKUP: PincodeLookup = { pincode: '', answer: null };

/** A pincode whose place stands there already: nobody asks for it. */
export const settledLookup = (pincode: string): PincodeLookup => ({
  pincode,
  answer: { standing: 'unknown', place: null },
});

export const standingOf = ({ pincode, answer }: PincodeLookup): PincodeStanding =>
  answer?.standing ?? (isCompletePincode(pincode) ? 'lookingUp' : 'unknown');

/** Is this the answer that a chart waits for? */
export const isAwaited = (lookup: PincodeLookup, { pincode }: Pick<PincodeAnswered, 'pincode'>): boolean =>
  standingOf(lookup) === 'lookingUp' && lookup.pincode === pincode;

/** What a shopper reads of a pincode; of one we deliver to it is told in how many days. */
export const PINCODE_SAYS: Record<PincodeStanding, MessageId | null> = {
  unknown: null,
  lookingUp: 'pincode.lookingUp',
  serviceable: 'pincode.serviceable',
  unserviceable: 'pincode.unserviceable',
  unanswered: 'pincode.unanswered',
};
