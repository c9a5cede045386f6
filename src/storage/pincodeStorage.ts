import * as v from 'valibot';
import { isCompletePincode } from '../domain/fieldFormats.ts';
import { persisted } from './persisted.ts';

/** The pincode last found serviceable. (PIN-06) */
export const pincodeStorage = persisted('pincode', v.pipe(v.string(), v.check(isCompletePincode)));
