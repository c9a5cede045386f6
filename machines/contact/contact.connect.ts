import { connectForm } from '../form/connectForm.ts';
import { contactForm } from './contact.machine.ts';

/** What the contact dialog may know and do. */
export const connect = connectForm(contactForm);
