import { formGestures } from '../../form/form.gestures.ts';

export const designRequestGestures = formGestures({ id: 'designRequest', submit: 'Submit' });
