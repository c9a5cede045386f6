import type { Place } from '../../src/domain/fieldFormats.ts';
import type { PincodeResult } from './pincodeLookup.ts';

/** What the chart of the pincode may answer about a place's, for the samples of the charts that ask it. */
export function createPincodeReplies(of: Place, area: 'pincode' | 'delivery' = 'pincode') {
  const createReply = (status: PincodeResult['status'], place: Place | null, reply: string) =>
    ({ type: 'pincode.answered', pincode: of.pincode, status, place, reply: `${area}.${reply}` }) as const;
  return [
    createReply('serviceable', of, 'found'),
    createReply('unserviceable', null, 'none'),
    createReply('unanswered', null, 'down'),
  ];
}
