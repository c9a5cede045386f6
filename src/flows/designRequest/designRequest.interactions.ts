import { formInteractions } from '../../form/form.interactions.ts';

export const designRequestInteractions = formInteractions({ id: 'designRequest', submit: 'Submit' });
