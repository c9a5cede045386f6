import { formGestures } from '../../form/form.gestures.ts';

export const optOutGestures = formGestures({ id: 'optOut', submit: 'Opt Out' });
