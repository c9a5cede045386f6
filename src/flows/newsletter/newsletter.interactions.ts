import { formInteractions } from '../../form/form.interactions.ts';

export const newsletterInteractions = formInteractions({ id: 'newsletter', submit: 'Subscribe' });
