import type { Samples } from '../kit/samples.ts';
import type { newsletterLinkMachine } from './newsletterLink.machine.ts';

const link = { mail: 'known@example.com', key: 'a-key-of-known' };

export const newsletterLinkSamples = {
  input: { purpose: 'confirm', ...link },
  starts: { leaving: { input: { purpose: 'leave', ...link } } },
  events: [
    { type: 'link.used' },
    { type: 'xstate.done.actor.useLink', output: 'taken', reply: 'newsletterLink.taken' },
    { type: 'xstate.done.actor.useLink', output: 'invalid', reply: 'newsletterLink.invalid' },
    { type: 'xstate.error.actor.useLink', error: 'down', reply: 'newsletterLink.down' },
  ],
} satisfies Samples<typeof newsletterLinkMachine>;
