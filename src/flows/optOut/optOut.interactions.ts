import { formInteractions } from '../../form/form.interactions.ts';

export const optOutInteractions = formInteractions({ id: 'optOut', submit: 'Opt Out' });
