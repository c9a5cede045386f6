import { connectForm } from '../form/connectForm.ts';
import { newsletterForm } from './newsletter.machine.ts';

/** What the newsletter's box may know and do. */
export const connect = connectForm(newsletterForm);
