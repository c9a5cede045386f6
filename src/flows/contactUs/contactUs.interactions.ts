import { formInteractions } from '../../form/form.interactions.ts';

export const contactUsInteractions = formInteractions({ id: 'contactUs', submit: 'Send' });
