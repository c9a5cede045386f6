import * as v from 'valibot';
import { isCompletePincode } from '../domain/pincode.ts';
import { kept } from './kept.ts';
import { VISIT_KEYS } from './visit.ts';

/** The pincode last found serviceable. (PIN-06) */
export const keptPincode = kept(VISIT_KEYS.pincode, v.pipe(v.string(), v.check(isCompletePincode)));
