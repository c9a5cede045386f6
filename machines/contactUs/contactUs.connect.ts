import { connectForm } from '../form/connectForm.ts';
import { contactUsForm } from './contactUs.machine.ts';

/** What the form of the Contact Us page may know and do. */
export const connect = connectForm(contactUsForm);
