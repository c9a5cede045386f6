import * as v from 'valibot';
import { isCompletePincode } from '../domain/fieldFormats.ts';
import { persisted } from './persisted.ts';
import { VISIT_STORAGE_KEYS } from './visitStorage.ts';

/** The pincode last found serviceable. (PIN-06) */
export const pincodeStorage = persisted(VISIT_STORAGE_KEYS.pincode, v.pipe(v.string(), v.check(isCompletePincode)));
