import { formInteractions } from '../../form/form.interactions.ts';

export const partnerInteractions = formInteractions({ id: 'partner', submit: 'Apply' });
