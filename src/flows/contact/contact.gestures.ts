import { dialogGestures } from '../../form/form.gestures.ts';

export const contactGestures = dialogGestures({
  id: 'contact',
  open: 'Send us a message',
  submit: 'Send',
  close: 'Close',
});
