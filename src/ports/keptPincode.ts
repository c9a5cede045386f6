import * as v from 'valibot';
import { isCompletePincode } from '../domain/pincode.ts';
import { kept } from './storage.ts';

/** The pincode last found serviceable. (PIN-06) */
export const keptPincode = kept<string>('pincode', v.pipe(v.string(), v.check(isCompletePincode)));
