import { isCompletePincode } from '../domain/pincode.ts';
import { VISIT_KEYS } from './keptAtFirst.ts';
import { textThat } from './plainShapes.ts';
import { kept } from './storage.ts';

/** The pincode last found serviceable. (PIN-06) */
export const keptPincode = kept(VISIT_KEYS.pincode, textThat(isCompletePincode));
