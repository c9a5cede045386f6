import { connectForm } from '../form/connectForm.ts';
import { optOutForm } from './optOut.machine.ts';

/** What the way off the newsletter's list may know and do. */
export const connect = connectForm(optOutForm);
