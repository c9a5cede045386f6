import { formGestures } from '../../form/form.gestures.ts';

export const newsletterGestures = formGestures({ id: 'newsletter', submit: 'Subscribe' });
