import { formGestures } from '../../form/form.gestures.ts';

export const contactUsGestures = formGestures({ id: 'contactUs', submit: 'Send' });
