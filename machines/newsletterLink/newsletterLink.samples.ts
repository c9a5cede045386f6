import type { Samples } from '../kit/samples.ts';
import type { newsletterLinkMachine } from './newsletterLink.machine.ts';

const link = { mail: 'known@example.com', key: 'd273bb3668f6d6a0f6b5f9ca74260acd11f7dc8e790752827c38f0d5786e8ddb' };

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
