import { connectForm } from '../form/connectForm.ts';
import { partnerForm } from './partner.machine.ts';

/** What the partner application may know and do. */
export const connect = connectForm(partnerForm);
