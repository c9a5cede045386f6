import { dialogFormInteractions } from '../../form/form.interactions.ts';

export const contactInteractions = dialogFormInteractions({
  id: 'contact',
  open: 'Send us a message',
  submit: 'Send',
  close: 'Close',
});
