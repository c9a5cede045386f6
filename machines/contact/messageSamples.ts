import { typedInto } from '../form/formSamples.ts';

/** What happens to a message to the shop, in the dialog and on the page alike. */
export const messageSamples = [
  // Nothing but its topic is missing, and its address is wrong.
  { type: 'form.recalled', values: { name: 'Asha', mail: 'asha@', message: 'Do you frame kites?' } },
  typedInto('topic', 'Custom Framing / Frames'),
  typedInto('mail', 'asha@example.com'),
  typedInto('mail', 'asha@'),
  { type: 'form.submitted' },
  { type: 'xstate.done.actor.sendForm', output: 'sent', answer: 'contact.sent' },
  {
    type: 'xstate.done.actor.sendForm',
    output: { refused: { message: 'This value is too long.' } },
    answer: 'contact.refused',
  },
  { type: 'xstate.error.actor.sendForm', error: 'down', answer: 'contact.down' },
] as const;
