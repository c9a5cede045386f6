import { connectForm } from '../form/connectForm.ts';
import { designRequestForm } from './designRequest.machine.ts';

/** What the request for a design service may know and do. */
export const connect = connectForm(designRequestForm);
