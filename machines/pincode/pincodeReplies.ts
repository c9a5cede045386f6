import type { Place } from '../../src/domain/fieldFormats.ts';
import type { PincodeResult } from './pincodeLookup.ts';

/** What the chart of the pincode may answer about a place's, for the samples of the charts that ask it. */
export function createPincodeReplies(of: Place, area: 'pincode' | 'delivery' = 'pincode') {
  const answered = (status: PincodeResult['status'], place: Place | null, reply: string) =>
    ({ type: 'pincode.answered', pincode: of.pincode, status, place, reply: `${area}.${reply}` }) as const;
  return [
    answered('serviceable', of, 'found'),
    answered('unserviceable', null, 'none'),
    answered('unanswered', null, 'down'),
  ];
}
