import { formGestures } from '../../form/form.gestures.ts';

export const partnerGestures = formGestures({ id: 'partner', submit: 'Apply' });
